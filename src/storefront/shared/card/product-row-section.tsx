import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { recommendationWords as words } from '@/content/product/recommendations'
import { common } from '@/content/shared/common'
import type { ProductSummary } from '@/domain/product/product'
import { Button, IconButton } from '@/ui/button'
import { useRowScroll } from '../product/use-row-scroll'
import { ProductCard, ProductCardSkeleton } from './product-card'

type ProductRowSectionProps = {
  title: string
  /** Undefined while loading. */
  products: readonly ProductSummary[] | undefined
  failed: boolean
  retry: () => void
  /** Number of skeletons while loading. */
  expected?: number
  columns?: 4 | 6
  /** Rendered at the end of the heading's line. */
  aside?: ReactNode
  sectionRef?: RefObject<HTMLElement | null>
  className?: string
}

const widths = {
  4: 'w-[42vw] sm:w-[30vw] md:w-[calc((100%-3.75rem)/4)]',
  6: 'w-[42vw] sm:w-[30vw] md:w-[calc((100%-3.75rem)/4)] lg:w-[calc((100%-6.25rem)/6)]',
} as const

/**
 * Products in a row that scrolls sideways. If they fail to load, the section disappears, unless it is on screen: then
 * it shows the error in the same space, so that nothing shifts.
 */
export function ProductRowSection(props: ProductRowSectionProps) {
  const { title, products, failed, retry, expected = 6, columns = 4, aside, className = 'py-section' } = props
  const own = useRef<HTMLElement>(null)
  const section = props.sectionRef ?? own
  const row = useRef<HTMLUListElement>(null)
  const { back, on, scroll } = useRowScroll(row, products?.length)
  const [seen, setSeen] = useState(true)
  const id = useId()

  useEffect(() => {
    const box = section.current?.getBoundingClientRect()
    if (failed && box) setSeen(box.top < innerHeight && box.bottom > 0)
  }, [failed, section])

  if (failed && !seen) return null
  const skeletons = Array.from({ length: expected }, (_, index) => index)
  return (
    <section ref={section} aria-labelledby={id} className={className}>
      <div className="mb-5 flex min-h-11 items-end gap-x-4 md:mb-6">
        <h2 id={id} className="me-auto text-28 leading-tight">
          {title}
        </h2>
        {aside}
        {(back || on) && (
          <div className="hidden gap-1 md:flex">
            <IconButton
              label={words.back(title)}
              disabled={!back}
              onClick={() => scroll(-1)}
              className={arrow}
            >
              <ChevronLeft size={22} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={words.on(title)} disabled={!on} onClick={() => scroll(1)} className={arrow}>
              <ChevronRight size={22} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
      </div>
      <div className="relative">
        <ul
          ref={row}
          className={`scrollbar-none -mx-gutter -my-1.5 flex snap-x snap-mandatory scroll-px-gutter gap-3 overflow-x-auto overscroll-x-contain px-gutter py-1.5 md:-mx-1.5 md:scroll-px-1.5 md:gap-5 md:px-1.5 ${failed ? 'invisible' : ''}`}
        >
          {products
            ? products.map((product) => (
                <li key={product.id} className={`shrink-0 snap-start ${widths[columns]}`}>
                  <ProductCard product={product} dense={columns === 6} sizes={sizes[columns]} />
                </li>
              ))
            : skeletons.map((index) => (
                <li key={index} className={`shrink-0 ${widths[columns]}`}>
                  <ProductCardSkeleton />
                </li>
              ))}
        </ul>
        {failed && (
          <p
            role="status"
            className="absolute inset-0 flex flex-wrap content-start items-center gap-4 text-muted"
          >
            {words.failed}
            <Button look="quiet" size="medium" onClick={retry}>
              {common.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

const arrow = 'disabled:opacity-35 disabled:hover:bg-transparent'
const sizes = {
  4: '(min-width: 1280px) 305px, (min-width: 760px) 25vw, 42vw',
  6: '(min-width: 1280px) 197px, (min-width: 1000px) 16vw, (min-width: 760px) 25vw, 42vw',
} as const
