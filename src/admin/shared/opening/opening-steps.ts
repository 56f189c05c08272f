import { beforeOrders as words } from '@/content/admin/before-orders'
import type { ShopSettings } from '@/data/settings/fetch-settings'

/** The steps of the set-up page, in its order. */
export const setUpSteps = ['shop', 'look', 'payment', 'delivery', 'products', 'contact'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** What a shop lacks before it opens, each with the step that ends it; the opening itself, which is of no step, comes last. */
export function missingIn(shop: ShopSettings) {
  const all: { step: SetUpStep | null; label: string; isDone: boolean; isOptional?: boolean }[] = [
    { step: 'look', label: words.name, isDone: shop.name !== '' },
    { step: 'payment', label: words.payment, isDone: shop.paymentMethods.length > 0 },
    {
      step: 'delivery',
      label: words.delivery,
      isDone: shop.zones.some(({ methods }) => methods.length > 0),
    },
    { step: 'products', label: words.product, isDone: shop.hasProducts },
    {
      step: 'contact',
      label: words.contact,
      isDone: shop.contactEmail !== null && shop.identity.name !== null,
      isOptional: true,
    },
    { step: null, label: words.open, isDone: shop.checkoutEnabled },
  ]
  return all.filter(({ isDone }) => !isDone)
}
