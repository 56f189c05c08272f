const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`

export const adminOverview = {
  title: 'Overview',
  byStatus: 'Orders by status',
  recent: 'Recent orders',
  allOrders: 'All orders',
  addProduct: 'Add product',
  countsError: 'Couldn’t load the counts',
  overdue: 'Payment overdue',
  overdueSince: (since: string) => `Due ${since}`,
  allDue: 'All unpaid',
  /** In a new shop. */
  beforeOrders: {
    title: 'Before people can order',
    name: 'Give the shop its name',
    product: 'Add a product',
    delivery: 'Say where you deliver, and what it costs',
    payment: 'Choose how people pay',
    /** What visitors see while nothing is for sale. */
    visitors: {
      opening:
        'Visitors see that the shop opens soon, with its name and the newsletter, until there is a product or you publish a first page of your own.',
      own: 'Visitors see the first page that you have published.',
      edit: 'Edit the first page',
    },
  },
  /** Today's work: what waits, and the list of exactly that. */
  today: {
    title: 'Today’s work',
    toCall: 'To call',
    toPack: 'To pack',
    toCollect: 'Cash to collect',
    transfers: 'Transfers to match',
    refunds: 'Refunds to send',
    overdue: 'Payments overdue',
    returns: 'Returns to decide',
    returnRefunds: 'Returns to refund',
    lowStock: 'Sizes running out this week',
    messages: 'Unread messages',
    reviews: 'New reviews',
    students: 'Student requests',
  },
  views: {
    toPack: 'status=to-pack&payment=ready',
    toCollect: 'status=sent&method=cod&payment=due',
    transfers: 'method=bank&payment=due',
    refunds: 'payment=to-refund',
  },
  allToPack: 'All to pack',
  sales: 'Sales',
  openAnalytics: 'Open Analytics',
  topProducts: 'Top products',
  allProducts: 'All products',
  noSales: { title: 'No sales in this period', text: 'The chart starts with the first order.' },
  toPack: 'To pack',
  noneToPack: { title: 'Nothing to pack', text: 'New orders appear here automatically.' },
  morePack: (orders: number) => `${orders.toLocaleString('en-US')} more`,
  pack: (number: string) => `order ${number}`,
  packError: 'Couldn’t load the orders to pack',
  printPackingSlips: (slips: number) => `Print ${count(slips, 'packing slip', 'packing slips')}`,
  lowStock: 'Runs out first',
  lowStockBy: 'by sales of 30 days',
  restock: 'All that run out',
  noneLow: {
    title: 'Nothing runs out',
    text: 'What sells is listed here, first what its stock lasts for the shortest time.',
  },
  left: (quantity: number) => (quantity === 0 ? 'Sold out' : `${quantity.toLocaleString('en-US')} left`),
  /** How long the stock lasts at the speed of the last thirty days. */
  lasts: (days: number) => (days < 1 ? 'lasts a day' : `lasts ${count(Math.round(days), 'day', 'days')}`),
  soldLately: (quantity: number) => `${quantity.toLocaleString('en-US')} sold in 30 days`,
  lowError: 'Couldn’t load the stock',
  unread: 'Unread messages',
  allMessages: 'All messages',
  noneUnread: { title: 'No unread messages', text: 'New messages to the shop appear here.' },
  messagesError: 'Couldn’t load messages',
} as const
