import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkout as words } from '@/content/checkout'
import { afterOrder } from '@/domain/checkout'
import type { Order } from '@/domain/order'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { showToast } from '@/ui/toast'
import { checkoutDraft } from './checkout-fields'
import { endIdempotencyKey } from './idempotency-key'

/**
 * Removes the ordered items from the cart and opens the confirmation. A shopper who has left the checkout stays there
 * and sees a toast.
 */
export function useFinishOrder() {
  const { currentItems, update } = useCart()
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

  const finish = (order: Order, { title, text }: { title: string; text: string }) => {
    if (known.current) return
    known.current = true
    const show = () => navigate(paths.orderConfirmation(order.id), { replace: isHere.current })
    // Clears the cart before the key: in between, another tab must not start a new order of the same items.
    flushSync(() => {
      setDone(true)
      for (const { line, quantity } of afterOrder(currentItems(), order.items)) update(line, quantity)
    })
    endIdempotencyKey()
    checkoutDraft.remove()
    if (isHere.current) show()
    showToast({
      title,
      description: text,
      tone: 'success',
      ...(!isHere.current && { action: { label: words.seeOrder, onClick: show } }),
    })
  }
  return { finish, done }
}
