/** See `isPersonal` for what the second part of a key means. */
export const translationKeys = {
  all: ['translations'] as const,
  counts: () => [...translationKeys.all, 'owner', 'counts'] as const,
  list: (filter: object, page: number) => [...translationKeys.all, 'owner', 'list', filter, page] as const,
}
