export const searchKeys = {
  suggest: (query: string) => ['search', 'shop', 'suggest', query] as const,
  synonyms: () => ['search', 'owner', 'synonyms'] as const,
  trending: () => ['search', 'shop', 'trending'] as const,
}
