export const addressKeys = {
  all: ['addresses', 'member'] as const,
  of: (memberId: string) => [...addressKeys.all, memberId] as const,
}
