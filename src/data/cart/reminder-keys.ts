export const reminderKeys = {
  mine: (memberId: string) => ['cart', 'member', 'reminder', memberId] as const,
  kept: (token: string) => ['cart', 'shop', 'kept', token] as const,
}
