/** Words of what is wanted instead of a returned item, and why a return was not changed. */
export const adminExchanges = {
  action: 'Send exchange',
  toExchange: 'To exchange',
  wantedInstead: (variant: string, price: string) =>
    `Wants ${variant} instead${price ? `, at ${price}` : ''}`,
  keptUntil: (day: string, time: string) => `Kept until ${day} ${time}`,
  notKept: 'Not kept: its time is over, or it had sold out. It can still be sent while it is in stock.',
  exchangedBy: (order: string, amount: string) => `Exchanged by order ${order}, ${amount} paid for it`,
  exchangeMade: 'Exchange made',
  exchanging: {
    title: 'Send what is wanted instead',
    credit: 'What came back',
    total: 'What is sent',
    same: 'Nothing is left to pay or to refund.',
    dearer: (amount: string) => `${amount} is to be paid when it arrives.`,
    cheaper: (amount: string) => `${amount} is left to refund.`,
    note: 'Makes an order of its own, to be packed like every other. The shopper gets an email. This cannot be undone.',
    submit: 'Send exchange',
    done: (order: string) => `Order ${order} is to be packed`,
  },
  problems: {
    ALREADY_RETURNED: 'Its items are in another return by now.',
    NOT_PAID: 'Record the payment of the order first: what came back pays for what is sent.',
    OUT_OF_STOCK: 'What is wanted instead is sold out. Refund the return.',
    unknown: 'This was not saved. Please try again.',
  },
} as const
