import { Archive, ArchiveRestore, FolderInput, Percent, Store, Table2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SelectionBar, selectionAction } from '@/admin/shared/list/selection-bar'
import type { Selection } from '@/admin/shared/list/use-selection'
import { useMay } from '@/admin/shared/page/access'
import { adminPaths } from '@/config/admin-paths'
import { adminProductGrid } from '@/content/admin/catalogue/product-grid'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { AdminProduct } from '@/data/products/admin-product-queries'
import { bulkPart } from '@/data/products/edit-product-mutations'
import type { ProductStatus } from '@/domain/product/product-status'
import { DeleteProductsDialog, MoveDialog, PriceDialog } from './bulk-dialogs'
import { BulkProgress } from './bulk-progress'
import { useBulkProductChange } from './use-bulk-product-change'

const words = adminProducts.bulk
const action = `${selectionAction} max-md:px-2`
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true, className: 'max-md:hidden' } as const

type BulkBarProps = {
  /** Those that can be selected. */
  products: readonly Pick<AdminProduct, 'id' | 'status'>[]
  selection: Selection
  /** Selects what the filter finds beyond this page; null where that is selected or too much. */
  more: { count: number; isBusy: boolean; select: () => void } | null
}

export function BulkBar({ products, selection, more }: BulkBarProps) {
  const [asked, setAsked] = useState<'collection' | 'price' | 'delete' | null>(null)
  const { run, remove, progress } = useBulkProductChange(selection.chosen, (rest) =>
    rest.length > 0 ? selection.choose(rest) : selection.clear(),
  )
  const isBusy = progress !== null
  const chosen = products.filter(({ id }) => selection.isChosen(id))
  const some = (...statuses: ProductStatus[]) => chosen.some(({ status }) => statuses.includes(status))
  const close = () => setAsked(null)
  const may = useMay()
  const mayChange = may('products')
  // What one request does is over before a bar could be read.
  if (progress && progress.of > bulkPart) return <BulkProgress progress={progress} />
  return (
    <>
      <SelectionBar
        count={chosen.length}
        note={
          more && (
            <button
              type="button"
              disabled={more.isBusy}
              onClick={more.select}
              className="min-h-11 font-medium underline underline-offset-4 outline-inverse-on md:min-h-9"
            >
              {more.isBusy ? words.loadingAll : words.selectAll(more.count)}
            </button>
          )
        }
        onClear={selection.clear}
      >
        {mayChange && some('draft', 'scheduled') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run({ status: 'live' }, words.published)}
            className={action}
          >
            <Store {...icon} />
            {words.publish}
          </button>
        )}
        {mayChange && some('draft', 'scheduled', 'live') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run({ status: 'archived' }, words.archived)}
            className={action}
          >
            <Archive {...icon} />
            {words.archive}
          </button>
        )}
        {mayChange && some('archived') && !some('draft', 'scheduled') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run({ status: 'live' }, words.restored)}
            className={action}
          >
            <ArchiveRestore {...icon} />
            {words.restore}
          </button>
        )}
        {mayChange && (
          <>
            <button type="button" disabled={isBusy} onClick={() => setAsked('collection')} className={action}>
              <FolderInput {...icon} />
              {words.collection}
            </button>
            <button type="button" disabled={isBusy} onClick={() => setAsked('price')} className={action}>
              <Percent {...icon} />
              {words.price}
            </button>
            <Link to={adminPaths.productGrid} state={{ ids: chosen.map(({ id }) => id) }} className={action}>
              <Table2 {...icon} />
              {adminProductGrid.short}
            </Link>
          </>
        )}
        {may('delete') && (
          <button type="button" disabled={isBusy} onClick={() => setAsked('delete')} className={action}>
            <Trash2 {...icon} />
            {words.delete}
          </button>
        )}
      </SelectionBar>
      {asked === 'delete' && (
        <DeleteProductsDialog
          count={chosen.length}
          onDelete={() => void remove()}
          onArchive={() => void run({ status: 'archived' }, words.archived)}
          close={close}
        />
      )}
      {asked === 'collection' && <MoveDialog count={chosen.length} run={run} close={close} />}
      {asked === 'price' && <PriceDialog count={chosen.length} run={run} close={close} />}
    </>
  )
}
