/** See `isPersonal` for what the second part of a key means. */
export const importKeys = {
  all: ['imports'] as const,
  list: () => [...importKeys.all, 'owner', 'list'] as const,
}
