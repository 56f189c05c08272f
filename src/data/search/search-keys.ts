export const searchKeys = {
  suggest: (query: string) => ['search', 'shop', 'suggest', query] as const,
  trending: () => ['search', 'shop', 'trending'] as const,
}
