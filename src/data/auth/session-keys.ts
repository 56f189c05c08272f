export const sessionKeys = {
  member: () => ['session'] as const,
  isAdmin: (memberId: string) => ['session', 'member', 'is-admin', memberId] as const,
}
