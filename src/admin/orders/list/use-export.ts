import { useRef, useState } from 'react'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { shopZone } from '@/config/shop-zone'
import { adminOrders } from '@/content/admin/orders/orders'
import { readOrders } from '@/data/orders/admin-order-queries'
import { shopToday } from '@/data/settings/shop-today'
import { itemRows, orderRow } from '@/domain/orders/order-csv'
import type { CsvCell } from '@/domain/values/csv'
import { showToast } from '@/ui/toast/toast'

const words = adminOrders.export
export type ExportVariant = 'orders' | 'items'
type What = Parameters<typeof readOrders>[0]

/** Exports orders as CSV, page by page, with progress and a way to stop. */
export function useExport() {
  const [done, setDone] = useState<number | null>(null)
  const stopping = useRef<AbortController | null>(null)

  const run = async (what: What, variant: ExportVariant) => {
    const controller = new AbortController()
    stopping.current = controller
    setDone(0)
    const rows: CsvCell[][] = []
    let count = 0
    try {
      for await (const part of readOrders(what, controller.signal)) {
        for (const order of part) {
          if (variant === 'orders') rows.push(orderRow(order, shopZone()))
          else rows.push(...itemRows(order, shopZone()))
        }
        count += part.length
        setDone(count)
      }
      const today = shopToday()
      downloadCsv(words.fileName(today, variant), [words.heads[variant], ...rows])
      showToast({ title: words.done(count), tone: 'success' })
    } catch {
      if (!controller.signal.aborted) showToast({ title: words.failed, tone: 'error' })
    } finally {
      setDone(null)
    }
  }
  return { /** How many were read; null while none is. */ done, run, stop: () => stopping.current?.abort() }
}
