export const collectionKeys = {
  all: ['collections'] as const,
  list: () => [...collectionKeys.all, 'shop', 'list'] as const,
  summaries: () => [...collectionKeys.all, 'shop', 'summaries'] as const,
  moved: (slug: string) => [...collectionKeys.all, 'shop', 'moved', slug] as const,
}
