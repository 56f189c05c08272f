import { Download } from 'lucide-react'
import { useState } from 'react'
import { adminCustomers as words } from '@/content/admin/customers'
import { type CustomerFilter, everyCustomer } from '@/data/customers/customer-queries'
import { shopToday } from '@/data/settings/shop-today'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { toCsvRows } from '../shared/list/list-table'
import { downloadCsv } from '../shared/page/download-file'
import { useShopMoney } from '../shared/page/shop-money'
import { customerTable } from './customer-columns'

/** Exports all customers that match the search and the tag as CSV. */
export function ExportCustomers({ filter }: { filter: Omit<CustomerFilter, 'page'> }) {
  const { currency } = useShopMoney()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const customers = await everyCustomer(filter)
      const today = shopToday()
      downloadCsv(words.fileName(today), toCsvRows(customerTable, words.csv(currency ?? ''), customers))
    } catch {
      showToast({ title: words.exportFailed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" size="small" disabled={busy} onClick={() => void run()}>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{busy ? words.exporting : words.export}</span>
    </Button>
  )
}
