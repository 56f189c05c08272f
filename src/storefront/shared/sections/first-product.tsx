import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Picture } from '@/storefront/shared/product/picture'
import { usePageContents } from './page-context'

/** A hero without a picture shows the page's first product. */
export function FirstProduct() {
  const [product] = usePageContents().products
  if (!product) return null
  return (
    <Link
      to={paths.product(product.slug)}
      className="wrap mt-8 block pb-8 lg:absolute lg:inset-y-0 lg:end-0 lg:m-0 lg:w-1/2 lg:max-w-none lg:p-0"
    >
      <span className="relative block aspect-4/5 overflow-hidden rounded-surface md:max-lg:aspect-3/2 lg:size-full lg:rounded-none">
        <Picture
          src={product.picture.src}
          alt={product.title}
          sizes="(min-width: 62.5rem) 50vw, 100vw"
          priority
          className="absolute inset-0"
        />
      </span>
    </Link>
  )
}
