import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { notFoundWords } from '@/content/product-more'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { RecentlyViewed } from '@/storefront/shared/product/recently-viewed-section'
import { usePageHead } from '@/ui/page-head'

/** Shown for a slug that no product has, with the recently viewed products as a way back. */
export function ProductNotFound() {
  const { title, text, home } = notFoundWords
  usePageHead({ title: common.title(title), hidden: true })
  return (
    <>
      <EmptyPage picture="not-found" title={title} text={text} links={[{ to: paths.home, label: home }]} />
      <RecentlyViewed />
    </>
  )
}
