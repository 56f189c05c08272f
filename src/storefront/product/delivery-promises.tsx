import { Truck, Undo2 } from 'lucide-react'
import { methodWords, promiseWords } from '@/content/product'
import { useOfferedDelivery } from '@/storefront/shared/cart/use-offered-delivery'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Skeleton } from '@/ui/skeleton'

/** Delivery and returns, in view of the buy button. */
export function DeliveryPromises() {
  const { money } = useMoney()
  const delivery = useOfferedDelivery()
  const [first, ...others] = delivery?.methods ?? []
  const promises = [
    ...(first
      ? [
          {
            icon: Truck,
            title: methodWords.withCost(first, money, ', '),
            text: others.map((method) => `${methodWords.withCost(method, money)}.`).join(' '),
          },
        ]
      : []),
    ...(delivery && delivery.from !== null
      ? [{ icon: Truck, title: methodWords.byCity(money(delivery.from)), text: '' }]
      : []),
    { icon: Undo2, title: promiseWords.returns, text: promiseWords.returnsText },
  ]
  return (
    <ul className="mt-6 border-t border-line text-14">
      {!delivery && (
        <li className="border-b border-line py-4">
          <Skeleton className="h-12" />
        </li>
      )}
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4 border-b border-line py-4">
          <Icon size={22} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-mint" />
          <div>
            <strong className="block font-semibold">{title}</strong>
            <span className="text-muted">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
