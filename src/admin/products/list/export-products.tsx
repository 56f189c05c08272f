import { Download } from 'lucide-react'
import { useState } from 'react'
import { toCsvRows } from '@/admin/shared/list/list-table'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { adminProducts as words } from '@/content/admin/catalogue/products'
import { everyProduct } from '@/data/products/admin-product-queries'
import { shopToday } from '@/data/settings/shop-today'
import type { ProductFilter } from '@/domain/product/product-list'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { productTable } from './product-columns'

/** Exports all products that match the filters as CSV. */
export function ExportProducts({ filter }: { filter: ProductFilter }) {
  const { currency } = useShopMoney()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const products = await everyProduct(filter)
      downloadCsv(words.fileName(shopToday()), toCsvRows(productTable, words.csv(currency ?? ''), products))
    } catch {
      showToast({ title: words.exportFailed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={busy ? words.exporting : words.export}
      disabled={busy}
      onClick={() => void run()}
      className="max-md:size-11 max-md:px-0"
    >
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:hidden">{busy ? words.exporting : words.export}</span>
    </Button>
  )
}
