import { checkout as words } from '@/content/cart/checkout'
import { common } from '@/content/shared/common'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { LazyCodeField } from '@/storefront/shared/cart/lazy-code-field'
import { LineNotice } from '@/storefront/shared/cart/line-notice'
import { OrderTotals } from '@/storefront/shared/cart/order-totals'
import type { CartCheck } from '@/storefront/shared/cart/use-cart-check'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Picture } from '@/storefront/shared/product/picture'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Button } from '@/ui/button'

/** The order's items, always in view; shortages and new prices are resolved here. */
export function CheckoutSummary({ check }: { check: CartCheck }) {
  const { lines, quote, totals, isChecking, unchecked, unserved, refetch } = check
  const { remove } = useCart()
  const { money } = useMoney()
  return (
    <section
      aria-labelledby="checkout-summary"
      className="rounded-surface border border-line bg-surface-raised p-5 md:p-6"
    >
      <h2 id="checkout-summary" className="mb-4 text-28 leading-tight">
        {words.sections.summary}
      </h2>
      <ul className="mb-5 grid max-h-[50dvh] gap-4 overflow-y-auto overscroll-contain pe-1 pt-2">
        {lines.map((line) => (
          <li key={line.key}>
            <div className="flex gap-3.5">
              <div className="relative w-16 shrink-0 self-start">
                <div className="aspect-4/5 overflow-hidden rounded-picture bg-surface-sunken">
                  <Picture src={line.image} alt="" sizes="64px" />
                </div>
                <span className="absolute -end-2 -top-2 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ink px-1.5 text-12 font-bold text-surface tabular-nums">
                  <span aria-hidden="true">{line.quantity}</span>
                  <span className="sr-only">{words.quantity(line.quantity)}</span>
                </span>
              </div>
              <div className="min-w-0 flex-1">
                <p className="text-14 font-medium leading-snug">{line.title}</p>
                <p className="text-14 text-muted">{variantWords(line.size, line.color)}</p>
              </div>
              <p className="shrink-0 text-14 font-semibold tabular-nums">
                {money(line.price * line.quantity)}
              </p>
            </div>
            <LineNotice line={line} onRemove={() => remove(line)} />
          </li>
        ))}
      </ul>
      <LazyCodeField quote={quote} isChecking={isChecking} unchecked={unchecked} />
      <OrderTotals {...totals} unserved={unserved} isPending={isChecking && !quote} />
      {unchecked && (
        <div role="status" className="mt-4 grid justify-items-start gap-2 text-14 text-muted">
          <p>{words.unchecked}</p>
          <Button look="quiet" size="medium" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
