import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import type { Target } from '@/domain/store/content'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { AskingCell } from '@/storefront/shared/sections/asking-cell'
import { onGround } from '@/storefront/shared/sections/ground'
import { ProductGrid } from '@/storefront/shared/sections/product-grid'
import { RankedProducts } from '@/storefront/shared/sections/ranked-products'
import {
  choice,
  ground,
  line,
  link,
  picture,
  products,
  type SectionFields,
  type SectionProps,
} from './fields'

export const schema = () =>
  v.object({
    title: line(60),
    /** What the software calls it where nothing is written. */
    named: choice(['none', 'newest', 'best', 'all']),
    text: line(160),
    /** Where View All leads. */
    to: link(),
    products: products(),
    /** `ranked`: wide cards with their place. */
    layout: choice(['even', 'ranked']),
    /** `lead`: the first product is two cells wide. */
    rhythm: choice(['even', 'lead']),
    ground: ground('plain', 'tint'),
    /** A poster of two by two cells before the products. */
    poster: picture(),
    posterTitle: line(60),
    posterText: line(80),
    /** Where the cell leads that asks something, in a grid that the products do not fill; without it there is none. */
    askTo: link(),
    askTitle: line(60),
    askText: line(160),
    askButton: line(40),
  })
type ProductRow = SectionFields<typeof schema>

/** Product cards under a heading. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { text, to, products: shown, layout } = section
  const title = section.title || (section.named === 'none' ? '' : sectionWords.rows[section.named])
  if (shown.length === 0) return null
  const isRanked = layout === 'ranked'
  const leads = section.rhythm === 'lead'
  return (
    <section
      className={`below-first-screen ${onGround(section.ground)} ${isRanked ? 'pt-section pb-[calc(var(--section)+1rem)]' : 'py-section'}`}
    >
      {title && <SectionHead title={title} {...(text && { text })} {...(to && { to: to.to })} />}
      {isRanked ? (
        <RankedProducts products={shown} />
      ) : (
        <ProductGrid
          products={shown}
          length={shown.length}
          look={leads ? 'lead' : 'roomy'}
          {...(section.poster &&
            to && {
              first: (
                <li className="col-span-2 max-md:aspect-picture md:row-span-2">
                  <Poster section={section} to={to} />
                </li>
              ),
            })}
          last={<Asking section={section} />}
        />
      )}
    </section>
  )
}

const spans = ['', 'md:col-span-1', 'md:col-span-2', 'md:col-span-3']

/** The cell that asks something, as wide as what the products leave of the last line; nothing where they fill it. */
function Asking({ section }: { section: ProductRow }) {
  const { products: shown, rhythm, poster, to, askTo } = section
  const [cells, columns] =
    rhythm === 'lead' ? [shown.length + 1, 3] : [shown.length + (poster && to ? 4 : 0), 4]
  const left = (columns - (cells % columns)) % columns
  if (!askTo || left === 0) return null
  const isBesideOnPhone = rhythm === 'even' && shown.length % 2 === 1
  return (
    <li className={`${isBesideOnPhone ? '' : 'max-md:col-span-2'} ${spans[left]}`}>
      <AskingCell title={section.askTitle} text={section.askText} button={section.askButton} to={askTo} />
    </li>
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
