import { Truck, Undo2 } from 'lucide-react'
import { methodWords, promiseWords } from '@/content/product'
import { useOfferedMethods } from '@/storefront/shared/cart/use-offered-methods'
import { useMoney } from '@/storefront/shared/preferences/money'

/** Delivery and returns, in view of the buy button. */
export function DeliveryPromises() {
  const { money } = useMoney()
  const [first, ...others] = useOfferedMethods()
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
    { icon: Undo2, title: promiseWords.returns, text: promiseWords.returnsText },
  ]
  return (
    <ul className="mt-6 border-t border-line text-14">
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
