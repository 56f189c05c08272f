import { Download } from 'lucide-react'
import { adminSales as words } from '@/content/admin/sales'
import type { SalesSummary } from '@/data/sales/sales-queries'
import { toDecimal } from '@/domain/money/money'
import { averageOrder, type DayRange, type SalesSums } from '@/domain/orders/sales'
import { Button } from '@/ui/button'
import { downloadCsv } from '../shared/page/download-file'
import { useShopMoney } from '../shared/page/shop-money'

const cells = (sums: SalesSums) => {
  const average = averageOrder(sums)
  return [
    toDecimal(sums.revenue),
    toDecimal(sums.collected),
    toDecimal(sums.refunded),
    toDecimal(sums.shipping),
    toDecimal(sums.deliveryCost),
    toDecimal(sums.discounts),
    sums.orders,
    sums.units,
    average === null ? '' : toDecimal(average),
  ]
}

/** Downloads every figure behind the chart as CSV. */
export function ExportSales({ summary, range }: { summary: SalesSummary; range: DayRange }) {
  const { currency } = useShopMoney()
  const run = () => {
    const rows = summary.buckets.map((each) => [each.start, ...cells(each), ...cells(each.before)])
    downloadCsv(words.fileName(range.from, range.to), [words.fileHead(currency ?? ''), ...rows])
  }
  return (
    <Button look="quiet" size="small" onClick={run}>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      {words.export}
    </Button>
  )
}
