import type * as english from '../../en/catalogue/departments'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })

/** What the banner before a department's list says of it. */
export const departmentWords = {
  products,
  upTo: (percent: number) => `خصم يصل إلى ${percent}%`,
  tiles: (department: string) => `${department} حسب الفئة`,
  count: products,
} as const satisfies Words<typeof english.departmentWords>
