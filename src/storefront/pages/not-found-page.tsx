import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { appErrors } from '@/content/app-errors'
import { common } from '@/content/common'
import { EmptyPicture } from '@/storefront/shared/empty-picture'
import { RecentlyViewed } from '@/storefront/shared/recently-viewed-part'
import { SearchForm } from '@/storefront/shared/search-form'
import { buttonClass } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { usePageHead } from '@/ui/page-head'

const words = appErrors.notFound

/** Any address that leads nowhere; the attempted path goes to the console (specification 2). */
export function NotFoundPage() {
  const { pathname } = useLocation()
  usePageHead({ title: common.title(words.title), hidden: true })

  useEffect(() => {
    console.error(`${words.code}: no page at ${pathname}`)
  }, [pathname])

  return (
    <>
      <div className="wrap grid justify-items-center py-section text-center">
        <EmptyPicture name="not-found" />
        <p className="font-display text-hero leading-none text-majorelle">{words.code}</p>
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
