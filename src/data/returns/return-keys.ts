import type { ReturnTab } from '@/domain/orders/return'

export const returnKeys = {
  all: ['returns'] as const,
  ofOrder: (orderId: string) => [...returnKeys.all, 'member', 'order', orderId] as const,
  withdrawal: (orderId: string) => [...returnKeys.all, 'member', 'withdrawal', orderId] as const,
  picture: (id: string) => [...returnKeys.all, 'member', 'picture', id] as const,
  actions: (memberId: string, orderIds: readonly string[]) =>
    [...returnKeys.all, 'member', 'actions', memberId, orderIds] as const,
  list: (tab: ReturnTab, page: number) => [...returnKeys.all, 'owner', 'list', tab, page] as const,
  detail: (id: string) => [...returnKeys.all, 'owner', 'detail', id] as const,
  adminOfOrder: (orderId: string) => [...returnKeys.all, 'owner', 'order', orderId] as const,
}
