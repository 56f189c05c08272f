import { Check, Heart, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import type { ProductSummary } from '@/domain/product'
import { Picture } from '@/storefront/shared/picture'
import { PriceLine } from '@/storefront/shared/price-line'
import { RatingLine } from '@/storefront/shared/rating-line'
import { useLivePrice } from '@/storefront/shared/use-live-price'
import { useQuickAdd } from '@/storefront/shared/use-quick-add'
import { useWishlist } from '@/storefront/shared/wishlist'
import { Button, IconButton } from '@/ui/button'

/** A product as a row, where the list is shown as such. */
export function ProductRow({ product }: { product: ProductSummary }) {
  const price = useLivePrice(product)
  const { has, toggle } = useWishlist()
  const { add, added, soldOut, label } = useQuickAdd(product)
  const wished = has(product.slug)
  const Icon = added ? Check : ShoppingBag
  return (
    <article className="relative grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-4 md:grid-cols-[9rem_1fr] md:gap-5">
      <div className="aspect-4/5 overflow-hidden rounded-picture bg-sand">
        <Picture src={product.picture.src} alt="" sizes="(min-width: 760px) 144px, 112px" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 py-1">
        <div className="flex w-full items-start justify-between gap-2">
          <h2 className="font-text text-16 leading-snug font-normal tracking-normal">
            <Link to={paths.product(product.slug)} className="after:absolute after:inset-0">
              {product.title}
            </Link>
          </h2>
          <IconButton
            label={wished ? common.removeFromWishlist(product.title) : common.addToWishlist(product.title)}
            aria-pressed={wished}
            onClick={() => toggle(product.slug)}
            className="z-1 -my-2.5"
          >
            <Heart
              size={20}
              strokeWidth={1.6}
              aria-hidden="true"
              className={wished ? 'fill-badge-sale text-badge-sale' : undefined}
            />
          </IconButton>
        </div>
        <PriceLine price={price} />
        <RatingLine product={product} />
        {product.colors.length > 1 && (
          <p className="text-14 text-muted">{common.colors(product.colors.length)}</p>
        )}
        <Button
          look={added ? 'done' : 'line'}
          size="medium"
          disabled={soldOut}
          onClick={add}
          aria-label={`${label}: ${product.title}`}
          className="z-1 mt-auto"
        >
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
          {label}
        </Button>
      </div>
    </article>
  )
}
