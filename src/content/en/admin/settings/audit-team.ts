/** What columns about the team are called in the log of changes. */
export const teamColumns = {
  email: 'email',
  two_factor: 'two-factor sign-in',
  role: 'role',
  permissions: 'may',
  needs_second_factor: 'needs a second factor',
}
