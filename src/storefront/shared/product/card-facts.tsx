import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Price, ProductSummary } from '@/domain/product/product'
import { PriceLine } from './price-line'
import { RatingLine } from './rating-line'

type CardFactsProps = { product: ProductSummary; price: Price; percent?: boolean }

/** Title, rating and price of a wide card; the title's link covers the whole card. */
export function CardFacts({ product, price, percent = true }: CardFactsProps) {
  return (
    <>
      <h3 className="font-text text-16 leading-snug font-medium tracking-normal md:text-20">
        <Link to={paths.product(product.slug)} className="after:absolute after:inset-0">
          {product.title}
        </Link>
      </h3>
      <RatingLine product={product} />
      <PriceLine price={price} percent={percent} />
    </>
  )
}
