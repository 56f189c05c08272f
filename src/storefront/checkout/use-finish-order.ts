import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkout as words } from '@/content/cart/checkout'
import { markUnpaid } from '@/data/cart/idempotency-key'
import type { Order } from '@/domain/orders/order'
import { forgetCheckout, useTakeOrdered } from '@/storefront/shared/order/use-take-ordered'
import { showToast } from '@/ui/toast/toast'

/**
 * What follows an order: the payment page for one by card, else the confirmation. A shopper who has left the checkout
 * stays there and sees a toast.
 */
export function useFinishOrder() {
  const takeOrdered = useTakeOrdered()
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const known = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // The browser may show this page again as it was left for the payment page: with its button still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && done) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [done])

  const tell = (order: Order, { title, text }: { title: string; text: string }) => {
    const show = () => navigate(paths.orderConfirmation(order.id), { replace: isHere.current })
    if (isHere.current) show()
    showToast({
      title,
      description: text,
      tone: 'success',
      ...(!isHere.current && { action: { label: words.seeOrder, onClick: show } }),
    })
  }

  const finish = (order: Order, message: { title: string; text: string }) => {
    if (known.current) return
    known.current = true
    // Clears the cart before the key: in between, another tab must not start a new order of the same items.
    flushSync(() => {
      setDone(true)
      takeOrdered(order)
    })
    forgetCheckout()
    tell(order, message)
  }

  /** Cart, form and key stay until the order is paid, so that the way back from the payment page leads to it. */
  const pay = async (order: Order, token: string) => {
    markUnpaid(token, order.id)
    if (!isHere.current) {
      tell(order, words.reserved)
      return
    }
    setDone(true)
    const { openPaymentPage } = await import('@/storefront/shared/order/open-payment-page')
    if (!(await openPaymentPage(order.id, token))) navigate(paths.orderConfirmation(order.id))
  }

  const payOrShow = (order: Order, token: string) =>
    pay(order, token).catch(() => {
      // The confirmation says that it is not paid, and offers to try again.
      showToast({ title: words.noPage.title, description: words.noPage.text, tone: 'error' })
      navigate(paths.orderConfirmation(order.id))
    })
  return { finish, pay: payOrShow, done }
}
