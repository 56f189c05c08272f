import { Archive, ArchiveRestore, FolderInput, Percent } from 'lucide-react'
import { useState } from 'react'
import { adminProducts } from '@/content/admin-products'
import type { AdminProduct } from '@/data/products/admin-product-queries'
import { SelectionBar, selectionAction } from '../shared/selection-bar'
import type { Selection } from '../shared/use-selection'
import { MoveDialog, PriceDialog } from './bulk-dialogs'
import { useBulkProductChange } from './use-bulk-product-change'

const words = adminProducts.bulk
const action = `${selectionAction} max-md:px-2`
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true, className: 'max-md:hidden' } as const

type BulkBarProps = { products: readonly AdminProduct[]; selection: Selection }

export function BulkBar({ products, selection }: BulkBarProps) {
  const [asked, setAsked] = useState<'collection' | 'price' | null>(null)
  const { run, isBusy } = useBulkProductChange(selection.chosen, selection.clear)
  const chosen = products.filter(({ id }) => selection.isChosen(id))
  const some = (archived: boolean) => chosen.some((product) => product.archived === archived)
  const close = () => setAsked(null)
  return (
    <>
      <SelectionBar count={chosen.length} onClear={selection.clear}>
        {some(false) && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run({ archived: true }, words.archived)}
            className={action}
          >
            <Archive {...icon} />
            {words.archive}
          </button>
        )}
        {some(true) && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run({ archived: false }, words.restored)}
            className={action}
          >
            <ArchiveRestore {...icon} />
            {words.restore}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => setAsked('collection')} className={action}>
          <FolderInput {...icon} />
          {words.collection}
        </button>
        <button type="button" disabled={isBusy} onClick={() => setAsked('price')} className={action}>
          <Percent {...icon} />
          {words.price}
        </button>
      </SelectionBar>
      {asked === 'collection' && <MoveDialog count={chosen.length} run={run} close={close} />}
      {asked === 'price' && <PriceDialog count={chosen.length} run={run} close={close} />}
    </>
  )
}
