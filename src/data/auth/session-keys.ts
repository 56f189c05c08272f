const twoFactor = ['session', 'member', 'two-factor'] as const

export const sessionKeys = {
  member: () => ['session'] as const,
  isAdmin: (memberId: string) => ['session', 'member', 'is-admin', memberId] as const,
  access: (memberId: string) => ['session', 'member', 'access', memberId] as const,
  twoFactor,
  factors: (memberId: string) => [...twoFactor, 'factors', memberId] as const,
  needsCode: (memberId: string) => [...twoFactor, 'needs-code', memberId] as const,
}
