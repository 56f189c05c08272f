import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { recommendationWords } from '@/content/product/recommendations'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { useNearViewport } from '../page/use-near-viewport'
import { clearViewed, useRecentlyViewed } from '../product/recently-viewed'
import { ProductRowSection } from './product-row-section'

type RecentlyViewedProps = {
  /** The slug of the current product page, which is left out. */
  except?: string
  className?: string
}

const words = recommendationWords.recentlyViewed
/** A single product is no row. */
const atLeast = 2

/** Recently viewed products of this browser, at current prices. */
export function RecentlyViewed({ except, className = 'wrap pb-section' }: RecentlyViewedProps) {
  const slugs = useRecentlyViewed().filter((slug) => slug !== except)
  return slugs.length < atLeast ? null : <Row slugs={slugs} className={className} />
}

function Row({ slugs, className }: { slugs: readonly string[]; className: string }) {
  const section = useRef<HTMLElement>(null)
  const near = useNearViewport(section)
  const { data, isError, refetch } = useQuery({ ...productsBySlugsQuery(slugs), enabled: near })
  const products = data?.filter(({ slug }) => slugs.includes(slug))
  if (products && products.length < atLeast) return null

  const clear = () => {
    const bringBack = clearViewed()
    // The focused button disappears with its section.
    document.getElementById('main')?.focus({ preventScroll: true })
    showToast({ title: words.cleared, action: { label: words.undo, onClick: bringBack } })
  }
  return (
    <ProductRowSection
      sectionRef={section}
      title={words.title}
      products={products}
      failed={isError && !data}
      retry={() => void refetch()}
      expected={Math.min(slugs.length, 6)}
      columns={6}
      className={className}
      aside={
        <Button look="text" size="medium" aria-label={words.clearLabel} onClick={clear} className="-me-4">
          {words.clear}
        </Button>
      }
    />
  )
}
