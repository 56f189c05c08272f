/** What went wrong, in the shopper's words, by kind of error; and what to do next. */
export const errors = {
  offline: {
    title: 'You are offline',
    text: 'Check your connection and try again.',
  },
  forbidden: {
    title: 'This needs another account',
    text: 'You are not allowed to see this. Sign in with the right account.',
  },
  'not-found': { title: 'Not found', text: 'This no longer exists.' },
  conflict: {
    title: 'This has changed',
    text: 'Someone else has changed this. Check it, then try again.',
  },
  invalid: {
    title: 'That didn’t work',
    text: 'Check your entries and try again.',
  },
  'rate-limited': { title: 'Too many requests', text: 'Please wait a few minutes, then try again.' },
  closed: {
    title: 'Checkout is temporarily closed',
    text: 'We are working on the shop. Your cart is saved; please come back soon.',
  },
  unknown: {
    title: 'Something went wrong',
    text: 'Please try again. If it keeps happening, contact us.',
  },
} as const
