import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { pageKeys } from './page-keys'
import { pageLanguage as language } from './page-language'

/** The slug of the page at a path: `home` for the first. */
export const slugOfPath = (pathname: string) => pathname.replace(/^\/|\/$/g, '') || 'home'

/** A page with everything that its sections show; null where there is none. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: pageKeys.page(slug, language),
    // Pages come with it in their HTML: what reads it again is not part of the first load.
    queryFn: async ({ signal }) => (await loaded(import('./fetch-page'))).fetchPage(slug, language, signal),
  })

/** What the search of the help looks through. */
export const helpPagesQuery = () =>
  queryOptions({
    queryKey: pageKeys.help(language),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-page'))).fetchHelpPages(language, signal),
    staleTime: 5 * 60_000,
  })
