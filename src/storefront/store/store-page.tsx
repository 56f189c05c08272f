import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useShopSettings } from '@/data/settings/shop-settings'
import { pageQuery, slugOfPath } from '@/sections/page-query'
import type { ShownPage } from '@/sections/shown-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { lazyPart } from '@/ui/lazy-part'
import { HeadContext, usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { headOf } from './page-head'
import { PageSections } from './page-sections'

const OpeningPage = lazyPart(() => import('./opening-page').then((module) => module.OpeningPage, reloadOnce))
const NotFoundPage = lazyPart(() =>
  import('@/storefront/shared/not-found/not-found-page').then((module) => module.NotFoundPage, reloadOnce),
)

/** A page of the shop's own, at `/` or under its slug. */
export function StorePage() {
  const { pathname, search } = useLocation()
  const slug = slugOfPath(pathname)
  const { data, error, refetch } = useQuery(pageQuery(slug))
  const ofRequest = use(HeadContext)
  if (data === undefined)
    return error ? (
      <div className="wrap py-section">
        <ErrorPanel heading="h1" error={error} retry={() => void refetch()} />
      </div>
    ) : (
      <div className="min-h-dvh" />
    )
  if (data === null)
    return (
      <SuspenseBoundary>
        <NotFoundPage />
      </SuspenseBoundary>
    )
  if (data.movedTo !== undefined) {
    if (ofRequest) {
      // The server redirects instead.
      ofRequest.movedTo = `/${data.movedTo}`
      return null
    }
    return <Navigate to={`/${data.movedTo}${search}`} replace />
  }
  return <Contents key={data.slug} page={data} />
}

function Contents({ page }: { page: ShownPage }) {
  const client = useQueryClient()
  const shop = useShopSettings()
  const { queryKey } = pageQuery(page.slug)
  const { sections } = page
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: pageQuery(page.slug).queryKey }),
    [client, page.slug],
  )
  if (page.kind === 'home' && !page.isOwn && shop && !shop.hasProducts)
    return (
      <SuspenseBoundary>
        <Head page={page} />
        <OpeningPage />
      </SuspenseBoundary>
    )
  return (
    <>
      {/* A list says in the head what is chosen of it. */}
      {!sections.some(({ kind }) => kind === 'listing') && <Head page={page} />}
      <PageSections page={page} sections={sections} readAt={readAt} refresh={refresh} />
    </>
  )
}

/** Stands before the sections, so that one which knows better what is shown, as the open look of a lookbook, comes after it. */
function Head({ page }: { page: ShownPage }) {
  const shop = useShopSettings()
  const { head } = useMemo(() => headOf(page, factsOf(shop), shop?.tagline), [page, shop])
  usePageHead(head)
  return null
}
