import type * as english from '../../en/product/zoom'
import type { Words } from '../../words'

/** Words of the large pictures. */
export const zoomWords = {
  title: (title: string) => `${title}، صورة كبيرة`,
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  closer: 'عن قرب',
  whole: 'الصورة كاملة',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
} as const satisfies Words<typeof english.zoomWords>
