import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import { orderKeys } from '../orders/order-keys'
import { callFunction } from '../supabase/functions'
import { useRefresh } from '../supabase/use-refresh'

type Refund = {
  /** Made once per refund, so that sending it again refunds once. */
  refundId: string
  paymentId: string
  amount: Minor
  reason: string
}

const answered = v.object({ status: v.picklist(['pending', 'succeeded', 'failed']) })

/**
 * Returns money through the card provider; resolves to the refund's status.
 * @throws AppError with the code REFUND_EXCEEDS_PAYMENT {left}, NOT_BY_PROVIDER, NOT_PAID, PROVIDER_REFUSED, or
 * PROVIDER_UNAVAILABLE: then the refund is pending, and the same refundId sends it again
 */
export function useRefundPayment() {
  return useMutation({
    mutationFn: async ({ amount, ...refund }: Refund) => {
      const { status } = await callFunction(
        'refund-payment',
        { ...refund, amount: toDecimal(amount) },
        answered,
      )
      return status
    },
    networkMode: 'always',
    onSettled: useRefresh(orderKeys.all),
  })
}
