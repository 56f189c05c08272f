/** What a payment provider's own page and statements call an order. */
export const paymentPage = {
  item: (orderNumber: string) => `Order ${orderNumber}`,
} as const
