export const adminOrderReview = {
  title: 'Review',
  action: 'Make a link to send',
  busy: 'Making…',
  whatsApp: 'Send by WhatsApp',
  once: 'The link is shown this once and works for ninety days, for this order alone.',
  failed: 'No link could be made. Reload the order.',
  asked: {
    mail: (day: string) => `Asked by email ${day}.`,
    link: (day: string) => `A link was made ${day}.`,
  },
} as const
