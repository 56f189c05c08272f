import { queryOptions } from '@tanstack/react-query'
import { pageKeys } from '@/data/pages/page-keys'
import { loaded } from '@/data/supabase/loaded'
import { language } from '@/domain/text/language'

/** The slug of the page at a path: `home` for the first. */
export const slugOfPath = (pathname: string) => pathname.replace(/^\/|\/$/g, '') || 'home'

/** A page with everything that its sections show; null where there is none. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: pageKeys.page(slug, language),
    // Pages come with it in their HTML: what reads it again is not part of the first load.
    queryFn: async ({ signal }) =>
      (await loaded(import('./fetch-shown-page'))).fetchShownPage(slug, language, signal),
  })
