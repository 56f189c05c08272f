import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import type { ProductSummary } from '@/domain/product/product'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { Countdown } from '@/storefront/shared/product/countdown'
import { Skeleton } from '@/ui/skeleton'
import type { FlashSaleWindow } from './flash-sale-window'
import { ProductGrid } from './product-grid'

const words = home.flash

type FlashSaleProps = {
  products: readonly ProductSummary[] | undefined
  /** Null when no flash sale is running. */
  sale: FlashSaleWindow | null
  onOver: () => void
}

/** The flash sale's products in a dense grid on sand, with the countdown. */
export function FlashSale({ products, sale, onOver }: FlashSaleProps) {
  return (
    <section className="below-first-screen bg-surface-sunken">
      {/* Skeletons and badges are sand-coloured and would not show on sand. */}
      <div className="wrap py-section [--surface-sunken:var(--line)]">
        <SectionHead
          title={words.title}
          text={
            products ? (
              sale ? (
                words.live(sale.count, products.length)
              ) : (
                words.none
              )
            ) : (
              <Skeleton className="h-5 w-64" />
            )
          }
          to={paths.flashDeals}
          aside={
            <div className="min-h-[3.75rem] md:ms-4">
              {sale && <Countdown key={sale.endsAt} endsAt={sale.endsAt} big onOver={onOver} />}
            </div>
          }
        />
        <ProductGrid products={products} length={12} dense />
      </div>
    </section>
  )
}
