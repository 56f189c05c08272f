import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderToken } from '../orders/guest-orders'
import { orderKeys } from '../orders/order-keys'
import { callFunction } from '../supabase/functions'

const started = v.object({
  redirect: v.nullable(
    v.object({
      url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
      /** Form fields to post to the payment page; without them it is opened as a link. */
      fields: v.optional(v.record(v.string(), v.string())),
    }),
  ),
})

export type PaymentPage = NonNullable<v.InferOutput<typeof started>['redirect']>

/**
 * The page on which an order is paid by card; null when the payment is under way or settled.
 * @param token the order's idempotency key; a member needs none
 * @throws AppError with the code ORDER_PAID, ORDER_CANCELLED, ORDER_EXPIRED, PAYMENT_METHOD_UNAVAILABLE, TOO_MANY_TRIES,
 * PROVIDER_UNAVAILABLE or PROVIDER_REFUSED
 */
export async function startPayment(
  orderId: string,
  token: string | null = orderToken(orderId),
): Promise<PaymentPage | null> {
  const { redirect } = await callFunction('start-payment', { orderId, token }, started)
  return redirect
}

/** Has the shop ask the provider what has become of an order's payment, because its message may be lost. */
export function useCheckPayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) =>
      callFunction('start-payment', { orderId, token: orderToken(orderId), check: true }, started),
    networkMode: 'always',
    onSettled: (_answer, _error, orderId) =>
      client.invalidateQueries({ queryKey: orderKeys.detail(orderId) }),
  })
}
