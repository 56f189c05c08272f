import { collectionKeys } from './collection-keys'

export const adminCollectionKeys = {
  list: () => [...collectionKeys.all, 'owner', 'list'] as const,
  detail: (slug: string) => [...collectionKeys.all, 'owner', 'detail', slug] as const,
  structure: () => [...collectionKeys.all, 'owner', 'structure'] as const,
  sizeCharts: () => [...collectionKeys.all, 'owner', 'size-charts'] as const,
  reorder: () => [...collectionKeys.all, 'owner', 'reorder'] as const,
}
