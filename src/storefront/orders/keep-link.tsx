import { MessageCircle } from 'lucide-react'
import { keepLink as words } from '@/content/orders/keep-link'
import { orders } from '@/content/orders/orders'
import { messageHref } from '@/domain/delivery/phone-links'
import type { Order } from '@/domain/orders/order'
import { Button, buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

/** The link that opens this order, for who gets no email about it: to send to oneself, or to copy. */
export function KeepLink({ order, token }: { order: Order; token: string }) {
  // In the fragment, which browsers send to no server.
  const href = `${location.origin}${location.pathname}#token=${token}`
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => showToast({ title: words.copied, tone: 'success' }),
      () => showToast({ title: orders.order.copyFailed, tone: 'error' }),
    )
  return (
    <section className="rounded-surface border border-line bg-surface-raised p-5 md:p-6">
      <h2 className="text-20 leading-tight">{words.title}</h2>
      <p className="mt-1.5 max-w-prose text-14 text-pretty text-muted">{words.text}</p>
      <p dir="ltr" className="mt-3 rounded-control bg-surface-sunken px-3 py-2 text-12 break-all">
        {href}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={messageHref(words.message(order.number, href))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'medium' })}
        >
          <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.whatsApp}
        </a>
        <Button look="line" size="medium" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </section>
  )
}
