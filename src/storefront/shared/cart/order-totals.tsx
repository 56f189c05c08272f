import type { ReactNode } from 'react'
import { cart as words } from '@/content/cart/cart'
import { lineWords } from '@/content/shared/line-words'
import type { CartTotals } from '@/domain/cart/cart-totals'
import { Skeleton } from '@/ui/skeleton'
import { useMoney } from '../preferences/money'

/**
 * What a cart comes to, for display: the database computes it again when the order is placed. `unserved` is the country
 * that nothing is delivered to; `isPending` is true until the shop has said what delivery costs.
 */
export function OrderTotals({
  subtotal,
  discount,
  shipping,
  total,
  applied,
  unserved,
  isPending,
}: CartTotals & { unserved: string | null; isPending: boolean }) {
  const { money, currency, shopMoney, shopCurrency } = useMoney()
  const name = applied?.code ?? applied?.title
  return (
    <>
      <dl className="grid gap-2 tabular-nums">
        <Row label={words.subtotal}>{money(subtotal)}</Row>
        {discount > 0 && (
          <Row label={lineWords.discount(name)}>
            <span className="text-success">{`−${money(discount)}`}</span>
          </Row>
        )}
        <Row label={applied?.kind === 'free_shipping' ? words.shippingWith(name) : words.shipping}>
          {shipping !== null ? (
            shipping === 0 ? (
              lineWords.free
            ) : (
              money(shipping)
            )
          ) : unserved !== null ? (
            lineWords.unserved
          ) : isPending ? (
            <Skeleton className="h-5 w-14" />
          ) : (
            lineWords.atCheckout
          )}
        </Row>
        <div
          className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3"
          aria-live="polite"
        >
          <dt className="font-semibold">{words.total}</dt>
          <dd className="shrink-0 font-display text-28 leading-none font-medium tracking-tight">
            {money(total)}
          </dd>
        </div>
      </dl>
      {shopCurrency && currency !== shopCurrency && (
        <p className="mt-2 text-14 text-muted">{words.charged(shopMoney(total), shopCurrency)}</p>
      )}
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  )
}
