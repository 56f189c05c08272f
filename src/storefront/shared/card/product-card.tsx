import { memo, type PointerEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { swatches } from '@/config/swatches'
import { common } from '@/content/shared/common'
import { cardBadge, isNew, type ProductSummary } from '@/domain/product/product'
import { useFromTime } from '@/storefront/shared/time/server-time'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { Swatch } from '@/ui/swatch'
import { QuickAdd } from '../cart/quick-add'
import { Picture } from '../product/picture'
import { PictureSkeleton } from '../product/picture-skeleton'
import { PictureTransition } from '../product/picture-transition'
import { PriceLine } from '../product/price-line'
import { RatingLine } from '../product/rating-line'
import { useLivePrice } from '../product/use-live-price'
import { HeartIcon } from '../wishlist/heart-icon'
import { useWish } from '../wishlist/wishlist'

/** Only a search needs the code that knows letters. */
const Highlighted = lazyPart(() => import('../search/highlighted').then((module) => module.Highlighted), {
  instead: ({ text }) => <span>{text}</span>,
})

type ProductCardProps = {
  product: ProductSummary
  sizes?: string
  priority?: boolean
  dense?: boolean
  heading?: 'h2' | 'h3'
  /** The colour that was asked for and the picture shows: the product's page opens with it. */
  color?: string
  /** Words of the title to highlight: the search terms. */
  highlight?: readonly string[]
}

/**
 * A product's card. The whole card is one link; the heart and the button lie above it. Memoised: lists are long, and a
 * card changes with its product alone.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes = '(min-width: 760px) 25vw, 50vw',
  priority = false,
  dense = false,
  heading: Heading = 'h3',
  color = '',
  highlight,
}: ProductCardProps) {
  const price = useLivePrice(product)
  // Loads the second picture when the mouse first enters the card.
  const [visited, setVisited] = useState(false)
  const onVisit = ({ pointerType }: PointerEvent) => setVisited(visited || pointerType === 'mouse')
  // Only the picture of the opened card takes part in the transition: the same product may be in several rows.
  const [opened, setOpened] = useState(false)
  const soldOut = product.quantity === 0
  const badge = cardBadge(
    price,
    useFromTime((now) => isNew(product, now, policies.newForDays)),
    policies.badgeFromPercent,
  )
  const dots = product.colors.flatMap((color) => swatches[color] ?? []).slice(0, 4)
  return (
    <article aria-label={product.title} onPointerEnter={onVisit} className="group relative min-w-0">
      <div className="relative aspect-picture overflow-hidden rounded-picture bg-surface-sunken">
        {/* Around the pictures only: content-visibility would put the buttons below the card's link. */}
        <div className="size-full [content-visibility:auto]">
          <PictureTransition slug={opened ? product.slug : undefined}>
            <Picture
              src={product.picture.src}
              alt=""
              sizes={sizes}
              priority={priority}
              className={`transition-transform duration-slow ease-out group-hover:scale-[1.035] ${soldOut ? 'opacity-60' : ''}`}
            />
          </PictureTransition>
          {visited && product.second && (
            <Picture
              src={product.second}
              alt=""
              sizes={sizes}
              loading="eager"
              className="absolute inset-0 opacity-0 transition-opacity duration-slow ease-out group-hover:opacity-100"
            />
          )}
        </div>
        {soldOut && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-chip px-2 text-12 font-semibold leading-6 text-chip-on">
            {common.soldOut}
          </span>
        )}
        {!soldOut && badge?.kind === 'discount' && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-badge-sale px-2 text-12 font-bold leading-6 text-badge-on-sale tabular-nums">
            <bdi dir="ltr">{common.less(badge.percent)}</bdi>
          </span>
        )}
        {!soldOut && badge?.kind === 'new' && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-chip px-2 text-12 font-bold leading-6 tracking-wider text-chip-on rtl:tracking-normal">
            {common.fresh}
          </span>
        )}
        <WishlistHeart product={product} />
        <QuickAdd product={product} />
      </div>
      <div className="pt-3">
        <Heading
          className={`font-text text-14 font-normal leading-snug tracking-normal ${dense ? 'line-clamp-2 md:line-clamp-1' : 'line-clamp-2'}`}
        >
          <Link
            to={paths.variant(product.slug, { color })}
            onClick={() => setOpened(true)}
            className="after:absolute after:inset-0"
          >
            {highlight ? (
              <SuspenseBoundary fallback={<span>{product.title}</span>}>
                <Highlighted text={product.title} terms={highlight} />
              </SuspenseBoundary>
            ) : (
              product.title
            )}
          </Link>
        </Heading>
        <PriceLine price={price} percent={soldOut || badge?.kind !== 'discount'} />
        <RatingLine product={product}>
          {dots.length > 1 && (
            <span className="ms-auto flex gap-1" role="img" aria-label={common.colors(product.colors.length)}>
              {dots.map((paint) => (
                <Swatch key={paint} paint={paint} className="size-2.5" />
              ))}
            </span>
          )}
        </RatingLine>
      </div>
    </article>
  )
})

function WishlistHeart({ product }: { product: ProductSummary }) {
  const { wished, toggle } = useWish(product.slug)
  return (
    <button
      type="button"
      aria-label={wished ? common.removeFromWishlist(product.title) : common.addToWishlist(product.title)}
      onClick={toggle}
      className="absolute end-2 top-2 z-1 grid size-9 place-items-center rounded-full bg-chip-veil text-chip-on transition-colors duration-fast after:absolute after:-inset-1.5 hover:bg-chip hover:text-badge-sale"
    >
      <HeartIcon wished={wished} />
    </button>
  )
}

/** A product card's skeleton, of the same size. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <PictureSkeleton ratio="aspect-picture" className="rounded-picture" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-1 h-6 w-2/5" />
      <Skeleton className="mt-1.5 h-4.5 w-3/5" />
    </div>
  )
}
