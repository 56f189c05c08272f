import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { searchStartWords } from '@/content/catalogue/search'
import { trendingQuery } from '@/data/search/search-queries'
import { ProductRowSection } from '@/storefront/shared/card/product-row-section'

const words = searchStartWords.trending

/** The best-selling products of these days and their collections. */
export function TrendingNow() {
  const { data, isError, refetch } = useQuery(trendingQuery())
  if (data?.products.length === 0) return null
  return (
    <div>
      <ProductRowSection
        title={words.title}
        products={data?.products}
        failed={isError && !data}
        retry={() => void refetch()}
        columns={6}
        className=""
      />
      {!data && !isError && <div className="mt-5 h-24 md:h-11" />}
      {data && data.collections.length > 0 && (
        <ul aria-label={words.collections} className="mt-5 flex flex-wrap gap-2">
          {data.collections.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={paths.collection(slug)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-4 text-14 font-medium hover:border-ink"
              >
                <TrendingUp size={16} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
