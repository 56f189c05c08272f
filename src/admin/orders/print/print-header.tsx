import type { ReactNode } from 'react'
import { ShopMark } from '@/admin/shared/page/shop-mark'
import { useWritten } from '@/admin/shared/papers/paper'
import { shopZone } from '@/config/shop-zone'
import { useShop } from '@/data/settings/shop-settings'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { Code, TextLine } from '@/ui/direction'

/** The header of a printed invoice or packing slip. */
export function PrintHeader({
  order,
  title,
  issued,
  children,
}: {
  order: WholeOrder
  title: string
  /** The number under which it was issued, and when. */
  issued?: { number: string; issuedAt: number } | undefined
  children?: ReactNode
}) {
  const shop = useShop()
  const {
    words: { order: words, comma },
    weekday,
    code,
  } = useWritten()
  const placed = weekday(order.createdAt, shopZone())
  return (
    <header className="mb-8 flex flex-wrap items-start justify-between gap-4">
      <p className="flex items-center gap-2.5 font-display text-28 font-medium tracking-tight">
        <ShopMark className="size-8 text-accent" />
        {shop.name}
      </p>
      <div className="sm:text-end">
        <h2 className="font-text text-20 font-semibold tracking-normal">{title}</h2>
        {issued ? (
          <>
            <p className="text-16 font-semibold">{words.number(code(issued.number))}</p>
            <p className="text-muted">{`${words.issued} ${weekday(issued.issuedAt, shopZone())}`}</p>
            <p className="text-muted">{[`${words.order} ${order.number}`, placed].join(comma)}</p>
          </>
        ) : (
          <>
            <p className="text-16 font-semibold">
              <Code>{order.number}</Code>
            </p>
            <p className="text-muted">{`${words.placed} ${placed}`}</p>
          </>
        )}
        {children}
      </div>
    </header>
  )
}

type AddressProps = {
  order: WholeOrder
  contact?: readonly string[]
  className?: string
  /** Whom the paper charges: the company, where there is one, with its number. */
  isBuyer?: boolean
}

/** The recipient and shipping address, then the `contact`: email and phone. */
export function OrderAddress({ order, contact = [], className = '', isBuyer = false }: AddressProps) {
  const { address, city, zipCode, country, company, companyNumber } = order.shippingAddress
  const {
    country: countryName,
    words: { order: words },
  } = useWritten()
  const names = isBuyer ? [company, companyNumber && words.companyNumber(companyNumber)] : [company]
  const lines = [
    ...names,
    order.customerName,
    address,
    `${zipCode} ${city}`.trim(),
    countryName(country),
  ].filter(Boolean)
  return (
    <address className={`not-italic [overflow-wrap:anywhere] ${className}`}>
      {lines.map((line, index) => (
        <TextLine key={line} className={index === 0 ? 'font-semibold' : ''}>
          {line}
        </TextLine>
      ))}
      {contact.filter(Boolean).map((line) => (
        <Code key={line} className="block w-fit">
          {line}
        </Code>
      ))}
    </address>
  )
}
