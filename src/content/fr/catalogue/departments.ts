import type * as english from '../../en/catalogue/departments'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the banner before a department's list says of it. */
export const departmentWords = {
  products: (amount: number) => count(amount, 'article', 'articles'),
  upTo: (percent: number) => `Jusqu’à ${percent} % de remise`,
  tiles: (department: string) => `${department} par catégorie`,
  count: (amount: number) => count(amount, 'article', 'articles'),
} as const satisfies Words<typeof english.departmentWords>
