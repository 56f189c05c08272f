import { home } from '@/content/pages/home'
import { useSupport } from '@/data/settings/use-support'
import { writtenHours } from '@/domain/shop/support'
import { useFreeShipping } from '@/storefront/shared/cart/use-free-shipping'
import { StarOrnament } from '@/storefront/shared/page/star-ornament'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'

/** The shop's promises in one row. */
export function FactsStrip() {
  const freeShipping = useFreeShipping()
  const percent = useWelcomePercent()
  const hours = writtenHours(useSupport())
  return (
    <ul
      aria-label={home.factsLabel}
      className="wrap grid grid-cols-2 gap-4 py-6 text-14 text-muted md:flex md:flex-wrap md:justify-between md:gap-x-6"
    >
      {home.facts(freeShipping, percent, hours).map(([claim, detail]) => (
        <li key={claim} className="flex items-start gap-2.5 max-md:last:odd:col-span-2 md:items-center">
          <StarOrnament size={16} className="max-md:mt-0.5" />
          <span>
            <strong className="block leading-snug font-semibold text-ink">{claim}</strong>
            <span>{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
