import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { sampleProduct } from '@/config/defaults'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { productWords } from '@/content/product'
import { productQuery } from '@/data/products/product-queries'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { usePageHead } from '@/ui/page-head'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

/** `/product/:slug`, and `/product` with the sample product. */
export function ProductPage() {
  const { slug } = useParams()
  const { data, error, refetch } = useQuery(productQuery(slug ?? sampleProduct))
  if (data)
    return (
      <ProductView
        key={data.slug}
        product={data}
        sample={slug === undefined}
        refresh={() => void refetch()}
      />
    )
  if (error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return data === null ? <ProductNotFound /> : <ProductSkeleton />
}

function ProductNotFound() {
  const { title, text, home } = productWords.notFound
  usePageHead({ title: common.title(title), hidden: true })
  return <EmptyPage picture="not-found" title={title} text={text} links={[{ to: paths.home, label: home }]} />
}
