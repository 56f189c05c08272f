import type * as english from '../../en/orders/payment-page.ts'
import type { Words } from '../../words.ts'

/** The name of an order on the provider's payment page and on bank statements. */
export const paymentPage = {
  item: (orderNumber: string) => `الطلب ${orderNumber}`,
} as const satisfies Words<typeof english.paymentPage>
