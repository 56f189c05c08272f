import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import { notFound as words } from '@/content/shared/not-found'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-part'
import { EmptyPicture } from '@/storefront/shared/page/empty-picture'
import { Moved } from '@/storefront/shared/page/moved'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { buttonClass } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { usePageHead } from '@/ui/page-head'

/**
 * Any path without a page. `/{slug}` leads to the collection of that slug: a collection may have any, also
 * a page's, because its own path is below /collections.
 */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const slug = pathname.slice(1)
  const mayBeShort = !slug.includes('/')
  const { data, isPending } = useQuery({ ...collectionsQuery(), enabled: mayBeShort })
  if (mayBeShort && isPending) return <div className="min-h-dvh" />
  return data?.some((collection) => collection.slug === slug) ? (
    <Moved to={paths.collection(slug)} />
  ) : (
    <NotFound pathname={pathname} />
  )
}

/** Logs the path. */
function NotFound({ pathname }: { pathname: string }) {
  usePageHead({ title: common.title(words.title), hidden: true, isMissing: true })

  useEffect(() => {
    console.error(`${words.code}: no page at ${pathname}`)
  }, [pathname])

  return (
    <>
      <div className="wrap grid justify-items-center py-section text-center">
        <EmptyPicture name="not-found" />
        <p className="font-display text-hero leading-none text-accent">{words.code}</p>
        <h1 className="mt-2 text-28 leading-tight">{words.title}</h1>
        <p className="mt-3 max-w-md text-pretty text-muted">{words.text}</p>
        <div className="mt-6 grid w-full max-w-sm gap-4">
          <SearchForm label={words.search} />
          <p>
            <Link to={paths.home} className={buttonClass()}>
              {words.home}
            </Link>
          </p>
        </div>
      </div>
      <Deferred>
        <RecentlyViewed />
      </Deferred>
    </>
  )
}
