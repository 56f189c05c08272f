export const mediaKeys = {
  all: ['media'] as const,
  list: () => [...mediaKeys.all, 'owner', 'list'] as const,
}
