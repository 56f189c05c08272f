import type * as english from '../../en/catalogue/new-arrivals'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says of what is new, and of what comes. */
export const newArrivalsWords = {
  thisWeek: (amount: number) =>
    `${count(amount, {
      one: 'منتج جديد واحد',
      two: 'منتجان جديدان',
      few: 'منتجات جديدة',
      many: 'منتجًا جديدًا',
      other: 'منتج جديد',
    })} هذا الأسبوع`,
  seeWeek: 'شاهد جديد هذا الأسبوع',
  trending: {
    title: 'الأكثر رواجًا',
    items: (amount: number) =>
      count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' }),
  },
  soon: {
    button: 'أعلمني',
    done: (email: string) => `تم. ستكون أول من نراسله، على ${email}.`,
  },
} as const satisfies Words<typeof english.newArrivalsWords>
