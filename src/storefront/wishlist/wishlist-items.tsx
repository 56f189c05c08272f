import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { wishlistLimits } from '@/config/page-limits'
import { wishlistWords as words } from '@/content/account/wishlist'
import { serverNow } from '@/data/supabase/server-clock'
import type { WishlistProduct } from '@/data/wishlist/fetch-wishlist'
import { wishlistProductsQuery } from '@/data/wishlist/wishlist-products'
import { priceAt } from '@/domain/product/product'
import { markOf } from '@/domain/product/wishlist'
import { ProductCardSkeleton } from '@/storefront/shared/card/product-card'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { useWishlist } from '@/storefront/shared/wishlist/wishlist'
import { wishlistEntries } from '@/storefront/shared/wishlist/wishlist-entries'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { useOnline } from '@/ui/use-online'
import { useWishlistEntries } from './use-wishlist-entries'
import { gridClass } from './wishlist-grid'
import { WishlistItem } from './wishlist-item'

/** The wishlist items with what changed since they were added. */
export function WishlistItems() {
  const { slugs, toggle } = useWishlist()
  const { data, error, refetch, isPlaceholderData } = useQuery(wishlistProductsQuery(slugs))
  const entries = useWishlistEntries(slugs)
  const online = useOnline()
  const count = useRef<HTMLParagraphElement>(null)

  const remove = ({ slug, title }: WishlistProduct) => {
    const entry = entries.find((each) => each.slug === slug)
    toggle(slug)
    count.current?.focus({ preventScroll: true })
    const undo = () => {
      // Undo restores its price and date.
      if (entry) wishlistEntries.change((wishes) => [entry, ...wishes.filter((each) => each.slug !== slug)])
      toggle(slug)
    }
    showToast({
      title: words.removed.title,
      description: title,
      action: { label: words.removed.undo, onClick: undo },
    })
  }
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />

  const now = serverNow()
  const items = slugs.flatMap((slug) => {
    const product = data?.find((each) => each.slug === slug)
    if (!product) return []
    const facts = { ...product, price: priceAt(product, now).now }
    const entry = entries.find((each) => each.slug === slug)
    return { product, mark: markOf(entry, facts, { now, backForDays: wishlistLimits.backForDays }) }
  })
  const missing =
    data && !isPlaceholderData ? slugs.filter((slug) => !data.some((each) => each.slug === slug)) : []
  // Offline, only the products in the cache are known.
  const gone = online ? missing : []
  const marks = words.marks(
    items.filter(({ mark }) => mark.was !== null).length,
    items.filter(({ mark }) => mark.isBack).length,
  )
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="mt-5 mb-4 text-14 text-muted outline-none">
        <span>{words.count(slugs.length)}</span>
        {marks && <span className="font-medium text-success">{`, ${marks}`}</span>}
      </p>
      {missing.length > gone.length && (
        <p className="mb-6 rounded-surface bg-surface-sunken px-4 py-3 text-14">
          {words.unseen(missing.length)}
        </p>
      )}
      {gone.length > 0 && (
        <p className="mb-6 flex flex-wrap items-center gap-3 rounded-surface bg-surface-sunken px-4 py-3 text-14">
          <span>{words.gone(gone.length)}</span>
          <Button look="quiet" size="medium" onClick={() => gone.forEach(toggle)}>
            {words.dropGone}
          </Button>
        </p>
      )}
      <ul className={gridClass}>
        {data
          ? items.map(({ product, mark }) => (
              <li key={product.id}>
                <WishlistItem product={product} mark={mark} onRemove={() => remove(product)} />
              </li>
            ))
          : slugs.slice(0, 8).map((slug) => (
              <li key={slug}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </>
  )
}
