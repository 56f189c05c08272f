import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { adminAccounting as words } from '@/content/admin/accounting'
import { admin } from '@/content/admin/admin'
import { accountingMonthQuery, fetchBookings } from '@/data/sales/accounting'
import { shopToday } from '@/data/settings/shop-today'
import { moneyRows, paperRows, shiftMonth } from '@/domain/orders/accounting'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { downloadCsv } from '../shared/page/download-file'
import { PageHeader } from '../shared/page/page-header'
import { panel } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { MonthSums } from './month-sums'

const step =
  'grid size-11 place-items-center rounded-control border border-line-strong bg-surface-raised hover:border-ink md:size-8'

/** What an accountant books of a month: sums, and files for spreadsheets. */
export function AccountingPage() {
  const [params] = useSearchParams()
  const present = shopToday().slice(0, 7)
  const asked = params.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= present ? asked : present
  const sums = useQuery(accountingMonthQuery(month))
  usePageHead({ title: admin.title(words.title), hidden: true })
  const hrefOf = (by: number) => `${adminPaths.analytics}?month=${shiftMonth(month, by)}`
  const { data } = sums
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title} />
      <div className="mt-2 flex items-center gap-2">
        <Link to={hrefOf(-1)} aria-label={words.before} className={step}>
          <ChevronLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
        </Link>
        <h2
          aria-live="polite"
          className="min-w-36 text-center font-text text-16 font-semibold tracking-normal"
        >
          {words.month(month)}
        </h2>
        {month < present && (
          <Link to={hrefOf(1)} aria-label={words.after} className={step}>
            <ChevronRight size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
          </Link>
        )}
      </div>
      <section aria-label={words.month(month)} className={`mt-4 max-w-200 ${panel}`}>
        {sums.isPending && <Skeleton className="m-4 h-64" />}
        <LoadingError title={words.error} query={sums} />
        {data && (data.sums.length === 0 ? <StateNote {...words.none} /> : <MonthSums sums={data.sums} />)}
        {data && data.withoutInvoice > 0 && (
          <p className="border-t border-line px-4 py-3 text-muted">
            {words.withoutInvoice(data.withoutInvoice)}
          </p>
        )}
        {data && data.sums.length > 0 && <Files key={month} month={month} />}
      </section>
      <p className="mt-4 max-w-200 text-12 text-muted">{words.note(shopZone())}</p>
    </div>
  )
}

/** The files of a month, written when they are asked for. */
function Files({ month }: { month: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = async (kind: 'papers' | 'money') => {
    setBusy(true)
    try {
      const bookings = await fetchBookings(month)
      const rows = (kind === 'papers' ? paperRows : moneyRows)(bookings, shopZone(), words)
      downloadCsv(words.files[kind].name(month), [words.files[kind].heads, ...rows])
    } catch {
      showToast({ title: words.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-4">
      {(['papers', 'money'] as const).map((kind) => (
        <Button key={kind} look="quiet" size="small" disabled={isBusy} onClick={() => void save(kind)}>
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.files[kind].action}
        </Button>
      ))}
    </div>
  )
}
