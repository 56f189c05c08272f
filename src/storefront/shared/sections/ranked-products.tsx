import { Check } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { named } from '@/content/shared/lists'
import { sectionWords } from '@/content/shared/sections'
import type { ProductSummary } from '@/domain/product/product'
import { useQuickAdd } from '@/storefront/shared/cart/use-quick-add'
import { CardFacts } from '@/storefront/shared/product/card-facts'
import { Picture } from '@/storefront/shared/product/picture'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { Button } from '@/ui/button'

const words = sectionWords.ranked
const frame =
  'relative grid h-full grid-cols-[38%_1fr] items-stretch gap-4 overflow-hidden rounded-surface border border-line bg-surface-raised pe-4 md:grid-cols-[170px_1fr] md:items-center md:gap-5 md:pe-6 xl:grid-cols-[220px_1fr] xl:gap-8'

/** Wide cards with their rank. */
export function RankedProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ol className="grid gap-3 md:grid-cols-2 md:gap-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <RankedCard product={product} rank={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function RankedCard({ product, rank }: { product: ProductSummary; rank: number }) {
  const price = useLivePrice(product)
  const navigate = useNavigate()
  const { add, added, soldOut, label } = useQuickAdd(product, () => navigate(paths.product(product.slug)))
  return (
    <article aria-label={product.title} className={frame}>
      <div className="relative min-h-full overflow-hidden bg-surface-sunken md:aspect-picture">
        <Picture
          src={product.picture.src}
          alt=""
          sizes="(min-width: 1180px) 220px, (min-width: 760px) 170px, 38vw"
          className="absolute inset-0"
        />
      </div>
      <div className="min-w-0 self-center py-4">
        <p className="mb-2 font-display text-accent max-md:absolute max-md:start-2.5 max-md:top-2.5 max-md:grid max-md:size-8 max-md:place-items-center max-md:rounded-full max-md:bg-chip max-md:pt-1 max-md:text-20 max-md:leading-none max-md:text-band md:text-44 md:leading-none">
          <span className="sr-only">{words.rank(rank)}</span>
          <span aria-hidden="true">{rank}</span>
        </p>
        <CardFacts product={product} price={price} />
        <Button
          look={added ? 'done' : 'line'}
          size="medium"
          disabled={soldOut}
          onClick={add}
          aria-label={named(label, product.title)}
          className="relative z-1 mt-3 min-w-32 md:mt-5"
        >
          {added && <Check size={18} strokeWidth={1.8} aria-hidden="true" />}
          <span>{label}</span>
        </Button>
      </div>
    </article>
  )
}
