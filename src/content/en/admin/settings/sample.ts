import { count, number } from '../../shared/numbers'

const kinds = {
  pages: 'page',
  collections: 'collection',
  collection_groups: 'group',
  categories: 'category',
  departments: 'department',
  size_charts: 'size chart',
} as const

/** The panel that takes the sample shop away. */
export const sampleWords = {
  title: 'The sample shop',
  text: (products: number, orders: number) =>
    `This shop was opened with a sample: ${count(products, 'product', 'products')}, ${count(orders, 'order', 'orders')}, its pages, pictures and accounts. Everything that you have made yourself stays, and so do orders with an invoice.`,
  action: 'Remove the sample',
  left: {
    text: 'The sample is gone, but for what your own shop still uses. Take it out there, then remove the rest.',
    shown: (places: string) => `Shown in ${places}`,
    used: 'Something of your own belongs to it',
    name: (name: string, kind: keyof typeof kinds) => `${name} (${kinds[kind]})`,
    pictures: (amount: number) => count(amount, 'picture', 'pictures'),
    more: (amount: number) =>
      `${count(amount, 'more thing stays', 'more things stay')} that these show or belong to.`,
    action: 'Remove the rest',
    confirm: {
      title: 'Remove the rest of the sample?',
      text: 'What nothing of your own uses any more is deleted. This cannot be undone.',
    },
  },
  confirm: {
    title: 'Remove the sample?',
    text: 'Its products, orders, customers, pages and pictures are deleted, also those you have changed. This cannot be undone.',
    cancel: 'Keep it',
    submit: 'Remove it all',
    busy: (left: number | null) => (left ? `${number(left)} left...` : 'Removing...'),
  },
  problems: {
    SAMPLE_OWNER: {
      title: 'Sign in with an account of your own',
      text: 'This account came with the sample and would be deleted too. Invite your own address under Team first.',
    },
    NO_SAMPLE: { title: 'The sample is gone', text: 'Someone has removed it already.' },
  },
} as const
