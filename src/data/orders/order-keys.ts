export const orderKeys = {
  all: ['orders'] as const,
  lists: () => [...orderKeys.all, 'list'] as const,
  counts: () => [...orderKeys.all, 'counts'] as const,
  toPack: () => [...orderKeys.lists(), 'to-pack'] as const,
  details: () => [...orderKeys.all, 'detail'] as const,
  detail: (id: string) => [...orderKeys.details(), id] as const,
  adminDetail: (id: string) => [...orderKeys.all, 'admin-detail', id] as const,
  mine: (memberId: string, page: number) => [...orderKeys.all, 'mine', memberId, page] as const,
}
