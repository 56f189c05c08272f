import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { Popover } from '@/admin/shared/page/popover'
import { productFiles as words } from '@/content/admin/catalogue/product-files'
import { exportProducts } from '@/data/imports/export-products'
import { shopToday } from '@/data/settings/shop-today'
import { type FileKind, fileKinds, productRows } from '@/domain/imports/product-file'
import type { ProductFilter } from '@/domain/product/product-list'
import { buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

/** Exports the products that match the filters as a file that the import takes: whole, their stock and prices, or to count. */
export function ExportProducts({ filter }: { filter: ProductFilter }) {
  const [busy, setBusy] = useState(false)
  const run = async (kind: FileKind) => {
    setBusy(true)
    try {
      const products = await exportProducts(filter)
      const told = products.map((product) => ({
        ...product,
        status: words.statuses[product.status],
        publishAt: product.publishAt && new Date(product.publishAt.replace(' ', 'T')).toISOString(),
      }))
      downloadCsv(words.export.names[kind](shopToday()), productRows(told, kind, words.heads))
    } catch {
      showToast({ title: words.export.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Popover
      label={words.export.title}
      className="w-64 p-1"
      trigger={
        <button
          type="button"
          aria-label={busy ? words.export.busy : words.export.title}
          disabled={busy}
          className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:size-11 max-md:px-0`}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:hidden">{busy ? words.export.busy : words.export.title}</span>
        </button>
      }
    >
      {(close) =>
        fileKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              close()
              void run(kind)
            }}
            className="block min-h-11 w-full rounded-control px-3 py-2 text-start outline-offset-[-2px] hover:bg-surface-sunken"
          >
            <b className="block font-semibold">{words.export.kinds[kind].label}</b>
            <span className="text-12 text-muted">{words.export.kinds[kind].hint}</span>
          </button>
        ))
      }
    </Popover>
  )
}
