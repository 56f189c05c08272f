/** See `isPersonal` for what the second part of a key means. */
export const productKeys = {
  all: ['products'] as const,
  detail: (slug: string) => [...productKeys.all, 'shop', 'detail', slug] as const,
  preview: (token: string) => [...productKeys.all, 'shop', 'preview', token] as const,
  moved: (slug: string) => [...productKeys.all, 'shop', 'moved', slug] as const,
  lists: () => [...productKeys.all, 'shop', 'list'] as const,
  list: (filter: object) => [...productKeys.lists(), filter] as const,
  facets: (filter: object) => [...productKeys.all, 'shop', 'facets', filter] as const,
  bySlugs: (slugs: readonly string[]) => [...productKeys.all, 'shop', 'slugs', slugs] as const,
  published: () => [...productKeys.all, 'shop', 'published'] as const,
  recommendations: (slug: string) => [...productKeys.all, 'shop', 'recommendations', slug] as const,
  wished: (slugs: readonly string[]) => [...productKeys.all, 'member', 'wished', slugs] as const,
}
