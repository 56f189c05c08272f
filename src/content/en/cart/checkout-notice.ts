const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Words of the message about the whole checkout, which loads after the form. */
export const checkoutNotice = {
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  /** What happened and what to do, above the button; the toast says that the order failed. */
  refused: {
    stock: {
      title: 'Some items have just sold out',
      text: 'Update the marked items and place the order again. Your details are saved.',
    },
    price: {
      title: 'Your total has changed',
      text: 'Check the new total, then place the order again.',
    },
    delivery: {
      title: 'This delivery method is no longer available',
      text: 'Choose another one and check the total, then place the order again. Your details are saved.',
    },
    code: {
      title: 'We have applied your discount code',
      text: 'Check the total, then place the order.',
    },
    currency: {
      title: 'Prices are in another currency now',
      text: 'Nothing was charged. Check the new total, then place the order again.',
    },
    offline: {
      title: 'You are offline',
      text: 'Your cart and details are saved. Check your connection, then place the order again: you will not be charged twice.',
    },
    unsure: {
      title: 'We did not get an answer',
      text: 'Your order may have gone through. Check its status or place it again: it will not be placed twice.',
    },
    tooMany: {
      title: 'Too many orders in a short time',
      text: 'Please wait an hour, or contact us. Your cart is saved.',
    },
    unpaid: {
      title: 'Too many items are waiting for payment',
      text: 'Pay or cancel an open order first, then place this one again. If you need larger quantities, write to us. Your cart and details are saved.',
    },
    held: {
      title: 'Other customers are paying for these items',
      text: 'Choose fewer, sign in to your account, or try again in a few minutes. Your cart and details are saved.',
    },
    busy: {
      title: 'The shop is very busy right now',
      text: 'Your order was not placed. Wait a moment, then try again. Your cart and details are saved.',
    },
    closed: {
      title: 'Checkout is temporarily closed',
      text: 'We are working on the shop. Your cart and details are saved.',
    },
    undelivered: {
      title: 'We take no orders yet',
      text: 'We do not deliver anywhere at the moment. Your cart is saved: write to us if you would like something in it.',
    },
    captcha: {
      title: 'The check is still missing',
      text: 'Your order was not placed. Place it again and complete the short check, or sign in: members are not asked. Your cart and details are saved.',
    },
    method: {
      title: 'This payment method is no longer available',
      text: 'Choose another one, then place the order again. Your details are saved.',
    },
    session: {
      title: 'Your sign-in has expired',
      text: 'Sign in again, or order as a guest. Your details are saved.',
    },
    other: { title: 'Order failed', text: 'There was an error processing your order. Please try again.' },
  },
  /** What a refused total is made of now; it follows the title. */
  changed: (from: string, to: string, what: readonly string[]) =>
    `It was ${from} and is now ${to}${what.length > 0 ? `, because of ${list.format(what)}` : ''}.`,
  changes: { price: 'new prices', discount: 'your discount', shipping: 'the delivery cost' },
  /** After a try that was never answered, as far as it is known what became of it. */
  lost: {
    asking: { title: 'Your last order was interrupted', text: 'Checking whether it went through…' },
    'not-arrived': {
      title: 'Your last order did not go through',
      text: 'Nothing was ordered. You can place it again.',
    },
    unpaid: {
      title: 'Your order is reserved, but not paid yet',
      text: 'Continue to payment, or change something and place the order again: the new one replaces it.',
    },
    expired: {
      title: 'Your last order was not paid in time',
      text: 'Nothing was charged. Your cart and details are saved, so you can place it again.',
    },
    interrupted: {
      title: 'Your last order was interrupted',
      text: 'We couldn’t check whether it went through. Check again, or place the order again: it will not be placed twice.',
    },
  },
  ask: 'Check order status',
  toPayment: 'Continue to payment',
  again: {
    signIn: 'Sign in again',
    asGuest: 'Order as a guest',
  },
  writeToUs: 'Contact us',
  offlineNow: {
    title: 'You are offline',
    text: 'You need a connection to order. Your cart and details are saved.',
  },
} as const
