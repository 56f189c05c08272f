import { shop } from '@/config/shop'

const number = (amount: number) => amount.toLocaleString('en-US')

/** Words of what is printed of orders. */
export const orderPapers = {
  slips: (papers: number) => (papers === 1 ? 'Packing slip' : `${number(papers)} packing slips`),
  invoices: (papers: number) => (papers === 1 ? 'Invoice' : `${number(papers)} invoices`),
  print: 'Print',
  back: 'Back to the orders',
  missing: { title: 'Nothing to print', text: 'None of these orders is there.' },
  error: 'The orders did not arrive',
  slip: 'Packing slip',
  placed: 'Placed',
  shipTo: 'Ship to',
  from: 'From',
  items: (pieces: number) => `${number(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`,
  note: 'Note from the customer',
  packedBy: 'Packed by',
  picture: 'Picture',
  product: 'Product',
  size: 'Size',
  color: 'Color',
  quantity: 'Quantity',
  inParcel: 'In the parcel',
  invoice: 'Invoice',
  billTo: 'Bill to',
  price: 'Price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  states: {
    paid: (method: string) => `Paid, ${method}`,
    pending: (method: string) => `To be paid, ${method}`,
    refunded: (method: string) => `Refunded, ${method}`,
    cancelled: 'Cancelled, nothing is due',
  },
  currency: 'All amounts in US dollars.',
  thanks: `Thank you for ordering at ${shop.name}.`,
} as const
