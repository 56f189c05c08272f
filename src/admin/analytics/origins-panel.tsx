import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminOrigins as words } from '@/content/admin/origins'
import { type OriginRow, originReportQuery, useKeepOrigins } from '@/data/sales/origins'
import { type DayRange, daysIn } from '@/domain/orders/sales'
import { type OriginTouch, originTouches, profitOf } from '@/domain/origins/origin-result'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { useMay } from '../shared/page/access'
import { Panel } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StaleNote } from '../shared/page/state-note'
import { CampaignCosts } from './campaign-costs'

/** Where the orders of the period came from, and what they came to after delivery, refusals, refunds, goods and campaigns. */
export function OriginsPanel({ range }: { range: DayRange }) {
  const [touch, setTouch] = useState<OriginTouch>('last')
  const [isOpen, setOpen] = useState(false)
  const isLong = daysIn(range) > 366
  const report = useQuery({ ...originReportQuery(range, touch), enabled: !isLong })
  const { data } = report
  const rows = data?.rows ?? []
  const hasSomething = data && (data.since !== null || rows.some(({ source }) => source !== ''))
  return (
    <div className="mt-4">
      <Panel id="origins" title={words.title}>
        {isLong && <p className="px-4 pb-4 text-muted">{words.tooLong}</p>}
        {!isLong && (
          <>
            <StaleNote query={report} />
            {report.isPending && <Skeleton className="mx-4 mb-4 h-24" />}
            <LoadingError title={words.error} query={report} />
          </>
        )}
        {data && !isLong && (
          <>
            <Switch isOn={data.since !== null} />
            {hasSomething && (
              <>
                <div className="flex flex-wrap items-end gap-3 border-t border-line px-4 py-3">
                  <SelectField
                    dense
                    label={words.touch}
                    value={touch}
                    onChange={({ target }) =>
                      setTouch(originTouches.find((each) => each === target.value) ?? 'last')
                    }
                    className="min-w-56 max-w-full"
                  >
                    {originTouches.map((each) => (
                      <option key={each} value={each}>
                        {words.touches[each]}
                      </option>
                    ))}
                  </SelectField>
                  <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {words.costs.action}
                  </Button>
                </div>
                {isOpen && <CampaignCosts />}
                {rows.length === 0 && (
                  <p className="border-t border-line px-4 py-4 text-muted">{words.none}</p>
                )}
                <ul className={report.isPlaceholderData ? 'opacity-60' : ''}>
                  {rows.map((row) => (
                    <Row key={`${row.source}\n${row.campaign}`} row={row} />
                  ))}
                </ul>
                <p className="border-t border-line px-4 py-3 text-12 text-muted">
                  {[words.note, data.otherCurrency > 0 && words.otherCurrency(data.otherCurrency)]
                    .filter(Boolean)
                    .join(' ')}
                </p>
              </>
            )}
          </>
        )}
      </Panel>
    </div>
  )
}

function Switch({ isOn }: { isOn: boolean }) {
  const may = useMay()
  const keep = useKeepOrigins()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3">
      <p className="min-w-0 flex-1 basis-72 text-muted">{isOn ? words.isOn : words.isOff}</p>
      {may('settings') && (
        <Button
          look="quiet"
          size="small"
          disabled={keep.isPending}
          onClick={() =>
            keep.mutate(!isOn, {
              onSuccess: (on) =>
                showToast({ title: on ? words.switchedOn : words.switchedOff, tone: 'success' }),
              onError: () => showToast({ title: words.failed, tone: 'error' }),
            })
          }
        >
          {isOn ? words.switchOff : words.switchOn}
        </Button>
      )}
    </div>
  )
}

function Row({ row }: { row: OriginRow }) {
  const { money } = useShopMoney()
  const { source, campaign, orders, delivered, refused, unknown } = row
  const profit = profitOf(row)
  const sums = [
    words.sums.revenue(money(row.revenue)),
    row.refunded > 0 && words.sums.refunded(money(row.refunded)),
    words.sums.income(money(row.income)),
    words.sums.goods(money(row.goods)),
    row.delivery > 0 && words.sums.delivery(money(row.delivery)),
    row.campaignCost > 0 && words.sums.campaign(money(row.campaignCost)),
  ].filter(Boolean)
  return (
    <li className="border-t border-line px-4 py-2.5">
      <div className="flex items-baseline gap-3">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">
          <bdi>{source || words.unknown}</bdi>
          {campaign && (
            <span className="font-normal text-muted">
              {' · '}
              <bdi>{campaign}</bdi>
            </span>
          )}
        </p>
        <p className={`text-end font-semibold tabular-nums ${profit < 0 ? 'text-danger-text' : ''}`}>
          <span className="sr-only">{words.profit}</span> {money(profit)}
        </p>
      </div>
      <p className="text-muted">
        {[words.orders(orders), words.delivered(delivered), refused > 0 && words.refused(refused)]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <p className="text-12 text-muted tabular-nums">{sums.join('\u00a0· ')}</p>
      {unknown > 0 && <p className="text-12 font-medium">{words.withoutCost(unknown)}</p>}
    </li>
  )
}
