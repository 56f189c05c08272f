import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import type { StorePage as StorePageData, StoredSection } from '@/data/pages/fetch-page'
import { pageQuery, slugOfPath } from '@/data/pages/page-queries'
import { useShopSettings } from '@/data/settings/shop-settings'
import { withFacts } from '@/domain/store/facts'
import { type Media, mediaFile } from '@/domain/store/content'
import { defaultSections } from '@/sections/default-pages'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { lazyPart } from '@/ui/lazy-part'
import { HeadContext, type PageHead, usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { PageSections } from './page-sections'

const NotFoundPage = lazyPart(() =>
  import('@/storefront/pages/not-found-page').then((module) => module.NotFoundPage, reloadOnce),
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
        <ErrorPanel error={error} retry={() => void refetch()} />
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
    if (ofRequest) ofRequest.movedTo = `/${data.movedTo}`
    return <Navigate to={`/${data.movedTo}${search}`} replace />
  }
  return <Contents page={data} />
}

function Contents({ page }: { page: StorePageData }) {
  const client = useQueryClient()
  const { name, ...head } = useHeadOf(page)
  const { queryKey } = pageQuery(page.slug)
  const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: pageQuery(page.slug).queryKey }),
    [client, page.slug],
  )
  const sections = useMemo(() => page.sections ?? defaultSections(page), [page])
  return (
    <>
      <Head {...head} />
      <PageSections slug={page.slug} title={name} sections={sections} readAt={readAt} refresh={refresh} />
    </>
  )
}

/** Stands before the sections, so that one which knows better what is shown, as the open look of a lookbook, comes after it. */
function Head(head: PageHead) {
  usePageHead(head)
  return null
}

/** What a page is called and says of itself: in its row, else in the software's words for its slug. */
function useHeadOf({ slug, kind, title, description, isIndexed, sections }: StorePageData) {
  const shop = useShopSettings()
  const facts = useMemo(() => factsOf(shop), [shop])
  const own = isFixedPage(slug) ? fixedPages[slug] : undefined
  const text = (words: string | null | undefined) => (words ? withFacts([words], facts)[0] : undefined)
  const name = text(title) ?? text(own?.title) ?? shop?.name ?? ''
  const isHome = kind === 'home'
  return {
    name,
    title: isHome ? name : common.title(name),
    description: text(description) ?? text(own?.description),
    path: isHome ? paths.home : `/${slug}`,
    image: isHome ? undefined : pictureOf(sections?.[0]),
    hidden: !isIndexed,
  }
}

const opening = v.object({ kind: v.literal('picture-text'), picture: v.custom<Media>((value) => value != null) })

/** The picture that a page begins with, for those who share it. */
function pictureOf(section: StoredSection | undefined): string | undefined {
  if (!v.is(opening, section)) return undefined
  const { picture } = section
  return mediaFile(picture, picture.widths.at(-1), picture.formats.at(-1))
}
