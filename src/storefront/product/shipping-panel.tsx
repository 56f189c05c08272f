import { methodWords } from '@/content/product/product'
import { tabWords } from '@/content/product/product-more'
import { useOfferedDelivery } from '@/storefront/shared/cart/use-offered-delivery'
import { useMoney } from '@/storefront/shared/preferences/money'

/** The delivery methods with their days and prices, and returns. */
export function ShippingPanel() {
  const { money } = useMoney()
  const { returns } = tabWords
  const { methods, from } = useOfferedDelivery() ?? { methods: [], from: null }
  return (
    <div className="grid gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-6 md:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="sr-only">{tabWords.options}</h2>
        <dl className="border-t border-line">
          {methods.map((method) => (
            <div
              key={method.id}
              className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[11rem_1fr] md:grid-cols-1 lg:grid-cols-[11rem_1fr]"
            >
              <dt className="font-semibold">{method.name}</dt>
              <dd className="flex flex-wrap justify-between gap-x-4 text-muted tabular-nums">
                <span>{methodWords.days(method)}</span>
                <span className="text-ink">{methodWords.cost(method, money)}</span>
              </dd>
            </div>
          ))}
        </dl>
        {from !== null && <p className="border-b border-line py-3">{methodWords.byCity(money(from))}</p>}
        <p className="mt-3 text-14 text-muted">{tabWords.shippingLead}</p>
      </div>
      {returns !== null && (
        <div>
          <h2 className="font-display text-20 font-medium">{returns.title}</h2>
          <p className="mt-2 max-w-prose text-muted">{returns.text}</p>
        </div>
      )}
    </div>
  )
}
