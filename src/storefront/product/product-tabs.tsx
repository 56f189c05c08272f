import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tabWords } from '@/content/product/product-more'
import type { Product } from '@/domain/product/product'
import { buildLanguage } from '@/domain/text/build-language'
import { directionOf } from '@/domain/text/spoken-languages'
import { useIsHydrating } from '@/ui/hydration'
import { Tabs } from '@/ui/tabs'
import { DescriptionPanel } from './description-panel'
import { ReviewTab } from './reviews/review-tab'
import { isByHand, useReplaceAddress } from './selection/use-replace-address'
import { ShippingPanel } from './shipping-panel'

const names = ['description', 'reviews', 'shipping'] as const
type Name = (typeof names)[number]

/**
 * Description, reviews and shipping; the open tab is in the URL (#reviews). A link to a tab scrolls to it; choosing a
 * tab by hand leaves the scroll position alone.
 */
export function ProductTabs({ product }: { product: Product }) {
  const { hash, key, state } = useLocation()
  const replaceAddress = useReplaceAddress()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The server does not get to know the anchor.
  const anchor = useIsHydrating() ? '' : hash
  const linked = names.find((name) => `#${name}` === anchor)
  const byHand = isByHand(state)

  useEffect(() => {
    if (linked === undefined || byHand) return
    section.current?.scrollIntoView()
    // On the first page load the focus stays at the top of the document.
    if (key !== 'default')
      list.current?.querySelector<HTMLElement>('[data-state=active]')?.focus({ preventScroll: true })
  }, [linked, byHand, key])

  const choose = (name: Name) => replaceAddress({ hash: name })
  return (
    <section ref={section} className="mt-section">
      <Tabs
        label={tabWords.label}
        value={linked ?? 'description'}
        onChange={choose}
        direction={directionOf(buildLanguage)}
        listRef={list}
        tabs={[
          {
            value: 'description',
            label: tabWords.description,
            content: <DescriptionPanel product={product} />,
          },
          {
            value: 'reviews',
            label: tabWords.reviews(product.reviewCount),
            content: <ReviewTab slug={product.slug} />,
          },
          { value: 'shipping', label: tabWords.shipping, content: <ShippingPanel /> },
        ]}
      />
    </section>
  )
}
