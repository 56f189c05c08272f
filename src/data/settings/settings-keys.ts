export const settingsKeys = {
  all: ['settings'] as const,
  shop: () => [...settingsKeys.all, 'shop'] as const,
  owner: () => [...settingsKeys.all, 'owner'] as const,
  brand: () => [...settingsKeys.all, 'owner', 'brand'] as const,
  databaseAge: () => [...settingsKeys.all, 'owner', 'database-age'] as const,
  policies: () => [...settingsKeys.all, 'owner', 'policies'] as const,
}
