import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Popover } from '@/admin/shared/page/popover'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { useChangeProducts, useDeleteProduct } from '@/data/products/edit-product-mutations'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { DeleteDialog } from './delete-dialog'

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const
const beside = `${buttonClass({ look: 'text', size: 'small' })} gap-1.5 max-lg:hidden`
const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start font-medium hover:bg-surface-sunken md:min-h-9 outline-offset-[-2px]'

export function ProductMenu({ product }: { product: EditedProduct }) {
  const navigate = useNavigate()
  const change = useChangeProducts()
  const remove = useDeleteProduct()
  const [asks, setAsks] = useState(false)
  const { id, archived, slug } = product

  const archive = async (to: boolean) => {
    setAsks(false)
    try {
      await change.mutateAsync({ ids: [id], change: { archived: to } })
      showToast({
        title: to ? words.archived : words.restored,
        description: product.values.title,
        tone: 'success',
        action: { label: admin.undo, onClick: () => void archive(!to) },
      })
    } catch {
      showToast({ title: words.failed, tone: 'error' })
    }
  }
  const onDelete = async () => {
    try {
      await remove.mutateAsync(id)
      await navigate(adminPaths.products)
      showToast({ title: words.deleting.done, description: product.values.title, tone: 'success' })
    } catch {
      showToast({ title: words.deleting.failed, tone: 'error' })
    }
  }
  const ArchiveIcon = archived ? ArchiveRestore : Archive
  const copyHref = `${adminPaths.newProduct}?copy=${id}`
  return (
    <>
      <Link to={copyHref} className={beside}>
        {words.duplicate}
      </Link>
      <button
        type="button"
        disabled={change.isPending}
        onClick={() => void archive(!archived)}
        className={beside}
      >
        {archived ? words.restore : words.archive}
      </button>
      {!archived && (
        <Link
          to={paths.product(slug)}
          className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:hidden`}
        >
          <ExternalLink {...icon} />
          {adminProducts.viewInStore}
        </Link>
      )}
      <Popover
        label={words.more}
        className="w-56 p-1.5"
        trigger={
          <button
            type="button"
            aria-label={words.more}
            className="grid size-11 place-items-center rounded-control hover:bg-surface-sunken md:size-9"
          >
            <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        }
      >
        {(close) => (
          <>
            {!archived && (
              <Link to={paths.product(slug)} className={`${entry} md:hidden`}>
                <ExternalLink {...icon} />
                {adminProducts.viewInStore}
              </Link>
            )}
            <Link to={copyHref} className={`${entry} lg:hidden`}>
              <Copy {...icon} />
              {words.duplicate}
            </Link>
            <button
              type="button"
              onClick={() => {
                close()
                void archive(!archived)
              }}
              className={`${entry} lg:hidden`}
            >
              <ArchiveIcon {...icon} />
              <span>{archived ? words.restore : words.archive}</span>
            </button>
            <button
              type="button"
              onClick={() => {
                close()
                setAsks(true)
              }}
              className={`${entry} text-danger-text`}
            >
              <Trash2 {...icon} />
              {words.remove}
            </button>
          </>
        )}
      </Popover>
      {asks && (
        <DeleteDialog
          product={product}
          isBusy={remove.isPending}
          onDelete={() => void onDelete()}
          onArchive={() => void archive(true)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
