/** An order from the product page, with a phone number. */
export const quickOrder = {
  open: 'Order by phone number',
  title: 'Order by phone number',
  text: 'We call you to confirm. You pay the courier in cash.',
  submit: (total: string) => `Order now, ${total}`,
  asking: 'Calculating the total…',
  delivery: (cost: string) => `The total includes ${cost} for delivery.`,
  phone: 'Enter a phone number that we can call, such as 0612 345678.',
  refusals: {
    PRICE_CHANGED: { title: 'The total has changed', text: 'Check it on the button, then order again.' },
    OUT_OF_STOCK: { title: 'Just sold out', text: 'Choose another one.' },
    LINE_LIMIT: { title: 'That is more than one order may have', text: 'Choose fewer.' },
    HELD_FOR_OTHERS: {
      title: 'Other customers have just reserved these',
      text: 'Choose fewer, or try again in a few minutes.',
    },
    SHIPPING_UNAVAILABLE: { title: 'We don’t deliver there yet', text: 'Choose another city.' },
    PAYMENT_METHOD_UNAVAILABLE: {
      title: 'This order can’t be paid in cash',
      text: 'Add the item to your cart, and choose another way to pay at the checkout.',
    },
    TOO_MANY_ORDERS: {
      title: 'Too many orders in a short time',
      text: 'Please wait an hour, or contact us.',
    },
    TOO_MANY_UNPAID: {
      title: 'Several orders are still open',
      text: 'We call you about them first. Or contact us.',
    },
  },
} as const
