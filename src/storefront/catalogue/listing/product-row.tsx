import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { optionWord } from '@/config/shop'
import { filterWords } from '@/content/catalogue/filters'
import { common } from '@/content/shared/common'
import { bySize } from '@/domain/catalogue/facets'
import type { ProductSummary } from '@/domain/product/product'
import { QuickAdd } from '@/storefront/shared/cart/quick-add'
import { Picture } from '@/storefront/shared/product/picture'
import { PriceLine } from '@/storefront/shared/product/price-line'
import { RatingLine } from '@/storefront/shared/product/rating-line'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { Highlighted } from '@/storefront/shared/search/highlighted'
import { HeartIcon } from '@/storefront/shared/wishlist/heart-icon'
import { useWish } from '@/storefront/shared/wishlist/wishlist'
import { Button, IconButton } from '@/ui/button'

type ProductRowProps = { product: ProductSummary; color?: string; highlight?: readonly string[] }

/** A product as a row, for the list layout. */
export function ProductRow({ product, color = '', highlight = [] }: ProductRowProps) {
  const price = useLivePrice(product)
  const { wished, toggle } = useWish(product.slug)
  const sizesLeft = product.sizesLeft ?? []
  return (
    <article
      aria-label={product.title}
      className="relative grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-4 md:grid-cols-[9rem_1fr] md:gap-5"
    >
      <div className="aspect-picture self-start overflow-hidden rounded-picture bg-surface-sunken">
        <Picture src={product.picture.src} alt="" sizes="(min-width: 760px) 144px, 112px" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 py-1">
        <div className="flex w-full items-start justify-between gap-2">
          <h2 className="font-text text-16 leading-snug font-normal tracking-normal">
            <Link to={paths.variant(product.slug, { color })} className="after:absolute after:inset-0">
              <Highlighted text={product.title} terms={highlight} />
            </Link>
          </h2>
          <IconButton
            label={wished ? common.removeFromWishlist(product.title) : common.addToWishlist(product.title)}
            onClick={toggle}
            className="z-1 -my-2.5"
          >
            <HeartIcon wished={wished} />
          </IconButton>
        </div>
        <PriceLine price={price} />
        <RatingLine product={product} />
        <p className="text-14 text-muted">
          {[
            product.colors.length > 1 && common.colors(product.colors.length),
            sizesLeft.length > 0 &&
              product.sizes.length > 1 &&
              filterWords.sizes(sizesLeft.toSorted(bySize).map(optionWord)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <QuickAdd product={product}>
          {({ props, words, added }) => (
            <Button {...props} look={added ? 'done' : 'line'} size="medium" className="z-1 mt-auto">
              {words}
            </Button>
          )}
        </QuickAdd>
      </div>
    </article>
  )
}
