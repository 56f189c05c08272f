const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** The panel that takes the sample shop away. */
export const sampleWords = {
  title: 'The sample shop',
  text: (products: number, orders: number) =>
    `This shop was opened with a sample: ${many(products, 'product', 'products')}, ${many(orders, 'order', 'orders')}, its pages, pictures and accounts. Everything that you have made yourself stays.`,
  action: 'Remove the sample',
  confirm: {
    title: 'Remove the sample?',
    text: 'Its products, orders, customers, pages and pictures are deleted, also those you have changed. This cannot be undone.',
    cancel: 'Keep it',
    submit: 'Remove it all',
    busy: (left: number | null) => (left ? `${left.toLocaleString('en-US')} left...` : 'Removing...'),
  },
  problems: {
    SAMPLE_OWNER: {
      title: 'Sign in with an account of your own',
      text: 'This account came with the sample and would be deleted too. Invite your own address under Admins first.',
    },
    NO_SAMPLE: { title: 'The sample is gone', text: 'Someone has removed it already.' },
  },
} as const
