import { queryOptions } from '@tanstack/react-query'
import { language } from '@/domain/text/language'
import { loaded } from '../supabase/loaded'
import { pageKeys } from './page-keys'

/** What the search of the help looks through. */
export const helpPagesQuery = () =>
  queryOptions({
    queryKey: pageKeys.help(language),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-page'))).fetchHelpPages(language, signal),
    staleTime: 5 * 60_000,
  })
