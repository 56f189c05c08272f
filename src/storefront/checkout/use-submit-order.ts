import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkout as words } from '@/content/checkout'
import { cartKeys } from '@/data/cart/cart-queries'
import { priceChangeOf, reusedOrderOf, shortagesOf, usePlaceOrder } from '@/data/orders/order-mutations'
import { keepToken } from '@/data/orders/order-tokens'
import { AppError } from '@/data/supabase/errors'
import type { Minor } from '@/domain/money'
import { useCart } from '@/storefront/shared/cart-provider'
import { showToast } from '@/ui/toast'
import { beginAttempt, endAttempt, openAttempt } from './attempt'
import { dropDraft, type Values } from './checkout-fields'

export type Refusal = keyof typeof words.refused

/** Sends the order, at most once however often it is sent, and says what came of it. */
export function useSubmitOrder() {
  const { items, clear, setPrice } = useCart()
  const navigate = useNavigate()
  const client = useQueryClient()
  const placing = usePlaceOrder()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [interrupted] = useState(() => openAttempt() !== null)
  const [done, setDone] = useState(false)

  const finish = (orderId: string, toast: { title: string; text: string }) => {
    setDone(true)
    endAttempt()
    dropDraft()
    navigate(paths.orderConfirmation(orderId), { replace: true })
    clear()
    showToast({ title: toast.title, description: toast.text, tone: 'success' })
  }

  const submit = async (values: Values, expectedTotal: Minor) => {
    // The button is disabled while it runs, but Enter in a field is not.
    if (placing.isPending || done) return
    setRefusal(null)
    const token = beginAttempt()
    try {
      const order = await placing.mutateAsync({
        token,
        items,
        customer: {
          name: `${values.firstName.trim()} ${values.lastName.trim()}`,
          email: values.email.trim(),
          phone: values.phone.trim(),
        },
        address: {
          address: values.address,
          city: values.city,
          zipCode: values.zipCode,
          country: values.country,
        },
        paymentMethod: values.paymentMethod,
        expectedTotal,
      })
      finish(order.id, { title: words.success.title, text: words.success.text(order.number) })
    } catch (error) {
      const earlier = reusedOrderOf(error)
      if (earlier) {
        keepToken(earlier, token)
        finish(earlier, words.alreadyPlaced)
        return
      }
      // Only a definite refusal ends the attempt; without an answer the next try must use the same token.
      if (error instanceof AppError && error.answered) endAttempt()
      for (const line of priceChangeOf(error)?.lines ?? []) setPrice(line, line.price)
      if (shortagesOf(error) || priceChangeOf(error))
        void client.invalidateQueries({ queryKey: cartKeys.all })
      setRefusal(refusalOf(error))
      showToast({ title: words.failure.title, description: words.failure.text, tone: 'error' })
    }
  }
  return { submit, refusal, interrupted, busy: placing.isPending || done }
}

function refusalOf(error: unknown): Refusal {
  if (shortagesOf(error)) return 'stock'
  if (priceChangeOf(error)) return 'price'
  if (!(error instanceof AppError)) return 'unsure'
  if (error.kind === 'offline') return navigator.onLine ? 'unsure' : 'offline'
  if (error.kind === 'rate-limited') return 'tooMany'
  if (error.kind === 'closed') return 'closed'
  if (error.kind === 'forbidden') return 'session'
  if (error.kind === 'invalid') return 'field'
  return error.answered ? 'other' : 'unsure'
}
