export const cartKeys = {
  all: ['cart-quote'] as const,
  quote: (lines: readonly object[]) => [...cartKeys.all, 'shop', lines] as const,
}
