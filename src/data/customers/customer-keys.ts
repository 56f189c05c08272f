export const customerKeys = {
  list: (filter: object) => ['customers', 'owner', 'list', filter] as const,
  detail: (email: string) => ['customers', 'owner', 'detail', email] as const,
}
