import { shop } from '@/config/shop'
import type { RefundWay } from '@/domain/money/payment'
import type { ReturnReason, ReturnState } from '@/domain/orders/return'
import { returnTime } from '../shared/shop-words'

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`

/** Reasons for a return, as shopper and owner read them. */
export const returnReasonWords: Record<ReturnReason, string> = {
  too_small: 'Too small',
  too_large: 'Too large',
  not_as_expected: 'Not as expected',
  faulty: 'Faulty or damaged',
  wrong_item: 'Wrong item sent',
  late: 'Arrived too late',
  other: 'Another reason',
  withdrawal: 'Withdrawal from the contract',
}

const ways: Record<RefundWay, string> = {
  provider: 'to your card',
  transfer: 'by bank transfer',
  cash: 'in cash',
  voucher: 'as a voucher',
  exchange: 'as another item',
}

const onlyFaulty = 'We take back what is faulty or not what you ordered: write to us at any time.'

/** What shoppers read about returns. */
export const returnWords = {
  action: 'Return items',
  actionOrExchange: 'Return or exchange items',
  short: 'Return',
  returnOf: (number: string) => `Return items of ${number}`,
  until: (day: string) => `You can return items until ${day}.`,
  get over() {
    const time = returnTime()
    if (time === null) return onlyFaulty
    return `The ${time} to return this order ${shop.returnDays === 1 ? 'is' : 'are'} over.`
  },
  nothingLeft: 'Everything in this order is being returned.',
  states: {
    requested: 'Requested',
    approved: 'Approved',
    declined: 'Declined',
    received: 'Received',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  } satisfies Record<ReturnState, string>,
  /** What happens next. */
  next: {
    requested: 'We look at it and email you how to send the items back.',
    approved: 'Send the items back as described. We write when they are here.',
    declined: 'We cannot take these items back.',
    received: 'The items are here. Your refund follows once we have looked at them.',
    closed: 'This return is closed.',
    withdrawn: 'You withdrew this return.',
  } satisfies Record<ReturnState, string>,
  refunded: (amount: string, way: RefundWay) => `We refunded ${amount} ${ways[way]}.`,
  refunding: (amount: string) => `Your refund of ${amount} is on its way to your card.`,
  section: {
    title: 'Returns',
    one: (number: string) => `Return ${number}`,
    requestedOn: (day: string) => `requested ${day}`,
    items: (amount: number) => count(amount, 'item', 'items'),
    how: 'How to send it',
    why: 'Why',
    from: 'From the shop',
    pictures: 'Your pictures',
    picture: (at: number) => `Picture ${at} of your return`,
    wanted: (variant: string) => `In exchange for ${variant}`,
    keptUntil: (day: string) => `kept for you until ${day}`,
    receivedToExchange: 'The items are here. We look at them and then send what you want instead.',
    exchanged: 'What you want instead is being sent by an order of its own.',
    exchangeOrder: (number: string) => `Order ${number}`,
    exchangeDue: (amount: string) => `${amount} to pay`,
    withdraw: 'Withdraw return',
    withdrawing: 'Withdrawing...',
    withdrawn: 'Return withdrawn',
    withdrawFailed: 'The return was not withdrawn. The page shows how it stands.',
    error: 'Returns could not be loaded.',
  },
  page: {
    documentTitle: 'Return items',
    title: 'Return items',
    order: (number: string) => `Order ${number}`,
    missing: {
      title: 'This return page is not open to you',
      text: 'Open it from your order, or find the order by its number and email.',
      track: 'Track an order',
    },
    closed: {
      title: 'Nothing to return',
      get text() {
        const time = returnTime()
        if (time === null) return onlyFaulty
        return `An order can be returned within ${time} of its delivery. If something is faulty, write to us at any time.`
      },
      contact: 'Write to us',
    },
    choose: 'What would you like to return?',
    chosen: (name: string) => `Return ${name}`,
    left: (left: number, quantity: number) =>
      left === quantity ? `${quantity} bought` : `${left} of ${quantity} can be returned`,
    none: 'Already being returned',
    quantity: 'Quantity',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    instead: 'What would you like instead?',
    moneyBack: 'My money back',
    exchange: (variant: string, isSoldOut: boolean) => `${variant}${isSoldOut ? ', sold out' : ''}`,
    difference: (minor: number, amount: string) =>
      minor === 0
        ? 'It costs the same.'
        : minor > 0
          ? `It costs ${amount} more, to be paid when it arrives.`
          : `It costs ${amount} less. We pay that back, less your discount.`,
    fewer: (available: number) => `Only ${available} left. Return fewer, or choose another one.`,
    kept: (days: number) =>
      `What you want instead is kept for you for ${days} ${days === 1 ? 'day' : 'days'}, and sent when your items are here.`,
    words: 'Anything we should know?',
    optional: 'optional',
    pictures: {
      title: 'Pictures',
      hint: 'Up to three, for example of a fault. They are made small before they are sent.',
      add: 'Add a picture',
      remove: (at: number) => `Remove picture ${at}`,
      alt: (at: number) => `Picture ${at} that you added`,
      preparing: 'Preparing...',
      problems: {
        type: 'Choose a JPEG, PNG, WebP or AVIF picture.',
        unreadable: 'This picture cannot be read. Choose another one.',
        'too-big': 'This picture cannot be made small enough. Choose another one.',
      },
    },
    problems: {
      lines: 'Choose at least one item.',
      reason: 'Choose a reason.',
    },
    get condition() {
      return shop.returnsAreFree
        ? 'Items must be in original condition with the tags attached, unless they are faulty. Returns are free.'
        : 'Items must be in original condition with the tags attached, and you pay for sending them back, unless they are faulty or not what you ordered.'
    },
    submit: 'Request return',
    busy: 'Sending...',
    done: {
      title: 'Return requested',
      text: (number: string) => `We have your request ${number}. We email you how to send the items back.`,
      order: 'Back to the order',
      orders: 'Your orders',
      track: 'Track your order',
    },
    failed: {
      RETURN_CLOSED: 'This order can no longer be returned here. Write to us, and we look at it together.',
      ALREADY_RETURNED: 'Some of these items are in another return by now. Check the quantities.',
      OUT_OF_STOCK: 'What you want instead has just sold out. Choose another one, or your money back.',
      EXCHANGE_CLOSED: 'The shop exchanges nothing at the moment. Choose your money back.',
      TOO_MANY_EXCHANGES:
        'Too many items are kept for you already. Send back what is on its way first, or choose your money back.',
      'rate-limited': 'You have asked for many exchanges. Try again in an hour.',
      KEY_REUSED: 'A first request has reached us already. Its items are listed above.',
      offline: 'The shop could not be reached. Your choice is kept: send it again.',
      unknown: 'That did not work. Your choice is kept: send it again.',
    },
  },
  track: {
    action: 'Return items',
    see: 'See returns',
    busy: 'Opening...',
    failed: 'The return could not be opened. Try again in a moment.',
    closed: 'This order cannot be returned any more.',
  },
  reviewOf: (name: string) => `Review ${name}`,
} as const
