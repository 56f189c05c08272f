import { policies } from '@/config/policies'
import { tabWords } from '@/content/product-more'
import { useShippingPolicy } from '@/storefront/shared/cart/use-shipping-policy'
import { useMoney } from '@/storefront/shared/preferences/money'

/** The three shipping methods, their prices, and returns. */
export function ShippingPanel() {
  const { money } = useMoney()
  const { freeAbove, rate } = useShippingPolicy()
  const options = [
    { name: 'standard', cost: tabWords.freeOver(money(freeAbove), money(rate)) },
    { name: 'express', cost: money(policies.expressShipping) },
    { name: 'premium', cost: money(policies.premiumShipping) },
  ] as const
  return (
    <div className="grid gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-6 md:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="sr-only">{tabWords.options}</h2>
        <dl className="border-t border-line">
          {options.map(({ name, cost }) => (
            <div
              key={name}
              className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[11rem_1fr] md:grid-cols-1 lg:grid-cols-[11rem_1fr]"
            >
              <dt className="font-semibold">{tabWords[name]}</dt>
              <dd className="flex flex-wrap justify-between gap-x-4 text-muted tabular-nums">
                <span>{tabWords.days(name)}</span>
                <span className="text-ink">{cost}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-14 text-muted">
          {tabWords.shippingLead} {tabWords.fromDispatch}
        </p>
      </div>
      <div>
        <h2 className="font-display text-20 font-medium">{tabWords.returnsTitle}</h2>
        <p className="mt-2 max-w-prose text-muted">{tabWords.returnsText}</p>
      </div>
    </div>
  )
}
