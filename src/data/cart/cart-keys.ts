export const cartKeys = {
  all: ['cart-quote'] as const,
  quote: (cart: object) => [...cartKeys.all, 'shop', cart] as const,
}
