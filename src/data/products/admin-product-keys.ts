import type { ProductFilter } from '@/domain/product/product-list'
import { productKeys } from './product-keys'

export const adminProductKeys = {
  list: (filter: ProductFilter, page: number) => [...productKeys.all, 'owner', 'list', filter, page] as const,
  edited: (id: string) => [...productKeys.all, 'owner', 'edited', id] as const,
  grid: (ids: readonly string[]) => [...productKeys.all, 'owner', 'grid', ids] as const,
  gridIds: (filter: ProductFilter) => [...productKeys.all, 'owner', 'grid', 'ids', filter] as const,
  makers: () => [...productKeys.all, 'owner', 'makers'] as const,
  lowStock: () => [...productKeys.all, 'owner', 'low-stock'] as const,
  stock: (filter: object) => [...productKeys.all, 'owner', 'stock', filter] as const,
  stockHistory: (variantId: string) => [...productKeys.all, 'owner', 'stock-history', variantId] as const,
  search: (words: string) => [...productKeys.all, 'owner', 'search', words] as const,
}
