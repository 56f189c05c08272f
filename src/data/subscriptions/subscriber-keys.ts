export const subscriberKeys = {
  list: (filter: object) => ['subscribers', 'owner', filter] as const,
}
