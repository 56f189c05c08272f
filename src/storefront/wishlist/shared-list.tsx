import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { wishlistWords, sharedListWords as words } from '@/content/account/wishlist'
import { common } from '@/content/shared/common'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import type { SharedList as List } from '@/domain/product/wishlist-link'
import { ProductCard } from '@/storefront/shared/card/product-card'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { gridClass, Skeletons } from './wishlist-grid'

/** A wishlist shared by link: its products can be wished for or added to the cart. */
export function SharedList({ list: { slugs, name } }: { list: List }) {
  const heading = words.heading(name)
  usePageHead({ title: common.title(heading), hidden: true })
  const { data, error, refetch } = useQuery({ ...productsBySlugsQuery(slugs), enabled: slugs.length > 0 })
  if (slugs.length === 0 || data?.length === 0) {
    const { title, text } = words.empty
    const links = [
      { to: paths.wishlist, label: words.own },
      { to: paths.collections, label: wishlistWords.empty.second },
    ]
    return <EmptyPage picture="empty-wishlist" title={title} text={text} links={links} />
  }
  return (
    <div className="wrap pt-6 pb-section md:pt-10">
      <h1 className="text-44 leading-[1.08] wrap-anywhere">{heading}</h1>
      <p className="mt-1.5 max-w-prose text-pretty text-muted">{words.lead}</p>
      {data ? (
        <>
          <p className="mt-5 mb-4 text-14 text-muted">
            <span>{wishlistWords.count(data.length)}</span>
            {data.length < slugs.length && <span>{`. ${words.gone(slugs.length - data.length)}`}</span>}
          </p>
          <ul className={gridClass}>
            {data.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} heading="h2" />
              </li>
            ))}
          </ul>
          <Link to={paths.wishlist} className={`${buttonClass({ look: 'line' })} mt-10`}>
            {words.own}
          </Link>
        </>
      ) : error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <Skeletons count={Math.min(slugs.length, 8)} />
      )}
    </div>
  )
}
