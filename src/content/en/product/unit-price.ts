/** What one unit of a product costs. */
export const unitPriceWords = {
  litre: (amount: string) => `${amount} per litre`,
  kilogram: (amount: string) => `${amount} per kilogram`,
  metre: (amount: string) => `${amount} per metre`,
  square: (amount: string) => `${amount} per square metre`,
} as const
