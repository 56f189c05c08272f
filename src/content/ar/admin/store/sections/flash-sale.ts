import type * as english from '../../../../en/admin/store/sections/flash-sale'
import type { Words } from '../../../../words'

export const words = {
  name: 'العروض الخاطفة',
  hint: 'منتجات مع العد التنازلي للعروض الخاطفة',
  fields: {
    title: { name: 'العنوان' },
    products: { name: 'المنتجات', hint: 'ما له سعر خاطف يعرضه ما دام ساريًا.' },
  },
} as const satisfies Words<typeof english.words>
