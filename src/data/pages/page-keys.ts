export const pageKeys = {
  all: ['pages'] as const,
  page: (slug: string, language: string) => [...pageKeys.all, 'shop', 'page', slug, language] as const,
  preview: (token: string) => [...pageKeys.all, 'shop', 'preview', token] as const,
  help: (language: string) => [...pageKeys.all, 'shop', 'help', language] as const,
  sizeCharts: () => [...pageKeys.all, 'shop', 'size-charts'] as const,
  indexed: () => [...pageKeys.all, 'shop', 'indexed'] as const,
  owner: () => [...pageKeys.all, 'owner'] as const,
}
