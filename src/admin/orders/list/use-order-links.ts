import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'

/** Addresses in the list of orders, each with the list's filters. */
export function useOrderLinks() {
  const { orderId } = useParams()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const tail = params.size > 0 ? `?${params}` : ''
  return {
    openId: orderId,
    listHref: `${adminPaths.orders}${tail}`,
    hrefOf: (id: string) => `${adminPaths.orders}/${id}${tail}`,
    /** Says of an order that it was opened from the list, to which closing it leads back. */
    linkState: orderId ? state : { fromList: true },
  }
}
