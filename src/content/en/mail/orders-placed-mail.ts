import { shopName } from '../shared/shop-words.ts'

const number = (amount: number) => amount.toLocaleString('en-US')
const methods = { card: 'Card', bank: 'Bank transfer', cod: 'Cash on delivery' } as const

/** Words of the mail that tells the owners of new orders. */
export const ordersPlacedMail = {
  subject: (count: number, first: string) =>
    count === 1 ? `New order ${first}` : `${number(count)} new orders`,
  preview: (total: string) => total,
  title: (count: number) => (count === 1 ? 'A new order came in' : `${number(count)} new orders came in`),
  more: (count: number) => `And ${number(count)} more.`,
  line: (items: number, method: keyof typeof methods, total: string) =>
    `${number(items)} ${items === 1 ? 'item' : 'items'}, ${total}, ${methods[method]}`,
  open: 'Open the order',
  openAll: 'Open the orders',
  get reason() {
    return `You get this email because you run ${shopName()}. Settings, Orders and stock, says how often it comes.`
  },
} as const
