import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef } from 'react'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { wishlistWords } from '@/content/wishlist'
import { memberQuery } from '@/data/auth/session'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import type { ProductSummary } from '@/domain/product'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { ProductCardSkeleton } from '@/storefront/shared/product-card'
import { recentlyViewed } from '@/storefront/shared/recently-viewed-part'
import { useWishlist } from '@/storefront/shared/wishlist'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast'
import { WishlistItem } from './wishlist-item'

const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4'

const MemberWishlist = lazyPart(
  () => import('./member-wishlist-state').then((module) => module.MemberWishlistState),
  EmptyWishlist,
)

/** What this browser's visitor, or whoever is signed in, wants to remember. */
export function WishlistPage() {
  const { slugs } = useWishlist()
  const { data: member, isPending } = useQuery(memberQuery())
  usePageHead({ title: common.title(wishlistWords.title), path: paths.wishlist, hidden: true })
  if (slugs.length === 0 && !member && !isPending) return <EmptyWishlist />
  const waiting = (
    <Frame text={wishlistWords.memberText}>
      <Skeletons count={4} />
    </Frame>
  )
  if (slugs.length === 0) {
    if (!member) return waiting
    return (
      <Suspense fallback={waiting}>
        <MemberWishlist
          memberId={member.id}
          waiting={waiting}
          empty={<EmptyWishlist />}
          failed={(error, retry) => (
            <Frame text={wishlistWords.memberText}>
              <ErrorPanel error={error} retry={retry} />
            </Frame>
          )}
        />
      </Suspense>
    )
  }
  return (
    <Frame text={member ? wishlistWords.memberText : wishlistWords.text}>
      <WishlistItems />
    </Frame>
  )
}

function Frame({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="wrap pt-6 pb-section md:pt-10">
      <h1 className="text-44 leading-[1.08]">{wishlistWords.title}</h1>
      <p className="mt-1.5 max-w-prose text-pretty text-muted">{text}</p>
      {children}
    </div>
  )
}

/** What is not here yet, below the place of its number. */
function Skeletons({ count }: { count: number }) {
  return (
    <ul className={`mt-14 ${gridClass}`} aria-label={common.loading}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
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
