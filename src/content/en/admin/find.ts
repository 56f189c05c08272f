import { common } from '../shared/common'

const keys = (mac: boolean) => ({ find: mac ? '⌘K' : 'Ctrl K', save: mac ? '⌘S' : 'Ctrl S' })
const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
const shortcuts = keys(isMac)

export const adminFind = {
  open: 'Find anything',
  hint: shortcuts.find,
  title: 'Find anything',
  placeholder: 'Order, customer, product or page',
  close: common.close,
  results: 'Results',
  groups: { pages: 'Go to', orders: 'Orders', customers: 'Customers', products: 'Products' },
  statuses: { draft: 'Draft', scheduled: 'Scheduled', archived: 'Archived' },
  none: (words: string) => `Nothing matches “${words}”`,
  found: (amount: number) => (amount === 1 ? '1 result' : `${amount} results`),
  error: 'Couldn’t search. Check your connection.',
  keys: {
    title: 'Keyboard shortcuts',
    intro: 'Shortcuts are off while you type in a field.',
    on: 'Single-letter shortcuts',
    off: 'Turn these off if you dictate or often press letters by accident. Shortcuts with Ctrl and ⌘ stay on.',
    list: [
      [shortcuts.find, 'Find anything'],
      ['/', 'Search this list'],
      ['J K', 'Next, previous'],
      ['Enter', 'Open'],
      ['Esc', 'Close'],
      ['X', 'Select (with Shift, a range)'],
      ['S 1–5', 'Set the status of an order'],
      ['P', 'Print the packing slip'],
      ['N', 'Add a product'],
      [shortcuts.save, 'Save'],
      ['?', 'Keyboard shortcuts'],
    ],
  },
} as const
