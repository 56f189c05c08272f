export const messageKeys = {
  all: ['messages'] as const,
  lists: () => [...messageKeys.all, 'owner', 'list'] as const,
  list: (filter: object) => [...messageKeys.lists(), filter] as const,
  counts: () => [...messageKeys.all, 'owner', 'counts'] as const,
  detail: (id: string) => [...messageKeys.all, 'owner', 'detail', id] as const,
}
