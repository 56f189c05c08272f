import { paths } from '@/config/paths'
import { home } from '@/content/home'
import type { ProductSummary } from '@/domain/product'
import { Countdown } from '@/storefront/shared/product/countdown'
import { Skeleton } from '@/ui/skeleton'
import type { FlashSaleWindow } from './flash-sale-window'
import { ProductGrid } from './product-grid'
import { SectionHead } from './section-head'

const words = home.flash

type FlashSaleProps = {
  products: readonly ProductSummary[] | undefined
  /** When the running sale ends, and how many of the products end with it. */
  sale: FlashSaleWindow | null
  onOver: () => void
}

/** The first twelve, close together on sand, with the clock of those that have a flash price. */
export function FlashSale({ products, sale, onOver }: FlashSaleProps) {
  return (
    <section className="bg-sand">
      {/* What is sand-coloured elsewhere would not be seen on sand. */}
      <div className="wrap py-section [--sand:var(--line)]">
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
