import type * as english from '../../en/product/notify'
import type { Words } from '../../words'

/** Words of the form to be notified when a variant is back in stock; loaded with the form. */
export const notifyWords = {
  variant: (size: string, color: string) => [size, color].filter(Boolean).join('، '),
  label: (variant: string) =>
    variant ? `بريدك الإلكتروني لإعلامك بتوفره (${variant})` : 'بريدك الإلكتروني لإعلامك بتوفر هذا المنتج',
  lead: 'تصلك رسالة إلكترونية حين يتوفر من جديد.',
  submit: 'أعلمني',
  done: (variant: string) =>
    `تم. سنراسلك حين يتوفر${variant ? ` (${variant})` : ''} من جديد، ولن نراسلك لغير ذلك.`,
} as const satisfies Words<typeof english.notifyWords>
