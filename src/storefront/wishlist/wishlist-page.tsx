import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { wishlistWords } from '@/content/wishlist'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import type { ProductSummary } from '@/domain/product'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { ProductCardSkeleton } from '@/storefront/shared/product-card'
import { recentlyViewed } from '@/storefront/shared/recently-viewed-part'
import { useWishlist } from '@/storefront/shared/wishlist'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast'
import { WishlistItem } from './wishlist-item'

const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4'

/** What this browser's visitor wants to remember. */
export function WishlistPage() {
  const { slugs } = useWishlist()
  usePageHead({ title: common.title(wishlistWords.title), path: paths.wishlist, hidden: true })
  if (slugs.length === 0) return <EmptyWishlist />
  return (
    <div className="wrap pt-6 pb-section md:pt-10">
      <h1 className="text-44 leading-[1.08]">{wishlistWords.title}</h1>
      <p className="mt-1.5 max-w-prose text-pretty text-muted">{wishlistWords.text}</p>
      <WishlistItems />
    </div>
  )
}

function WishlistItems() {
  const { slugs, toggle } = useWishlist()
  const { data, error, refetch, isPlaceholderData } = useQuery(productsBySlugsQuery(slugs))
  const count = useRef<HTMLParagraphElement>(null)
  const remove = (product: ProductSummary) => {
    toggle(product.slug)
    count.current?.focus({ preventScroll: true })
    showToast({
      title: wishlistWords.removed.title,
      description: product.title,
      action: { label: wishlistWords.removed.undo, onClick: () => toggle(product.slug) },
    })
  }
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  const products = slugs.flatMap((slug) => data?.find((product) => product.slug === slug) ?? [])
  const gone =
    data && !isPlaceholderData ? slugs.filter((slug) => !data.some((each) => each.slug === slug)) : []
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="mt-5 mb-4 text-14 text-muted outline-none">
        {wishlistWords.count(slugs.length)}
      </p>
      {gone.length > 0 && (
        <p className="mb-6 flex flex-wrap items-center gap-3 rounded-surface bg-sand px-4 py-3 text-14">
          {wishlistWords.gone(gone.length)}
          <Button look="quiet" size="medium" onClick={() => gone.forEach(toggle)}>
            {wishlistWords.dropGone}
          </Button>
        </p>
      )}
      <ul className={gridClass}>
        {data
          ? products.map((product) => (
              <li key={product.id}>
                <WishlistItem product={product} onRemove={() => remove(product)} />
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

function EmptyWishlist() {
  const { title, text, action, second } = wishlistWords.empty
  const links = [
    { to: paths.newArrivals, label: action },
    { to: paths.collections, label: second },
  ]
  return (
    <>
      <EmptyPage picture="empty-wishlist" title={title} text={text} links={links} />
      <Deferred part={recentlyViewed} props={{}} />
    </>
  )
}
