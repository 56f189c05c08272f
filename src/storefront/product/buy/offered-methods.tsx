import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { methodWords } from '@/content/product/product'
import { useOfferedDelivery } from '@/storefront/shared/cart/use-offered-delivery'
import { useMoney } from '@/storefront/shared/preferences/money'
import { DeliveryPromise } from './delivery-promise'

/** How the shop delivers to where this order is likely to go. @param loading shown until that is known */
export function OfferedMethods({ loading }: { loading: ReactNode }) {
  const { money } = useMoney()
  const delivery = useOfferedDelivery()
  if (!delivery) return loading
  const [first, ...others] = delivery.methods
  return (
    <>
      {first && (
        <DeliveryPromise
          icon={Truck}
          title={methodWords.withCost(first, money, ', ')}
          text={others.map((method) => `${methodWords.withCost(method, money)}.`).join(' ')}
        />
      )}
      {delivery.from !== null && (
        <DeliveryPromise icon={Truck} title={methodWords.byCity(money(delivery.from))} text="" />
      )}
    </>
  )
}
