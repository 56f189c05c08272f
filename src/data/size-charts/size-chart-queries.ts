import { queryOptions } from '@tanstack/react-query'
import { pageKeys } from '../pages/page-keys'
import { loaded } from '../supabase/loaded'

/** Every size chart, in the shop's order. */
export const sizeChartsQuery = () =>
  queryOptions({
    queryKey: pageKeys.sizeCharts(),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-size-charts'))).fetchSizeCharts(signal),
    staleTime: 5 * 60_000,
  })
