// Addresses of the account that no other page links to; apart from `paths`, which every page loads.
export const accountPaths = {
  forgotPassword: '/forgot-password',
  /** Where the link of the mail leads; its secret follows the #. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  payment: '/profile/payment',
  notifications: '/profile/notifications',
  settings: '/profile/settings',
} as const
