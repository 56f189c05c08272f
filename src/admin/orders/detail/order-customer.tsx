import { CopyButton } from '@/admin/shared/page/copy-button'
import { MayLink } from '@/admin/shared/page/may-link'
import { PhoneLinks } from '@/admin/shared/page/phone-links'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { usePaper } from '@/admin/shared/papers/use-paper'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import type { AdminOrderDetail } from '@/data/orders/admin-order-detail'
import { addressLines } from '@/domain/delivery/address'
import type { Order } from '@/domain/orders/order'
import { Code, TextLine } from '@/ui/direction'

const words = admin.orders
const { noEmail, place, returned } = adminOrders.detail
const link = 'block truncate leading-6 text-accent hover:underline max-md:py-2.5'

/** The order's customer, shipping address and note. */
export function OrderCustomer({
  order,
  adminDetail,
}: {
  order: Order
  adminDetail: AdminOrderDetail | undefined
}) {
  const { money } = useShopMoney()
  const messages = usePaper(order.language)?.words.messages
  const { customerName: name, customerEmail: email, customerPhone: phone, number } = order
  const { company, companyNumber } = order.shippingAddress
  const lines = [company, companyNumber, ...addressLines(order.shippingAddress)].flatMap((line) => line || [])
  return (
    <>
      {order.customerNote && (
        <section className="border-b border-line bg-surface-sunken/60 px-4 py-2.5 md:ps-5">
          <h3 className="text-12 font-semibold">{words.note}</h3>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {order.customerNote}
          </p>
        </section>
      )}
      <div className="grid gap-4 border-b border-line px-4 py-3 md:grid-cols-[1.25fr_1fr] md:ps-5">
        <section className="min-w-0">
          <h3 className="mb-1 flex min-h-8 items-center font-semibold">{words.customer}</h3>
          <MayLink
            isText
            to={`${adminPaths.customers}/${encodeURIComponent(adminDetail?.customerKey ?? email)}`}
            className={link}
          >
            <bdi>{name}</bdi>
          </MayLink>
          {email ? (
            <a
              className={link}
              href={`mailto:${email}?subject=${encodeURIComponent(messages?.subject(number) ?? number)}`}
            >
              <Code>{email}</Code>
            </a>
          ) : (
            <p className="text-muted">{noEmail}</p>
          )}
          {phone && (
            <p className="flex flex-wrap gap-x-3">
              <PhoneLinks
                phone={phone}
                e164={adminDetail?.phoneE164 ?? null}
                message={messages?.greeting(name, number) ?? ''}
              />
            </p>
          )}
          {adminDetail && <p className="text-muted">{place(adminDetail.place, money(adminDetail.spent))}</p>}
          {adminDetail && adminDetail.returned > 0 && (
            <p className="font-medium text-danger-text">{returned(adminDetail.returned)}</p>
          )}
        </section>
        <section className="min-w-0">
          <h3 className="mb-1 flex min-h-8 items-center justify-between font-semibold">
            {words.shipTo}
            <CopyButton text={[name, ...lines].join('\n')} label={words.copyAddress} />
          </h3>
          <address className="not-italic [overflow-wrap:anywhere]">
            {lines.map((line) => (
              <TextLine key={line}>{line}</TextLine>
            ))}
          </address>
        </section>
      </div>
    </>
  )
}
