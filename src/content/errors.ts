/** What went wrong, in the shopper's words, by kind of error; and what to do next. */
export const errors = {
  offline: {
    title: 'You are offline',
    text: 'The shop could not be reached. Check the connection and try again.',
  },
  /** The same for a page while there is certainly no connection. */
  unseen: {
    title: 'Not seen on this device yet',
    text: 'You are offline, and this was not opened here before. It appears by itself when the connection is back.',
  },
  forbidden: {
    title: 'This needs another account',
    text: 'You are not allowed to see this. Sign in with the right account.',
  },
  'not-found': { title: 'Not there', text: 'What you are looking for does not exist any more.' },
  conflict: {
    title: 'Something changed meanwhile',
    text: 'Somebody else changed this. Look at it again, then repeat.',
  },
  invalid: {
    title: 'That did not fit',
    text: 'The shop did not understand a part of this. Check what you typed.',
  },
  'rate-limited': { title: 'That was a lot at once', text: 'Please wait a few minutes, then try again.' },
  closed: {
    title: 'The checkout is closed for a moment',
    text: 'We are working on the shop. Your cart is kept; please come back soon.',
  },
  unknown: {
    title: 'Something went wrong',
    text: 'That is on us, not on you. Try again; if it stays, write to us.',
  },
} as const
