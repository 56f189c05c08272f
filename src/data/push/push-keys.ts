export const pushKeys = {
  state: () => ['push', 'owner', 'state'] as const,
}
