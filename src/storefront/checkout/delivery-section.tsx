import { Suspense } from 'react'
import { checkout as words } from '@/content/cart/checkout'
import type { CartQuote } from '@/domain/cart/cart-quote'
import type { DeliveryZone } from '@/domain/delivery/delivery'
import type { Minor } from '@/domain/money/money'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { AddressFields } from './address-fields'
import { Section } from './section'
import type { CheckoutForm } from './use-checkout-form'

const DeliveryMethods = lazyPart(() => import('./delivery-methods').then((module) => module.DeliveryMethods))

type DeliverySectionProps = {
  form: CheckoutForm
  zones: readonly DeliveryZone[]
  quote: CartQuote | undefined
  subtotal: Minor
  unchecked: boolean
  /** The field that says where nothing is delivered to. */
  unserved: 'country' | 'city' | null
}

/** Where the order goes, and how. */
export function DeliverySection({ form, zones, quote, subtotal, unchecked, unserved }: DeliverySectionProps) {
  return (
    <Section step={2} title={words.sections.delivery}>
      <AddressFields form={form} zones={zones} unserved={unserved} />
      <fieldset className="mt-2 min-w-0 md:col-span-2">
        <legend className="mb-2.5 text-16 font-semibold">{words.delivery.legend}</legend>
        {quote && (quote.methods.length > 0 || !quote.isServed) ? (
          <Suspense fallback={<Skeleton className="h-55" />}>
            <DeliveryMethods form={form} quote={quote} subtotal={subtotal} />
          </Suspense>
        ) : unchecked || quote ? (
          <p className="text-14 text-muted">{words.delivery.unchecked}</p>
        ) : (
          <Skeleton className="h-55" />
        )}
      </fieldset>
    </Section>
  )
}
