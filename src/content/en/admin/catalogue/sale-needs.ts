import { type Lacking, saleNeeds } from '@/domain/product/product-bounds'
import { comma } from '../../shared/lists'
import { number } from '../../shared/numbers'

const words: Record<keyof Lacking, string> = {
  picture: 'a picture',
  price: 'a price',
  description: 'a description',
  collection: 'a collection',
}

/** What products lack to go on sale, of several with how many of them lack it. */
export const lackingWords = (lacking: Lacking, products = 1): string =>
  saleNeeds
    .filter((need) => lacking[need] > 0)
    .map((need) => (products === 1 ? words[need] : `${words[need]} (${number(lacking[need])})`))
    .join(comma)
