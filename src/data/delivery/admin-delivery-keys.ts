export const adminDeliveryKeys = {
  /** Also what shoppers read: it changes with what an owner saves. */
  all: ['delivery'] as const,
  zones: () => [...adminDeliveryKeys.all, 'owner', 'zones'] as const,
  fees: (zone: string) => [...adminDeliveryKeys.all, 'owner', 'fees', zone] as const,
}
