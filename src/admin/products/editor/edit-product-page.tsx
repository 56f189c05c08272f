import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ErrorNote, StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { editedProductQuery } from '@/data/products/edit-product-queries'
import { usePageHead } from '@/ui/page-head'
import { EditorSkeleton } from './editor-skeleton'
import { ProductEditor } from './product-editor'

export function EditProductPage() {
  const { productId = '' } = useParams()
  const product = useQuery(editedProductQuery(productId))
  usePageHead({ title: admin.title(product.data?.values.title ?? adminProducts.title), hidden: true })
  if (product.isPending) return <EditorSkeleton title={adminProducts.title} />
  if (product.data) return <ProductEditor key={product.data.id} product={product.data} />
  if (product.isError)
    return (
      <ErrorNote
        heading="h1"
        title={words.error}
        error={product.error}
        retry={() => void product.refetch()}
      />
    )
  return (
    <StateNote
      heading="h1"
      title={words.missing.title}
      text={words.missing.text}
      link={{ to: adminPaths.products, label: words.missing.action }}
    />
  )
}
