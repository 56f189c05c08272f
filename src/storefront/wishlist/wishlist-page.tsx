import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wishlistLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { wishlistWords } from '@/content/account/wishlist'
import { common } from '@/content/shared/common'
import { memberQuery } from '@/data/auth/session'
import { readSharedSearch } from '@/domain/product/wishlist-link'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-part'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { useWishlist } from '@/storefront/shared/wishlist/wishlist'
import { Deferred } from '@/ui/deferred'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { ShareList } from './share-list'
import { SharedList } from './shared-list'
import { Skeletons } from './wishlist-grid'
import { WishlistItems } from './wishlist-items'

const MemberWishlist = lazyPart(
  () => import('./member-wishlist-state').then((module) => module.MemberWishlistState),
  { instead: EmptyWishlist },
)

/** The visitor's own wishlist, or the shared one in the link. */
export function WishlistPage() {
  const [search] = useSearchParams()
  const list = readSharedSearch(search, { items: wishlistLimits.shared, name: wishlistLimits.name })
  return list ? <SharedList list={list} /> : <StoredWishlist />
}

/** The wishlist of this browser or of the signed-in member. */
function StoredWishlist() {
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
    <Frame text={member ? wishlistWords.memberText : wishlistWords.text} aside={<ShareList slugs={slugs} />}>
      <WishlistItems />
    </Frame>
  )
}

function Frame({ text, aside, children }: { text: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap pt-6 pb-section md:pt-10">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <h1 className="text-44 leading-[1.08]">{wishlistWords.title}</h1>
        {aside}
      </div>
      <p className="mt-1.5 max-w-prose text-pretty text-muted">{text}</p>
      {children}
    </div>
  )
}

function EmptyWishlist() {
  const { title, text, action, second } = wishlistWords.empty
  const links = [
    { to: paths.newest, label: action },
    { to: paths.collections, label: second },
  ]
  return (
    <>
      <EmptyPage picture="empty-wishlist" title={title} text={text} links={links} />
      <Deferred>
        <RecentlyViewed />
      </Deferred>
    </>
  )
}
