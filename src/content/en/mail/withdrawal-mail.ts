// Words of the receipt of a withdrawal. The mail function reads it as well, so imports name their file's ending.

/** The receipt of a withdrawal from an order's contract. */
export const withdrawalMail = {
  comma: ', ',
  subject: (order: string) => `Your withdrawal from order ${order}`,
  preview: 'We have your statement of withdrawal.',
  title: 'We have your withdrawal',
  text: 'You have withdrawn from the contract for the items below. Please keep this email: it is your receipt.',
  cancelled: 'Nothing was sent yet, so the order is cancelled. What you paid is refunded.',
  returning: 'We write to you how to send the items back. What you paid for them is refunded.',
  at: 'Received',
  order: 'Order number',
  number: 'Return number',
  name: 'Name',
  email: 'Email',
  items: 'Items',
  follow: 'Follow your order',
  reason: (order: string) =>
    `You get this email because a withdrawal from order ${order} was stated in the shop.`,
} as const
