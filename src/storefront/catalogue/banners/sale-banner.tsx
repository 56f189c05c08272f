import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { saleWords as words } from '@/content/catalogue/sale'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import type { Listing } from '@/domain/catalogue/listing'
import { holdingOf, upToPercent } from '@/domain/product/collections'
import type { Media } from '@/domain/store/media'
import { Banner, type Ground } from '@/storefront/shared/page/banner'
import { DealClock } from '@/storefront/shared/product/deal-clock'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { Button } from '@/ui/button'
import { ListingCrumbs } from '../listing/listing-crumbs'
import { QueryBox } from '../query-box'
import { useBannerAddress } from './use-banner-address'

type SaleBannerProps = {
  listing: Listing
  title: string
  /** Within the search box. */
  hint: string
  picture: Media | null
  tall: Media | null
  ground: Ground
}

/** The sale's heading with the flash sale's countdown and a search within the sale. */
export function SaleBanner({ listing, title, hint, picture, tall, ground }: SaleBannerProps) {
  const address = useBannerAddress(listing)
  const clock = useDealClock('flash')
  const { data } = useQuery(collectionSummariesQuery())
  const percent = data ? upToPercent(holdingOf(data, () => true).maxDiscount) : 0
  const { query } = address
  return (
    <div className="wrap">
      <ListingCrumbs listing={listing} address={address} />
      <div className="relative">
        <Banner
          ground={ground}
          wide={picture}
          tall={tall}
          priority
          className="-mx-gutter md:mx-0 md:rounded-surface"
        >
          <div className="flex min-h-55 flex-col justify-center px-gutter py-6 md:min-h-90 md:px-10 md:pt-8 md:pb-26">
            <h1 className="max-w-48 text-44 leading-none md:max-w-none md:text-hero md:leading-[0.94] md:tracking-[-0.03em]">
              {title}
            </h1>
            <p className="mt-2 max-w-44 text-14 text-pretty md:mt-3 md:max-w-90 md:text-16">
              {percent > 0 ? words.upTo(percent) : words.plain}
            </p>
            <DealClock clock={clock} running={words.endsIn} next={words.startsIn} className="mt-4" />
          </div>
        </Banner>
        <SaleSearch key={query} query={query} hint={hint} />
      </div>
    </div>
  )
}

/** Searches within the sale and keeps the other filters. */
function SaleSearch({ query, hint }: { query: string; hint: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [text, setText] = useState(query)
  const search = (typed: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (typed.trim() === '') next.delete('q')
    else next.set('q', typed.trim())
    navigate({ pathname, search: next.toString() })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <form
      role="search"
      aria-label={words.search}
      onSubmit={onSubmit}
      className="mt-3 flex gap-2 md:absolute md:start-10 md:bottom-8 md:mt-0 md:w-112"
    >
      <QueryBox
        label={words.search}
        hint={hint}
        value={text}
        onChange={setText}
        onClear={() => {
          setText('')
          search('')
        }}
        className="h-12 min-w-0 flex-1 text-16 md:border-transparent md:focus-within:outline-band-on"
      />
      <Button type="submit" className="md:bg-badge-light md:text-chip-on md:hover:bg-chip">
        {words.submit}
      </Button>
    </form>
  )
}
