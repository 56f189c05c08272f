import { common } from './common'

const keys = (mac: boolean) => ({ find: mac ? '⌘K' : 'Ctrl K', save: mac ? '⌘S' : 'Ctrl S' })
const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
const held = keys(isMac)

export const adminFind = {
  open: 'Find anything',
  hint: held.find,
  title: 'Find anything',
  placeholder: 'Order, customer, product or page',
  close: common.close,
  results: 'Found',
  groups: { pages: 'Go to', orders: 'Orders', customers: 'Customers', products: 'Products' },
  archived: 'Archived',
  none: (words: string) => `Nothing matches “${words}”`,
  found: (amount: number) => (amount === 1 ? '1 result' : `${amount} results`),
  error: 'The search did not arrive. Check the connection.',
  keys: {
    title: 'Keys',
    intro: 'They rest while you type in a field.',
    on: 'Single letters act',
    off: 'Turn this off if you dictate, or press letters by accident. Ctrl and ⌘ keep acting.',
    list: [
      [held.find, 'Find anything'],
      ['/', 'Search this list'],
      ['J K', 'Next, previous'],
      ['Enter', 'Open'],
      ['Esc', 'Close'],
      ['X', 'Select, with Shift a range'],
      ['S 1–5', 'Set the status of an order'],
      ['P', 'Print the packing slip'],
      ['N', 'Add a product'],
      [held.save, 'Save'],
      ['?', 'These keys'],
    ],
  },
} as const
