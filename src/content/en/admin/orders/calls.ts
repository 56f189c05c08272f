import type { ageOf, CallSort, NextTry } from '@/domain/orders/call'
import { count, number } from '../../shared/numbers'

const units = { minute: ['min', 'min'], hour: ['hour', 'hours'], day: ['day', 'days'] } as const

/** Words of the queue of cash orders to call. */
export const adminCalls = {
  title: 'Orders to call',
  intro:
    'Cash orders are confirmed on the phone before they are packed. The sooner the call, the more are confirmed.',
  list: 'Cash orders to call',
  error: 'Couldn’t load the orders to call',
  tabs: { label: 'When to call', now: 'Call now', later: 'Try later' },
  sort: {
    label: 'Sort by age',
    choices: { oldest: 'Oldest first', newest: 'Newest first' } satisfies Record<CallSort, string>,
  },
  first: 'Start calling',
  none: { title: 'No order to call', text: 'New cash orders appear here automatically.' },
  noneLater: { title: 'No call to repeat', text: 'Orders without an answer wait here until the next try.' },
  age: ({ unit, value }: ReturnType<typeof ageOf>) => `${number(value)} ${units[unit][value === 1 ? 0 : 1]}`,
  ageLabel: (age: string) => `ordered ${age} ago`,
  attempts: (calls: number) => `No answer ${calls === 1 ? 'once' : `${number(calls)} times`}`,
  nextTry: (day: string, time: string) => `Next try ${day.charAt(0).toLowerCase()}${day.slice(1)} ${time}`,
  returned: (orders: number) => `${count(orders, 'order', 'orders')} refused or unreachable before`,
  samePhone: (orders: number) =>
    `${count(orders, 'more order', 'more orders')} under this number: ask about all of them`,
  call: 'Call',
  callLabel: (name: string) => `Call ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppLabel: (name: string) => `Write to ${name} on WhatsApp`,
  open: (order: string) => `Order ${order}`,
  place: (at: number, of: number) => `${number(at)} of ${number(of)}`,
  back: 'All orders to call',
  next: 'Next order',
  previous: 'Previous order',
  wholeOrder: 'Open the whole order',
  items: 'Items',
  address: 'Ship to',
  note: 'Note from the customer',
  total: 'To collect',
  outcome: 'What came of the call',
  confirm: 'Confirmed',
  noAnswer: 'No answer',
  cancel: 'Cancel order',
  tryAgain: 'Try again',
  nextTries: {
    hour: 'in an hour',
    'three-hours': 'in three hours',
    tomorrow: 'tomorrow at 10',
  } satisfies Record<NextTry, string>,
  done: {
    confirmed: (order: string) => `${order} confirmed`,
    no_answer: (order: string) => `${order}: no answer`,
    cancelled: (order: string) => `${order} cancelled`,
    undone: (order: string) => `${order} is to be called again`,
  },
  failed: 'The call could not be saved. Please try again.',
  conflict: 'This order was called, cancelled or packed in the meantime. The list shows what is left.',
  gone: {
    title: 'This order is not waiting for a call',
    text: 'It was confirmed, cancelled or packed.',
  },
  settingOff: 'Orders that are not confirmed can be packed, too.',
  settingOffLink: 'Change the setting',
  keys: {
    label: 'Keyboard',
    next: 'next',
    previous: 'previous',
    confirm: 'confirmed',
    noAnswer: 'no answer',
  },
  /** The state of the call in an order's drawer. */
  state: {
    none: 'To call',
    no_answer: 'No answer',
    confirmed: 'Confirmed on the phone',
  },
  takeBack: 'Undo confirmation',
  timeline: {
    confirmed: 'Confirmed on the phone',
    no_answer: 'Called, no answer',
    undone: 'Call taken back',
  },
} as const
