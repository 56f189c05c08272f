import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import { previewWords as words } from '@/content/shared/preview'
import { productPreviewQuery } from '@/data/products/product-preview'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

/** A product as shoppers will see it, for whoever has the link. */
export function ProductPreviewPage() {
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(productPreviewQuery(search.get('token') ?? ''))
  usePageHead({ title: common.title(words.title), hidden: true })
  if (data === undefined)
    return error ? (
      <div className="wrap py-section">
        <ErrorPanel heading="h1" error={error} retry={() => void refetch()} />
      </div>
    ) : (
      <ProductSkeleton />
    )
  if (data === null) return <StatePanel heading="h1" {...words.ended} />
  return (
    <>
      <p role="status" className="bg-highlight-soft px-4 py-2 text-center text-14">
        {words.product}
      </p>
      <div className="contents" onClickCapture={buyNothing}>
        <ProductView product={data} sample={false} refresh={() => void refetch()} />
      </div>
    </>
  )
}

const buying: readonly string[] = [common.addToCart, productWords.buyNow]

/** A product that nobody can buy yet is not put into the cart. */
function buyNothing(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button && buying.includes(button.textContent)) event.stopPropagation()
}
