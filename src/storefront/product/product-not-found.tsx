import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/product/product-more'
import { common } from '@/content/shared/common'
import { movedProductQuery } from '@/data/products/moved-product-query'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-section'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { Moved } from '@/storefront/shared/page/moved'
import { usePageHead } from '@/ui/page-head'
import { ProductSkeleton } from './product-skeleton'

/** Shown for a slug that no product has; redirects when the product's slug was changed. */
export function ProductNotFound({ slug }: { slug: string }) {
  const { data: renamed, isPending } = useQuery(movedProductQuery(slug))
  if (isPending) return <ProductSkeleton />
  return renamed ? <Moved to={paths.product(renamed)} /> : <Nothing />
}

/** With the recently viewed products as a way back. */
function Nothing() {
  const { title, text, home } = notFoundWords
  usePageHead({ title: common.title(title), hidden: true, isMissing: true })
  return (
    <>
      <EmptyPage picture="not-found" title={title} text={text} links={[{ to: paths.home, label: home }]} />
      <RecentlyViewed />
    </>
  )
}
