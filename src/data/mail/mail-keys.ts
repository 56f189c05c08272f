export const mailKeys = {
  all: ['mail'] as const,
  suppressed: (page: number) => [...mailKeys.all, 'owner', 'suppressed', page] as const,
  failed: (page: number) => [...mailKeys.all, 'owner', 'failed', page] as const,
}
