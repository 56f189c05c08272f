export const viewKeys = {
  all: ['admin-views'] as const,
  of: (page: string) => [...viewKeys.all, 'owner', page] as const,
}
