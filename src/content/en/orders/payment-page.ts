/** The name of an order on the provider's payment page and on bank statements. */
export const paymentPage = {
  item: (orderNumber: string) => `Order ${orderNumber}`,
} as const
