export const orderKeys = {
  all: ['orders'] as const,
  details: () => [...orderKeys.all, 'member', 'detail'] as const,
  detail: (id: string) => [...orderKeys.details(), id] as const,
  mine: (memberId: string, page: number) => [...orderKeys.all, 'member', 'mine', memberId, page] as const,
  lists: () => [...orderKeys.all, 'owner', 'list'] as const,
  list: (filter: object, page: number, size: number, until: string | null) =>
    [...orderKeys.lists(), filter, page, size, until] as const,
  packing: () => [...orderKeys.lists(), 'packing'] as const,
  toPack: () => [...orderKeys.lists(), 'to-pack'] as const,
  calls: (later: boolean, sort: string) => [...orderKeys.lists(), 'calls', later, sort] as const,
  overdue: () => [...orderKeys.lists(), 'overdue'] as const,
  counts: () => [...orderKeys.all, 'owner', 'counts'] as const,
  pulse: () => [...orderKeys.all, 'owner', 'pulse'] as const,
  viewCounts: (views: readonly string[]) => [...orderKeys.counts(), views] as const,
  adminDetail: (id: string) => [...orderKeys.all, 'owner', 'detail', id] as const,
  risk: (id: string) => [...orderKeys.adminDetail(id), 'risk'] as const,
  news: (id: string) => [...orderKeys.adminDetail(id), 'news'] as const,
  settlements: (page: number) => [...orderKeys.all, 'owner', 'settlements', page] as const,
  pickList: (numbers: readonly string[]) => [...orderKeys.all, 'owner', 'pick-list', numbers] as const,
  packingSlips: (numbers: readonly string[]) =>
    [...orderKeys.all, 'owner', 'packing-slips', numbers] as const,
  labels: (numbers: readonly string[]) => [...orderKeys.all, 'owner', 'labels', numbers] as const,
  parcelFacts: (id: string) => [...orderKeys.all, 'owner', 'parcels', id] as const,
  /** Changes with every order's status. */
  holds: (page: number) => [...orderKeys.all, 'owner', 'holds', page] as const,
  limitsHit: () => [...orderKeys.all, 'owner', 'limits-hit'] as const,
  /** The words of papers and messages in a language. */
  paper: (language: string) => [...orderKeys.all, 'owner', 'paper', language] as const,
  printed: (numbers: readonly string[]) => [...orderKeys.all, 'owner', 'printed', numbers] as const,
  invoices: (numbers: readonly string[]) => [...orderKeys.all, 'owner', 'invoices', numbers] as const,
  change: () => [...orderKeys.all, 'owner', 'change'] as const,
}
