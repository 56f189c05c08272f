import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { StateMark } from '../shared/product-marks'

/** Breadcrumbs and state of the product. */
export function ProductAbove({ product }: { product: EditedProduct }) {
  const { data: collections } = useQuery(collectionsQuery())
  const name = collections?.find(({ slug }) => slug === product.values.collection)?.name
  const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline max-md:min-h-8'
  return (
    <p className="flex items-center gap-1 text-12 whitespace-nowrap text-muted">
      <Link to={adminPaths.products} className={link}>
        <ChevronLeft size={14} strokeWidth={1.6} aria-hidden="true" className="md:hidden rtl:rotate-180" />
        {adminProducts.title}
      </Link>
      {name && (
        <>
          <ChevronRight
            size={12}
            strokeWidth={1.6}
            aria-hidden="true"
            className="max-md:hidden rtl:rotate-180"
          />
          <Link
            to={`${adminPaths.products}?collection=${product.values.collection}`}
            className={`${link} max-md:hidden`}
          >
            {name}
          </Link>
        </>
      )}
      <span className="ms-1.5 text-ink">
        <StateMark status={product.status} dealPrice={product.deal?.price ?? null} />
        {product.publishAt !== null && (
          <span className="ms-1.5 text-muted">{words.schedule.done(product.publishAt, serverNow())}</span>
        )}
      </span>
    </p>
  )
}
