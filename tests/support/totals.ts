// One table of cases for what a cart costs, run against src/domain and against place_order alike.
// Prices in minor units; the shipping policy is the shop's own (7.99, free above 49.00).
export type TotalsCase = {
  name: string
  lines: { price: number; quantity: number }[]
  subtotal: number
  shipping: number
}

export const totalsCases: TotalsCase[] = [
  { name: 'one cent', lines: [{ price: 1, quantity: 1 }], subtotal: 1, shipping: 799 },
  {
    name: 'one cent below the threshold',
    lines: [{ price: 4899, quantity: 1 }],
    subtotal: 4899,
    shipping: 799,
  },
  { name: 'exactly the threshold', lines: [{ price: 4900, quantity: 1 }], subtotal: 4900, shipping: 799 },
  { name: 'one cent above it', lines: [{ price: 4901, quantity: 1 }], subtotal: 4901, shipping: 0 },
  {
    name: 'the threshold out of several lines',
    lines: [
      { price: 1299, quantity: 3 },
      { price: 1003, quantity: 1 },
    ],
    subtotal: 4900,
    shipping: 799,
  },
  {
    name: 'just above it out of several lines',
    lines: [
      { price: 1299, quantity: 3 },
      { price: 1004, quantity: 1 },
    ],
    subtotal: 4901,
    shipping: 0,
  },
  {
    name: 'sums that drift in binary',
    lines: [
      { price: 10, quantity: 3 },
      { price: 20, quantity: 1 },
      { price: 1005, quantity: 1 },
    ],
    subtotal: 1055,
    shipping: 799,
  },
  {
    name: 'a large order',
    lines: [
      { price: 9999900, quantity: 1 },
      { price: 3999, quantity: 10 },
    ],
    subtotal: 10039890,
    shipping: 0,
  },
]
