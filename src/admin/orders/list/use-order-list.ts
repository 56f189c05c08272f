import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useListParams } from '@/admin/shared/list/use-list-params'
import { useMay } from '@/admin/shared/page/access'
import { adminOrdersQuery } from '@/data/orders/admin-order-queries'
import { readOrderFilter, viewOf } from '@/domain/orders/order-filter'

const every = 15_000

/**
 * The orders that the URL asks for, refetched every few seconds. The list ends at the time it was opened, so that new
 * orders move no row: they are counted in `newer` until `showNewer`.
 */
export function useOrderList() {
  const client = useQueryClient()
  const may = useMay()
  const list = useListParams()
  const { params, page } = list
  const filter = readOrderFilter(params)
  const [until, setUntil] = useState<string | null>(null)
  const query = useQuery({
    ...adminOrdersQuery(filter, { page, until, mayChange: may('orders.change') }),
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    ...(until === null && { gcTime: 0 }),
  })
  const { data, isPlaceholderData, isFetching } = query
  const isFresh = until === null && !isPlaceholderData && !isFetching
  const view = params.toString()

  // The first, open-ended answer seeds the cache of the time-limited query. `view` and `page` stand for the filter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isFresh || !data) return
    client.setQueryData(adminOrdersQuery(filter, { page, until: data.at }).queryKey, data)
    setUntil(data.at)
  }, [client, isFresh, data, view, page])

  return {
    ...list,
    filter,
    /** The filters alone, as a query string. */
    view: viewOf(view),
    list: query,
    showNewer: () => setUntil(null),
  }
}
