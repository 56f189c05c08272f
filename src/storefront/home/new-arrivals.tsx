import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import type { ProductSummary } from '@/domain/product/product'
import { Art } from '@/storefront/shared/page/art'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { ProductGrid } from './product-grid'

const words = home.arrivals

/** A poster of two by two cells and twelve cards: four full rows. */
export function NewArrivals({ products }: { products: readonly ProductSummary[] | undefined }) {
  return (
    <section className="below-first-screen wrap py-section">
      <SectionHead title={words.title} text={words.text} to={paths.newArrivals} />
      <ProductGrid
        products={products}
        length={12}
        first={
          <li className="col-span-2 max-md:aspect-4/5 md:row-span-2">
            <Poster />
          </li>
        }
      />
    </section>
  )
}

function Poster() {
  return (
    <Link
      to={paths.newArrivals}
      className="group relative block size-full overflow-hidden rounded-picture bg-surface-sunken"
    >
      <Art
        name="new-arrivals"
        widths={[412, 620, 1240]}
        sizes="(min-width: 1328px) 630px, (min-width: 760px) 50vw, 100vw"
        width={620}
        height={860}
        className="dimmed absolute inset-0 size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.02]"
      />
      <span className="absolute inset-x-3 bottom-3 rounded-picture bg-badge-light px-5 py-4 text-14 text-chip-on md:start-auto md:end-6 md:bottom-6 md:min-w-75">
        <strong className="block font-display text-28 leading-tight font-medium tracking-tight">
          {words.poster}
        </strong>
        {words.posterText}
        <ArrowRight
          size={20}
          strokeWidth={1.6}
          aria-hidden="true"
          className="absolute end-5 bottom-4 text-band rtl:-scale-x-100"
        />
      </span>
    </Link>
  )
}
