import { Check } from 'lucide-react'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import type { ProductSummary } from '@/domain/product/product'
import { useQuickAdd } from '@/storefront/shared/cart/use-quick-add'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { CardFacts } from '@/storefront/shared/product/card-facts'
import { Picture } from '@/storefront/shared/product/picture'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

const words = home.best
const frame =
  'relative grid h-full grid-cols-[38%_1fr] items-stretch gap-4 overflow-hidden rounded-surface border border-line bg-surface-raised pe-4 md:grid-cols-[170px_1fr] md:items-center md:gap-5 md:pe-6 xl:grid-cols-[220px_1fr] xl:gap-8'

/** Four wide cards with their rank. */
export function BestSellers({ products }: { products: readonly ProductSummary[] | undefined }) {
  return (
    <section className="below-first-screen wrap pt-section pb-[calc(var(--section)+1rem)]">
      <SectionHead title={words.title} text={words.text} to={`${paths.search}?sort=popular`} />
      <ol className="grid gap-3 md:grid-cols-2 md:gap-5">
        {products
          ? products.map((product, index) => (
              <li key={product.id}>
                <RankedCard product={product} rank={index + 1} />
              </li>
            ))
          : [1, 2, 3, 4].map((rank) => <RankedSkeleton key={rank} />)}
      </ol>
    </section>
  )
}

function RankedCard({ product, rank }: { product: ProductSummary; rank: number }) {
  const price = useLivePrice(product)
  const { add, added, soldOut, label } = useQuickAdd(product)
  return (
    <article aria-label={product.title} className={frame}>
      <div className="relative min-h-full overflow-hidden bg-surface-sunken md:aspect-4/5">
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
          aria-label={`${label}: ${product.title}`}
          className="relative z-1 mt-3 min-w-32 md:mt-5"
        >
          {added && <Check size={18} strokeWidth={1.8} aria-hidden="true" />}
          <span>{label}</span>
        </Button>
      </div>
    </article>
  )
}

function RankedSkeleton() {
  return (
    <li aria-hidden="true" className={`${frame} animate-pulse motion-reduce:animate-none`}>
      <div className="min-h-full bg-surface-sunken md:aspect-4/5" />
      <div className="grid gap-2 self-center py-4">
        <Skeleton className="hidden h-11 w-8 md:block" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-1 h-11 w-32 md:mt-3" />
      </div>
    </li>
  )
}
