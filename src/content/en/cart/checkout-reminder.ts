/** Words of being reminded of a checkout that was left. */
export const reminderWords = {
  label: 'Email me once if I leave this unfinished',
  text: 'To the address of your account. The shop then keeps this cart for a week, or until you order.',
  failed: 'That could not be saved. Try again.',
  page: {
    title: 'Your cart',
    done: 'Your cart is back',
    unknown: {
      title: 'This link no longer works',
      text: 'You have ordered since, it is older than a week, or nothing of it is left.',
      cart: 'To the cart',
      home: 'To the shop',
    },
  },
} as const
