import { Check, Heart, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { swatches } from '@/config/swatches'
import { common } from '@/content/common'
import { cardBadge, type ProductSummary } from '@/domain/product'
import { Picture } from './picture'
import { PriceLine } from './price-line'
import { RatingLine } from './rating-line'
import { useLivePrice } from './use-live-price'
import { useQuickAdd } from './use-quick-add'
import { useWishlist } from './wishlist'

type ProductCardProps = {
  product: ProductSummary
  sizes?: string
  priority?: boolean
  dense?: boolean
  heading?: 'h2' | 'h3'
}

/** Picture first, quiet title, loud price. The whole card is one link; heart and button lie above it. */
export function ProductCard({
  product,
  sizes = '(min-width: 760px) 25vw, 50vw',
  priority = false,
  dense = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const price = useLivePrice(product)
  const badge = cardBadge(product, Date.now(), policies.newForDays)
  const dots = product.colors.flatMap((color) => swatches[color] ?? []).slice(0, 4)
  return (
    <article className="group relative min-w-0">
      <div className="relative aspect-4/5 overflow-hidden rounded-picture bg-sand">
        <Picture
          src={product.picture.src}
          alt=""
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-slow ease-out group-hover:scale-[1.035]"
        />
        {badge?.kind === 'discount' && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-badge-sale px-2 text-12 font-bold leading-6 text-badge-on-sale tabular-nums">
            -{badge.percent}%
          </span>
        )}
        {badge?.kind === 'new' && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-chip px-2 text-12 font-bold leading-6 tracking-wider text-chip-on">
            NEW
          </span>
        )}
        <WishlistHeart product={product} />
        <QuickAdd product={product} />
      </div>
      <div className="pt-3">
        <Heading
          className={`font-text text-14 font-normal leading-snug tracking-normal ${dense ? 'line-clamp-2 md:line-clamp-1' : 'line-clamp-2'}`}
        >
          <Link to={paths.product(product.slug)} className="after:absolute after:inset-0">
            {product.title}
          </Link>
        </Heading>
        <PriceLine price={price} percent={false} />
        <RatingLine product={product}>
          {dots.length > 1 && (
            <span className="ms-auto flex gap-1" role="img" aria-label={common.colors(product.colors.length)}>
              {dots.map((paint) => (
                <span
                  key={paint}
                  className="size-2.5 rounded-full ring-1 ring-ink/30 ring-inset"
                  style={{ background: paint }}
                />
              ))}
            </span>
          )}
        </RatingLine>
      </div>
    </article>
  )
}

function WishlistHeart({ product }: { product: ProductSummary }) {
  const { has, toggle } = useWishlist()
  const wished = has(product.slug)
  return (
    <button
      type="button"
      aria-label={wished ? common.removeFromWishlist(product.title) : common.addToWishlist(product.title)}
      aria-pressed={wished}
      onClick={() => toggle(product.slug)}
      className="absolute end-2 top-2 z-1 grid size-9 place-items-center rounded-full bg-chip-veil text-chip-on transition-colors duration-fast after:absolute after:-inset-1.5 hover:bg-chip hover:text-badge-sale"
    >
      <Heart
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        className={wished ? 'fill-badge-sale text-badge-sale' : undefined}
      />
    </button>
  )
}

/** The quick way into the cart; "Added!" for two seconds. */
function QuickAdd({ product }: { product: ProductSummary }) {
  const { add, added, soldOut, label } = useQuickAdd(product)
  return (
    <button
      type="button"
      disabled={soldOut}
      onClick={add}
      aria-label={`${label}: ${product.title}`}
      className={`absolute end-2 bottom-2 z-1 flex size-11 items-center justify-center gap-2 rounded-full text-14 font-semibold shadow-rest transition-[opacity,transform,background-color] duration-fast ease-out md:start-2 md:w-auto md:translate-y-2 md:rounded-picture md:opacity-0 md:shadow-none md:group-hover:translate-y-0 md:group-hover:opacity-100 md:focus-visible:translate-y-0 md:focus-visible:opacity-100 touch:translate-y-0 touch:opacity-100 ${
        added
          ? 'bg-mint text-paper opacity-100 md:translate-y-0 md:opacity-100'
          : 'bg-chip-veil text-chip-on hover:bg-band hover:text-band-on'
      }`}
    >
      <span className="sr-only md:not-sr-only">{label}</span>
      {added ? (
        <Check size={20} strokeWidth={1.8} aria-hidden="true" />
      ) : (
        <ShoppingBag size={20} strokeWidth={1.6} aria-hidden="true" />
      )}
    </button>
  )
}

/** A card that is still loading, of the same size. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
      <div className="aspect-4/5 rounded-picture bg-sand" />
      <div className="mt-3 h-5 w-4/5 rounded-picture bg-sand" />
      <div className="mt-1 h-6 w-2/5 rounded-picture bg-sand" />
      <div className="mt-1.5 h-4.5 w-3/5 rounded-picture bg-sand" />
    </div>
  )
}
