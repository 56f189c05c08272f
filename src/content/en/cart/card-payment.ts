/** Where a payment by card stands, for shoppers. */
export const cardPayment = {
  unpaid: {
    title: (amount: string) => `Pay ${amount} by card`,
    text: (until: string) =>
      until ? `Your items are reserved until ${until}.` : 'Your items are reserved for a short time.',
    action: 'Pay now',
  },
  declined: {
    title: 'Your card was declined',
    text: (until: string) =>
      `Nothing was charged. Try again or use another card${until ? ` before ${until}` : ''}.`,
    action: 'Try again',
  },
  waiting: {
    title: 'Waiting for your bank',
    text: 'This page updates by itself as soon as your payment is confirmed.',
    slow: 'Your bank takes longer than usual. You can close this page: we email you when your order is paid.',
    action: 'Open the payment page again',
  },
  paid: { title: 'Paid', text: (amount: string) => `We have received ${amount} by card.` },
  expired: {
    title: 'This order was not paid in time',
    text: 'Nothing was charged, and your items are on sale again.',
    late: 'Your payment came after that. It goes back to your card.',
    action: 'Order again',
  },
  opening: 'Opening the payment page…',
  failed: {
    provider: 'The payment page could not be opened. Nothing was charged. Try again in a moment.',
    offline: 'You are offline. Check your connection, then try again.',
    tooMany: 'Too many tries in a short time. Wait a few minutes, then try again.',
  },
} as const
