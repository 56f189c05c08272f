import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { Panel } from '@/admin/shared/page/panel'
import { LoadingError } from '@/admin/shared/page/state-note'
import { shopZone } from '@/config/shop-zone'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminParcels } from '@/content/admin/orders/parcels'
import { adminSettle as words } from '@/content/admin/orders/settle'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { fetchSettledParcels, type Settlement, settlementsQuery } from '@/data/settlements/settlements'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { dayAt } from '@/domain/values/day'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'

/** What came of the list that was just settled. */
export function SettlementSums({ settlements, left }: { settlements: readonly Settlement[]; left: number }) {
  const settled = settlements.reduce((sum, { parcels }) => sum + parcels, 0)
  const refused = settlements.reduce((sum, each) => sum + each.refused, 0)
  const byCurrency = new Map<string, { collected: number; fees: number }>()
  for (const { currency, collected, fees } of settlements.flatMap(({ sums }) => sums)) {
    const before = byCurrency.get(currency) ?? { collected: 0, fees: 0 }
    byCurrency.set(currency, { collected: before.collected + collected, fees: before.fees + fees })
  }
  return (
    <section role="status" className="rounded-surface bg-success-soft p-4">
      <h2 className="font-text text-16 font-semibold tracking-normal">{words.done.title(settled)}</h2>
      {[...byCurrency].map(([currency, { collected, fees }]) => (
        <dl key={currency} className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          <Sum label={words.done.collected} value={formatMoney(collected, currency)} />
          <Sum label={words.done.refused} value={number(refused)} />
          <Sum label={words.done.fees} value={formatMoney(fees, currency)} />
          <Sum
            label={collected >= fees ? words.done.owes : words.done.youOwe}
            value={formatMoney(Math.abs(collected - fees), currency)}
          />
        </dl>
      ))}
      {left > 0 && <p className="mt-2 font-medium">{words.done.left(left)}</p>}
    </section>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-12">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** The latest settlements with their sums, each as a file. */
export function Settlements() {
  const settlements = useQuery(settlementsQuery(1))
  return (
    <Panel id="settlements" title={words.history}>
      {settlements.isPending && <Skeleton className="m-4 h-16" />}
      <LoadingError title={words.error} query={settlements} />
      {settlements.data?.settlements.length === 0 && <p className="px-4 pb-4 text-muted">{words.none}</p>}
      <ul>
        {settlements.data?.settlements.map((each) => (
          <SettlementRow key={each.id} settlement={each} />
        ))}
      </ul>
    </Panel>
  )
}

function SettlementRow({ settlement: { id, at, by, parcels, refused, sums } }: { settlement: Settlement }) {
  const day = `${dayWords(at, serverNow())} ${timeWords(at)}`
  const save = async () => {
    try {
      const rows = await fetchSettledParcels(id)
      downloadCsv(words.fileName(dayAt(at, shopZone())), [
        words.heads,
        ...rows.map((row) => [
          row.order.number,
          { digits: row.trackingNumber },
          row.carrier,
          row.order.customerName,
          row.order.city,
          adminParcels.states[row.state],
          { amount: row.collected },
          { amount: row.fee },
          row.order.currency,
        ]),
      ])
    } catch {
      showToast({ title: words.csvFailed, tone: 'error' })
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{day}</span>
        <span className="block truncate text-12 text-muted">
          {[words.row(parcels, refused), by].filter(Boolean).join(comma)}
        </span>
      </span>
      <span className="tabular-nums max-md:order-last max-md:w-full md:text-end">
        {sums.map(({ currency, collected, fees }) => (
          <span key={currency} className="block">
            {`${words.sum(formatMoney(collected, currency))}${comma}${words.fees(formatMoney(fees, currency))}`}
          </span>
        ))}
      </span>
      <Button look="quiet" size="small" onClick={() => void save()} aria-label={words.csv(day)}>
        <Download size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.csvShort}
      </Button>
    </li>
  )
}
