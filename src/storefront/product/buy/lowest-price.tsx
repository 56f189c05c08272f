import { lowestPrice } from '@/content/product/lowest-price'

/** What a reduction is measured from, beside it. */
export function LowestPrice({ price }: { price: string }) {
  return <span className="basis-full text-14 text-muted">{lowestPrice(price)}</span>
}
