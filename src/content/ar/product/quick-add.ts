import type * as english from '../../en/product/quick-add'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

/** Words of adding to the cart from a card. */
export const quickAddWords = {
  choose: (title: string) => `اختيار: ${title}`,
  size: 'المقاس',
  color: 'اللون',
  soldOut: 'نفدت الكمية',
  soldOutSize: (size: string) => (size === '' ? 'نفدت الكمية.' : `${size}: نفدت الكمية.`),
  whenBack: 'اترك عنوان بريدك، ونراسلك حين يتوفر من جديد.',
  notifyMe: 'أعلمني',
  emailFor: (variant: string) =>
    variant ? `بريدك الإلكتروني لإعلامك بتوفره (${variant})` : 'بريدك الإلكتروني لإعلامك بتوفر هذا المنتج',
  noted: (variant: string) =>
    `تم. سنراسلك حين يتوفر${variant ? ` (${variant})` : ''} من جديد، ولن نراسلك لغير ذلك.`,
  variant: (size: string, color: string) => [size, color].filter(Boolean).join('، '),
  allInCart: (amount: number) =>
    amount === 1
      ? 'آخر قطعة متبقية موجودة في سلتك'
      : amount === 2
        ? 'القطعتان المتبقيتان موجودتان في سلتك'
        : `كل القطع المتبقية (${number(amount)}) موجودة في سلتك`,
} as const satisfies Words<typeof english.quickAddWords>

/** Words of the toasts after adding to the cart. */
export const addToCartWords = {
  addedToast: {
    title: 'تمت الإضافة إلى السلة!',
    text: (title: string) => `تمت إضافة ${title} إلى سلتك.`,
  },
  cartFull: (lines: number) => ({
    title: 'السلة ممتلئة',
    text: `لا تتسع لأكثر من ${count(lines, {
      one: 'منتج واحد',
      two: 'منتجين مختلفين',
      few: 'منتجات مختلفة',
      many: 'منتجًا مختلفًا',
      other: 'منتج مختلف',
    })}. أتمم طلبك أولًا، أو أزل منتجًا.`,
  }),
} as const satisfies Words<typeof english.addToCartWords>
