import { paths } from '../../../../src/config/paths.ts'

/** Where a customer comes back to who was at the provider's payment page. */
export const returnPath = (orderId: string) => `${paths.orderConfirmation(orderId)}?payment=returned`
