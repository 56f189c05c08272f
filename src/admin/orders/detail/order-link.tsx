import { usePaper } from '@/admin/shared/papers/use-paper'
import { paths } from '@/config/paths'
import { absolute, withPrefix } from '@/config/site'
import { adminNewOrder } from '@/content/admin/orders/new-order'
import { useShopSettings } from '@/data/settings/shop-settings'
import { whatsAppHref } from '@/domain/delivery/phone-links'
import type { Order } from '@/domain/orders/order'
import { prefixOf, spokenOf } from '@/domain/text/spoken-languages'
import { Button, buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

const words = adminNewOrder.made

type OrderLinkProps = {
  order: Order
  /** Opens the order for the customer. */
  token: string
  phoneE164: string | null
}

/** The link by which a customer pays or tracks an order that an owner made: to copy, and to send. */
export function OrderLink({ order, token, phoneE164 }: OrderLinkProps) {
  const spoken = spokenOf(useShopSettings()?.languages ?? [])
  const prefix = spoken.includes(order.language) ? prefixOf(order.language, spoken) : ''
  // In the fragment, which browsers send to no server.
  const href = `${absolute(withPrefix(prefix, paths.orderConfirmation(order.id)))}#token=${token}`
  const paper = usePaper(order.language)
  const isToPay = order.paymentMethod === 'card' && order.due > 0
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => showToast({ title: words.copied, tone: 'success' }),
      () => showToast({ title: words.copyFailed, tone: 'error' }),
    )
  return (
    <>
      {order.customerEmail === '' && <p className="font-medium">{words.noEmail}</p>}
      <p dir="ltr" className="rounded-control border border-line bg-surface px-3 py-2 text-12 break-all">
        {href}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="medium" onClick={() => void copy()}>
          {isToPay ? words.copyPay : words.copyTrack}
        </Button>
        {phoneE164 && (
          <a
            href={whatsAppHref(
              phoneE164,
              paper?.words.messages.link(order.customerName, order.number, href, isToPay) ?? '',
            )}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'quiet', size: 'medium' })}
          >
            {words.whatsApp}
          </a>
        )}
      </div>
      <p className="text-muted">{words.once}</p>
    </>
  )
}
