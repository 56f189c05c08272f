import { Link } from 'react-router-dom'
import { optionWord } from '@/config/shop'
import { understoodWords } from '@/content/catalogue/understood-query'
import type { UnderstoodQuery } from '@/data/products/fetch-listing'
import { useMoney } from '@/storefront/shared/preferences/money'
import type { ListingState } from '../use-listing-params'

/** Says what a query was understood as, and offers to search for the words as they were typed. */
export function SearchNote({
  understood,
  isCorrected,
  state,
}: {
  understood: UnderstoodQuery | null
  /** Another word was searched for, which is said above. */
  isCorrected: boolean
  state: ListingState
}) {
  const { priceEdge } = useMoney()
  const amount = (value: number | null) => (value === null ? null : priceEdge(Math.round(value * 100)))
  return (
    <p className="-mt-3 mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-14 text-pretty">
      {understood && (
        <span>
          {understoodWords.showing({
            ...understood,
            sizes: understood.sizes.map(optionWord),
            isExact: understood.isExact || isCorrected,
            low: amount(understood.low),
            high: amount(understood.high),
          })}
        </span>
      )}
      <Link
        to={state.hrefOf({ literal: true })}
        className="font-medium underline underline-offset-4 hover:text-accent touch:py-2.5"
      >
        {understoodWords.literal}
      </Link>
    </p>
  )
}
