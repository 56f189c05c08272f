/** What the frame of the shop says when a page fails, is missing, or the connection is gone. */
export const appErrors = {
  router: {
    title: 'Unexpected Application Error!',
    text: 'The page stopped working. Your cart is safe. Load it again, or go back to the start.',
    reload: 'Load again',
    home: 'Back to the start',
  },
  /** A page that was never opened, while there is certainly no connection. */
  unseen: {
    title: 'Not available offline',
    text: 'You haven’t opened this page on this device before. It will load when you are back online.',
  },
  offlineNotice: 'You are offline. What you have already seen still shows, at the prices of then.',
} as const
