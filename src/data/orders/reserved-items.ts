import { queryOptions } from '@tanstack/react-query'
import type { OrderItem } from '@/domain/order'
import { orderKeys } from './order-keys'

/** What an order holds that waits to be paid by card; nothing for any other. */
export const reservedItemsQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.reserved(orderId),
    queryFn: async ({ client }): Promise<readonly OrderItem[]> => {
      // Few carts have such an order.
      const { orderQuery } = await import('./order-queries')
      const order = await client.fetchQuery(orderQuery(orderId))
      return order?.status === 'pending' && order.due > 0 ? order.items : []
    },
  })
