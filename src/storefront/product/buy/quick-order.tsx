import { Phone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { quickOrder as words } from '@/content/product/quick-order'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { LineItem } from '@/domain/cart/cart'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'

const QuickOrderForm = lazyPart(() => import('./quick-order-form').then((module) => module.QuickOrderForm))

/** Orders what is selected with a phone number, to be paid in cash, without the cart and the checkout. */
export function QuickOrder({ line }: { line: LineItem }) {
  const settings = useShopSettings()
  const [isOpen, setOpen] = useState(false)
  if (!settings?.checkoutEnabled || !settings.paymentMethods.includes('cod')) return null
  if (!isOpen)
    return (
      <Button look="quiet" size="huge" className="mt-3 w-full" onClick={() => setOpen(true)}>
        <Phone size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.open}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-96" />}>
      <QuickOrderForm line={line} settings={settings} />
    </Suspense>
  )
}
