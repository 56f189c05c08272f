import { StateNote } from '@/admin/shared/page/state-note'
import { adminImport } from '@/content/admin/catalogue/import'
import type { ImportProduct } from '@/domain/imports/product-of-rows'

const words = adminImport.check
const most = 200

/** Products of a file by their titles, with the rows in which they stand. */
export function ProductTitles({ products }: { products: readonly ImportProduct[] }) {
  if (products.length === 0) return <StateNote {...words.noProducts} />
  return (
    <>
      <ul>
        {products.slice(0, most).map(({ title, handle, variants, rows }) => (
          <li
            key={rows[0]}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 first:border-t-0"
          >
            <span className="text-muted tabular-nums">{words.row(rows[0] ?? 0)}</span>
            <bdi className="min-w-0 flex-1 truncate font-medium">{title || variants[0]?.sku || handle}</bdi>
          </li>
        ))}
      </ul>
      {products.length > most && (
        <p className="border-t border-line px-4 py-3 text-muted">{words.more(products.length - most)}</p>
      )}
    </>
  )
}
