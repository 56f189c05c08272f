export const customerKeys = {
  all: ['customers', 'owner'] as const,
  list: (filter: object) => ['customers', 'owner', 'list', filter] as const,
  detail: (email: string) => ['customers', 'owner', 'detail', email] as const,
}
