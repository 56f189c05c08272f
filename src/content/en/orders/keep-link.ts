/** The link to an order about which no email is sent. */
export const keepLink = {
  title: 'Keep the link to your order',
  text: 'You get no email about it. Send yourself this link: it opens the order whenever you want. Or track it with the order number and your phone number.',
  whatsApp: 'Send it by WhatsApp',
  copy: 'Copy the link',
  copied: 'Link copied',
  message: (order: string, link: string) => `My order ${order}: ${link}`,
} as const
