import { Bell, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { wishlistWords } from '@/content/account/wishlist'
import { common } from '@/content/shared/common'
import { named } from '@/content/shared/lists'
import type { ProductSummary } from '@/domain/product/product'
import type { WishlistMark } from '@/domain/product/wishlist'
import { QuickAdd } from '@/storefront/shared/cart/quick-add'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Picture } from '@/storefront/shared/product/picture'
import { PriceLine } from '@/storefront/shared/product/price-line'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { Button } from '@/ui/button'

type WishlistItemProps = { product: ProductSummary; mark: WishlistMark; onRemove: () => void }

/** A wishlist item: what changed since it was added, and its actions. */
export function WishlistItem({ product, mark, onRemove }: WishlistItemProps) {
  const { money } = useMoney()
  const price = useLivePrice(product)
  const soldOut = product.quantity === 0
  const marks = [
    mark.isBack && wishlistWords.back,
    mark.was !== null && wishlistWords.was(money(mark.was)),
  ].filter((each) => each !== false)
  return (
    <article aria-label={product.title} className="relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-picture overflow-hidden rounded-picture bg-surface-sunken">
        <Picture
          src={product.picture.src}
          alt=""
          sizes="(min-width: 1000px) 25vw, (min-width: 760px) 33vw, 50vw"
          className={soldOut ? 'opacity-60' : ''}
        />
        {marks.length > 0 && (
          <p className="absolute inset-x-0 bottom-0 bg-success px-2.5 py-1.5 text-12 leading-snug font-semibold text-surface tabular-nums">
            {marks.map((each) => (
              <span key={each} className="block">
                {each}
              </span>
            ))}
          </p>
        )}
        <button
          type="button"
          aria-label={wishlistWords.remove(product.title)}
          onClick={onRemove}
          className="absolute end-2 top-2 z-1 grid size-9 place-items-center rounded-full bg-chip-veil text-chip-on transition-colors duration-fast after:absolute after:-inset-1.5 hover:bg-chip hover:text-badge-sale"
        >
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <h2 className="mt-3 line-clamp-2 font-text text-14 leading-snug font-normal tracking-normal">
        <Link to={paths.product(product.slug)} className="after:absolute after:inset-0">
          {product.title}
        </Link>
      </h2>
      <div className="mb-3">
        <PriceLine price={price} />
      </div>
      <div className="z-1 mt-auto grid gap-2">
        {soldOut && (
          <Button look="line" size="medium" disabled aria-label={named(common.soldOut, product.title)}>
            {common.soldOut}
          </Button>
        )}
        <QuickAdd product={product}>
          {({ props, words, added }) => (
            <Button {...props} look={soldOut ? 'quiet' : added ? 'done' : 'line'} size="medium">
              {soldOut && <Bell size={18} strokeWidth={1.6} aria-hidden="true" />}
              <span>{words}</span>
            </Button>
          )}
        </QuickAdd>
      </div>
    </article>
  )
}
