import { type Lacking, saleNeeds } from '@/domain/product/product-bounds'
import type * as english from '../../../en/admin/catalogue/sale-needs'
import { comma } from '../../shared/lists'
import { number } from '../../shared/numbers'

const words: Record<keyof Lacking, string> = {
  picture: 'une photo',
  price: 'un prix',
  description: 'une description',
  collection: 'une collection',
}

/** What products lack to go on sale, of several with how many of them lack it. */
export const lackingWords: typeof english.lackingWords = (lacking, products = 1) =>
  saleNeeds
    .filter((need) => lacking[need] > 0)
    .map((need) => (products === 1 ? words[need] : `${words[need]} (${number(lacking[need])})`))
    .join(comma)
