export const customerKeys = {
  all: ['customers', 'owner'] as const,
  list: (filter: object) => ['customers', 'owner', 'list', filter] as const,
  detail: (key: string) => ['customers', 'owner', 'detail', key] as const,
}
