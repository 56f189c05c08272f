import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminOrdersQuery } from '@/data/orders/admin-order-queries'
import { readOrderFilter, viewOf } from '@/domain/order-filter'
import { useListParams } from '../shared/use-list-params'

const every = 15_000

/**
 * The list as its address asks for it, read anew every few seconds while it is seen. It reaches until the moment it was
 * opened: what has come since is counted in `newer` and moves no row before `showNewer`.
 */
export function useOrderList() {
  const client = useQueryClient()
  const list = useListParams()
  const { params, page } = list
  const filter = readOrderFilter(params)
  const [until, setUntil] = useState<string | null>(null)
  const query = useQuery({
    ...adminOrdersQuery(filter, { page, until }),
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    ...(until === null && { gcTime: 0 }),
  })
  const { data, isPlaceholderData, isFetching } = query
  const isFresh = until === null && !isPlaceholderData && !isFetching
  const view = params.toString()

  // What was read without a limit is what the list with the limit begins as. `view` and `page` stand for the filter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isFresh || !data) return
    client.setQueryData(adminOrdersQuery(filter, { page, until: data.at }).queryKey, data)
    setUntil(data.at)
  }, [client, isFresh, data, view, page])

  return {
    ...list,
    filter,
    /** The filters alone, as they stand in an address. */
    view: viewOf(view),
    list: query,
    showNewer: () => setUntil(null),
  }
}
