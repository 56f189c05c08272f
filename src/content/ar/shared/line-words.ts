import type * as english from '../../en/shared/line-words'
import type { Words } from '../../words'

/** Words of cart lines and ordered items. */
export const lineWords = {
  variant: (size: string, color: string) => [color, size].filter(Boolean).join('، '),
  free: 'مجاني',
  unserved: 'غير متاح',
  atCheckout: 'تُحسب عند إتمام الطلب',
  /** Named by its code or title. */
  discount: (name: string | null | undefined) => (name ? `خصم (${name})` : 'خصم'),
  keepShopping: 'متابعة التسوق',
} as const satisfies Words<typeof english.lineWords>
