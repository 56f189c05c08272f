import { Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { orderPayment, paymentSentences } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { useShop, useShopSettings } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { serverNow } from '@/data/supabase/server-clock'
import type { Order } from '@/domain/orders/order'
import { owedRefund } from '@/domain/orders/order-payment'
import { phoneHref } from '@/domain/shop/support'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { momentWords } from '../cart/order-dates'
import { Countdown } from '../product/countdown'

const words = orders.cancel
const CancelDialog = lazyPart(() => import('./cancel-dialog').then((module) => module.CancelDialog))

/**
 * Cancelling an order: until when it is possible, and what to do once it is too late or done. Renders nothing for an
 * order that is being shipped.
 */
export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false)
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const section = useRef<HTMLElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (done) section.current?.focus()
  }, [done])

  // An open dialog stays and says that it is too late.
  if (!isOpen && (order.status === 'shipped' || order.status === 'delivered')) return null
  return (
    <section ref={section} tabIndex={-1} className="outline-none">
      <Part
        order={order}
        onAsk={() => {
          setIsOpen(true)
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CancelDialog order={order} open={open} onOpenChange={setOpen} onDone={() => setDone(true)} />
        </Suspense>
      )}
    </section>
  )
}

function Part({ order, onAsk }: { order: Order; onAsk: () => void }) {
  const [, look] = useReducer((times: number) => times + 1, 0)
  const minutes = useShopSettings()?.cancelWindowMinutes ?? 0
  const { status, cancelUntil } = order
  if (status === 'cancelled') {
    const isOwed = owedRefund(order) > 0
    const lines = [
      order.cancelReason === 'unpaid' ? orderPayment.cancel.unpaid : '',
      ...paymentSentences(order, null),
      isOwed ? orderPayment.cancel.contact : '',
    ]
    return (
      <>
        <Title>{words.cancelled}</Title>
        <p className="text-14 text-muted">{lines.filter(Boolean).join(' ')}</p>
        {isOwed && <Contact />}
      </>
    )
  }
  if (status === 'pending' && cancelUntil !== null && cancelUntil > serverNow()) {
    return (
      <>
        <Title>{words.title}</Title>
        <p className="text-14 text-muted">{words.until(momentWords(cancelUntil))}</p>
        <p className="mt-1 flex gap-1.5 text-14">
          {words.left} <Countdown endsAt={cancelUntil} onOver={look} />
        </p>
        <Button look="danger" size="medium" className="mt-3" onClick={onAsk}>
          {words.action}
        </Button>
      </>
    )
  }
  return (
    <>
      <Title>{words.tooLate.title}</Title>
      <p className="text-14 text-muted">
        {status === 'pending' ? words.tooLate.pending(minutes) : words.tooLate[status]}
      </p>
      <Contact />
    </>
  )
}

function Title({ children }: { children: string }) {
  return <h2 className="mb-1.5 font-text text-14 font-semibold tracking-normal text-muted">{children}</h2>
}

function Contact() {
  const { phone } = useSupport()
  const { contactEmail } = useShop()
  const ways = [
    ...(contactEmail ? [{ label: words.email, value: contactEmail, href: `mailto:${contactEmail}` }] : []),
    ...(phone ? [{ label: words.phone, value: phone, href: phoneHref(phone) }] : []),
  ]
  return (
    <ul className="mt-1">
      {ways.map(({ label, value, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent md:min-h-7"
          >
            <span className="sr-only">{`${label}: `}</span>
            <span>{value}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
