import type * as english from '../../en/catalogue/sale'
import type { Words } from '../../words'

/** What the banner of a sale says of it. */
export const saleWords = {
  upTo: (percent: number) => `خصم يصل إلى ${percent}% من السعر السابق.`,
  plain: 'كل ما هنا أقل من سعره السابق.',
  endsIn: 'تنتهي الأسعار الخاطفة خلال',
  startsIn: 'تبدأ الأسعار الخاطفة القادمة بعد',
  search: 'البحث في التخفيضات',
  submit: 'بحث',
} as const satisfies Words<typeof english.saleWords>
