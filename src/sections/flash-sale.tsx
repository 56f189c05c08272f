import * as v from 'valibot'
import { paths } from '@/config/paths'
import { sectionWords } from '@/content/shared/sections'
import { flashSaleWindow } from '@/domain/discounts/flash-sale-window'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { Countdown } from '@/storefront/shared/product/countdown'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { ProductGrid } from '@/storefront/shared/sections/product-grid'
import { line, products, type SectionProps } from './fields'

const words = sectionWords.flash

export const schema = () => v.object({ title: line(60), products: products() })

/** The flash sale's products in a dense grid on a quiet band, with the countdown. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { readAt, refresh } = usePageContents()
  const sale = flashSaleWindow(section.products, readAt)
  if (section.products.length === 0) return null
  return (
    <section className="below-first-screen bg-surface-sunken">
      {/* Skeletons and badges are of the band's colour and would not show on it. */}
      <div className="wrap py-section [--surface-sunken:var(--line)]">
        <SectionHead
          title={section.title || words.title}
          text={sale ? words.live(sale.count, section.products.length) : words.none}
          to={paths.flashDeals}
          aside={
            <div className="min-h-[3.75rem] md:ms-4">
              {sale && <Countdown key={sale.endsAt} endsAt={sale.endsAt} big onOver={refresh} />}
            </div>
          }
        />
        <ProductGrid products={section.products} length={12} look="dense" />
      </div>
    </section>
  )
}
