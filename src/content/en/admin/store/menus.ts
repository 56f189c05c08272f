const hints: Readonly<Record<string, string>> = {
  header: 'At the top of every page; deeper entries open below their parent.',
  footer: 'At the bottom of every page: each entry is a column, its own entries are the links.',
  legal: 'The last line of every page.',
  checkout: 'At the bottom of the checkout: what matters before an order.',
  support:
    'Where “Help” leads: on a phone’s menu, in the account and at the checkout. The first entry counts; without one, the contact page.',
}

/** Words of the editor of menus. */
export const storeMenus = {
  error: 'The menus could not be loaded.',
  choose: 'Menu',
  hints,
  list: (menu: string) => `Entries of ${menu}`,
  none: { title: 'No entries yet', text: 'Without any, the shop shows what it has by itself.' },
  add: 'Add an entry',
  addBelow: (name: string) => `Add an entry below ${name}`,
  full: 'A menu takes 20 entries on each level.',
  label: 'Label',
  labelHint: 'Empty: the name of what it leads to.',
  labelIn: (language: string) => `Label in ${language}`,
  target: 'Leads to',
  isSale: 'In the colour of reductions',
  entry: (name: string) => `Entry ${name}`,
  unnamed: 'New entry',
  noTarget: 'Leads nowhere: shoppers do not see it',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  dirty: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Menu saved',
  failed: 'The menu was not saved. Try again.',
  changed: 'Someone else has changed this menu. Discard to see theirs, or copy what you typed first.',
} as const
