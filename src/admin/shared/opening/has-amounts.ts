import type { QueryClient } from '@tanstack/react-query'
import { adminZonesQuery } from '@/data/delivery/admin-delivery'
import { orderCountsQuery } from '@/data/orders/admin-order-queries'
import { adminProductsQuery } from '@/data/products/admin-product-queries'
import { readProductFilter } from '@/domain/product/product-list'

const everyProduct = readProductFilter(new URLSearchParams({ state: 'all' }))

/** Whether the shop has prices or orders, which a change of currency leaves as they are; true where that cannot be read. */
export async function hasAmounts(client: QueryClient): Promise<boolean> {
  try {
    const [products, orders, zones] = await Promise.all([
      client.fetchQuery({ ...adminProductsQuery(everyProduct, 1), staleTime: 0 }),
      client.fetchQuery({ ...orderCountsQuery(), staleTime: 0 }),
      client.fetchQuery({ ...adminZonesQuery(), staleTime: 0 }),
    ])
    return products.total > 0 || orders.all > 0 || zones.length > 0
  } catch {
    return true
  }
}
