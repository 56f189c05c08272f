export const teamKeys = {
  all: ['team', 'owner'] as const,
  members: () => [...teamKeys.all, 'members'] as const,
  roles: () => [...teamKeys.all, 'roles'] as const,
  invitations: () => [...teamKeys.all, 'invitations'] as const,
}
