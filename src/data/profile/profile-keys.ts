export const profileKeys = {
  of: (memberId: string) => ['profile', 'member', memberId] as const,
  notifications: (memberId: string) => [...profileKeys.of(memberId), 'notifications'] as const,
  setNotification: (memberId: string) => [...profileKeys.notifications(memberId), 'set'] as const,
}
