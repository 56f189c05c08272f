import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkout as words } from '@/content/cart/checkout'
import type { checkoutNotice } from '@/content/cart/checkout-notice'
import { cartKeys } from '@/data/cart/cart-keys'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import {
  beginIdempotencyKey,
  endIdempotencyKey,
  isUnanswered,
  markRefused,
  openIdempotencyKey,
} from '@/data/cart/idempotency-key'
import { useFindOrder } from '@/data/orders/find-order'
import { isCertain, isPlacedAlready, usePlaceOrder } from '@/data/orders/order-mutations'
import { settingsQuery } from '@/data/settings/settings-queries'
import { useShopSettings } from '@/data/settings/shop-settings'
import { AppError } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import type { QuoteFor } from '@/domain/cart/cart-quote'
import type { CheckoutChange } from '@/domain/cart/quote-correction'
import { addressOf } from '@/domain/delivery/address'
import type { Minor } from '@/domain/money/money'
import { cardPaymentState } from '@/domain/orders/card-payment'
import type { Order } from '@/domain/orders/order'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import type { FieldName, Values } from '@/storefront/shared/cart/checkout-draft'
import { showToast } from '@/ui/toast/toast'
import type { correctedQuote as CorrectedQuote, Refusal } from './refused-order'
import { useFinishOrder } from './use-finish-order'

type LostReply = keyof typeof checkoutNotice.lost

type Submit = {
  values: Values
  isMember: boolean
  /** The member whose addresses get the order's. */
  saveFor: string | undefined
  /** What the shown quote is asked for when the answer comes: a refusal corrects it. */
  quoteFor: () => QuoteFor
  /** The chosen delivery method, once the shop has said which there are. */
  method: string | undefined
  code: string | undefined
  expectedTotal: Minor
  /** Called with the field that the database rejected. */
  onField: (field: FieldName) => void
}

/** Sends the order with an idempotency key and reports the result. */
export function useSubmitOrder() {
  const { items, currentItems } = useCart()
  const client = useQueryClient()
  const currency = useShopSettings()?.currency
  const placing = usePlaceOrder()
  const findOrder = useFindOrder()
  const { finish, pay, done } = useFinishOrder()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [lost, setLost] = useState<LostReply | null>(() => (isUnanswered() ? 'asking' : null))
  /** The total that was refused, the present one, and what makes the difference. */
  const [change, setChange] = useState<CheckoutChange | null>(null)
  const sending = useRef(false)

  /** The order by card that this cart has made and that is not paid yet. */
  const [unpaid, setUnpaid] = useState<Order | null>(null)

  /** Asks what became of a request that was never answered, or of an order that was to be paid. */
  const ask = async () => {
    const token = openIdempotencyKey()?.token
    if (token === undefined || sending.current) return
    setRefusal(null)
    setLost('asking')
    try {
      const order = await findOrder.mutateAsync(token)
      if (order) goOn(order)
      else setLost('not-arrived')
    } catch {
      setLost('interrupted')
    }
  }
  /** Goes on with an order that is found to exist. */
  const goOn = (order: Order) => {
    const state = cardPaymentState(order, serverNow())
    if (state === 'unpaid' || state === 'declined') {
      setUnpaid(order)
      setLost('unpaid')
    } else if (state === 'expired' || order.status === 'cancelled') {
      endIdempotencyKey()
      setLost(state === 'expired' ? 'expired' : null)
    } else finish(order, words.alreadyPlaced)
  }
  const askIfUnanswered = useEffectEvent(() => {
    if (isUnanswered()) void ask()
  })
  useEffect(() => {
    askIfUnanswered()
    const onOnline = () => askIfUnanswered()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  // The code that sends the order is there before the button is pressed.
  useEffect(() => void import('@/data/orders/place-order').catch(() => undefined), [])

  const submit = async (request: Submit): Promise<void> => {
    const { values, isMember, saveFor, method, code, expectedTotal, onField } = request
    // The button is disabled meanwhile, but Enter in a field is not; and another tab may have ordered everything.
    if (sending.current || done || currentItems().length === 0) return
    sending.current = true
    setRefusal(null)
    setLost(null)
    const token = beginIdempotencyKey()
    try {
      const order = await placing.mutateAsync({
        idempotencyKey: token,
        items,
        customer: {
          name: `${values.firstName} ${values.lastName}`.trim(),
          email: values.email.trim(),
          phone: values.phone.trim(),
        },
        address: values,
        paymentMethod: values.paymentMethod,
        shippingMethod: method,
        discountCode: code,
        expectedTotal,
        currency,
      })
      const remembered =
        saveFor &&
        import('@/data/addresses/remember-address')
          .then(({ rememberAddress }) => rememberAddress(client, saveFor, addressOf(values)))
          .catch(() => undefined)
      const state = cardPaymentState(order, serverNow())
      if (state === 'unpaid' || state === 'declined') {
        // Leaving for the payment page would cut it off.
        await remembered
        await pay(order, token)
      } else if (state === 'expired' || order.status === 'cancelled') await again(request)
      else
        finish(order, {
          title: words.success.title,
          text: words.success.text(order.number, order.customerEmail),
        })
    } catch (error) {
      sending.current = false
      if (isPlacedAlready(error)) {
        if (!(await replace(request, token))) await ask()
        return
      }
      if (error instanceof AppError && isCertain(error)) markRefused(token)
      if (error instanceof AppError && /^(PAYMENT_METHOD_UNAVAILABLE|CURRENCY_CHANGED)$/.test(error.code))
        void client.invalidateQueries({ queryKey: settingsQuery().queryKey })
      const refused = await import('./refused-order').catch(() => null)
      if (refused) applyCorrections(refused.correctedQuote, error, request)
      const field = refused?.fieldOf(error)
      if (field) onField(field)
      else setRefusal(refused?.refusalOf(error, isMember) ?? (navigator.onLine ? 'unsure' : 'offline'))
      showToast({ title: words.failure.title, description: words.failure.text, tone: 'error' })
    }
  }

  /** Places the order with a new key: the one that the old key made is over. */
  const again = (request: Submit) => {
    endIdempotencyKey()
    sending.current = false
    return submit(request)
  }

  /** An order that waits to be paid by card gives way to the one that is placed now. False when it does not. */
  const replace = async (request: Submit, token: string): Promise<boolean> => {
    const order = await findOrder.mutateAsync(token).catch(() => null)
    const state = order && cardPaymentState(order, serverNow())
    if (!order || !state || state === 'paid' || state === 'processing') return false
    // One that can no longer be cancelled ends by itself when its time is over.
    if (state !== 'expired')
      await import('@/data/orders/cancel-order')
        .then(({ cancelOrder }) => cancelOrder(order.id))
        .catch(() => null)
    await again(request)
    return true
  }

  /** Applies what a refusal says at once: fetching it again might fail. */
  const applyCorrections = (
    correctedQuote: typeof CorrectedQuote,
    error: unknown,
    { quoteFor, expectedTotal }: Submit,
  ) => {
    const { queryKey } = cartQuoteQuery(items, quoteFor())
    const found = correctedQuote(items, client.getQueryData(queryKey), expectedTotal, error)
    if (!found) return
    client.setQueryData(queryKey, found.quote)
    void client.invalidateQueries({ queryKey: cartKeys.all })
    if (found.change) setChange(found.change)
  }
  const payUnpaid = () => {
    const token = openIdempotencyKey()?.token
    if (unpaid && token) void pay(unpaid, token)
  }
  const busy = placing.isPending || done
  return { submit, ask, pay: payUnpaid, refuse: setRefusal, refusal, change, lost, busy }
}
