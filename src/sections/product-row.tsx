import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import type { Target } from '@/domain/store/content'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { ProductGrid } from '@/storefront/shared/sections/product-grid'
import { RankedProducts } from '@/storefront/shared/sections/ranked-products'
import { choice, line, link, picture, products, type SectionFields, type SectionProps } from './fields'

export const schema = () =>
  v.object({
    title: line(60),
    /** What the software calls it where nothing is written. */
    named: choice(['none', 'newest', 'best']),
    text: line(160),
    /** Where View All leads. */
    to: link(),
    products: products(),
    /** `ranked`: wide cards with their place. */
    layout: choice(['even', 'ranked']),
    /** A poster of two by two cells before the products. */
    poster: picture(),
    posterTitle: line(60),
    posterText: line(80),
  })
type ProductRow = SectionFields<typeof schema>

/** Product cards under a heading. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { text, to, products: shown, layout } = section
  const title = section.title || (section.named === 'none' ? '' : sectionWords.rows[section.named])
  if (shown.length === 0) return null
  const isRanked = layout === 'ranked'
  return (
    <section
      className={`below-first-screen wrap ${isRanked ? 'pt-section pb-[calc(var(--section)+1rem)]' : 'py-section'}`}
    >
      {title && <SectionHead title={title} {...(text && { text })} {...(to && { to: to.to })} />}
      {isRanked ? (
        <RankedProducts products={shown} />
      ) : (
        <ProductGrid
          products={shown}
          length={shown.length}
          {...(section.poster &&
            to && {
              first: (
                <li className="col-span-2 max-md:aspect-picture md:row-span-2">
                  <Poster section={section} to={to} />
                </li>
              ),
            })}
        />
      )}
    </section>
  )
}

function Poster({ section: { poster, posterTitle, posterText }, to }: { section: ProductRow; to: Target }) {
  return (
    <Link
      to={to.to}
      className="group relative block size-full overflow-hidden rounded-picture bg-surface-sunken"
    >
      {poster && (
        <MediaPicture
          media={poster}
          alt=""
          sizes="(min-width: 1328px) 630px, (min-width: 760px) 50vw, 100vw"
          className="dimmed absolute inset-0 size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.02]"
        />
      )}
      <span className="absolute inset-x-3 bottom-3 rounded-picture bg-badge-light px-5 py-4 text-14 text-chip-on md:start-auto md:end-6 md:bottom-6 md:min-w-75">
        <strong className="block font-display text-28 leading-tight font-medium tracking-tight">
          {posterTitle || to.name}
        </strong>
        {posterText}
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
