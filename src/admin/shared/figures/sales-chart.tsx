import { Fragment, useState } from 'react'
import { adminSales, bucketLabel, dayLabel } from '@/content/admin/sales'
import { type Bucket, bucketsOf, type DealSpan, scaleOf } from '@/domain/orders/sales'

type Bar = { start: string; now: number; before: number }
type SalesChartProps = {
  bars: readonly Bar[]
  bucket: Bucket
  label: string
  words: (value: number) => string
  /** The last bucket is not complete yet. */
  isOpen: boolean
  /** Shown as brackets under the axis. */
  deals?: readonly DealSpan[]
}

const marks = { phone: 4, wide: 8 }

/** Bars for the period and a stepped line for the one before. Screen readers get the table below instead. */
export function SalesChart({ bars, bucket, label, words, isOpen, deals = [] }: SalesChartProps) {
  const [shown, setShown] = useState<number | null>(null)
  const scale = scaleOf(bars.flatMap(({ now, before }) => [now, before]))
  const top = scale[0] ?? 1
  const height = (value: number) => `${(value / top) * 100}%`
  const line = bars
    .map(
      ({ before }, place) =>
        `${place},${100 - (before / top) * 100} ${place + 1},${100 - (before / top) * 100}`,
    )
    .join(' ')
  const every = (count: number) => Math.max(1, Math.ceil(bars.length / count))
  const bar = shown === null ? undefined : bars[shown]
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[3.5rem_minmax(0,1fr)] px-4 pt-5 pb-3">
      <div className="relative h-56" aria-hidden="true">
        {scale.map((value) => (
          <span
            key={value}
            className="absolute end-3 translate-y-1/2 text-12 text-muted"
            style={{ bottom: height(value) }}
          >
            {shortly(value, words)}
          </span>
        ))}
      </div>
      <div className="relative h-56" onPointerLeave={() => setShown(null)}>
        {scale.map((value) => (
          <span
            key={value}
            className={`absolute inset-x-0 border-t ${value === 0 ? 'border-line-strong' : 'border-line'}`}
            style={{ bottom: height(value) }}
          />
        ))}
        <div className="absolute inset-0 flex items-end">
          {bars.map(({ start, now }, place) => (
            <div
              key={start}
              onPointerEnter={() => setShown(place)}
              className="flex h-full min-w-0 flex-1 items-end justify-center"
            >
              <span
                className={`block w-3/4 rounded-t-picture ${
                  isOpen && place === bars.length - 1
                    ? 'border border-b-0 border-dashed border-accent'
                    : place === shown
                      ? 'bg-accent'
                      : 'bg-accent/65'
                }`}
                style={{ height: height(now) }}
              />
            </div>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${bars.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
        >
          <polyline
            points={line}
            className="fill-none stroke-ink/70"
            strokeWidth={1.25}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {bar && shown !== null && (
          <div
            className="pointer-events-none absolute top-0 z-1 -translate-x-1/2 rounded-control border border-line bg-surface-raised px-3 py-2 text-12 whitespace-nowrap shadow-float rtl:translate-x-1/2"
            style={{
              insetInlineStart: `${Math.min(Math.max(((shown + 0.5) / bars.length) * 100, 18), 82)}%`,
            }}
          >
            <span className="flex justify-between gap-4 text-14">
              <span>{bucketLabel(bar.start, bucket)}</span> <b className="font-semibold">{words(bar.now)}</b>
            </span>
            <span className="flex justify-between gap-4 text-muted">
              {adminSales.columns.before} <span>{words(bar.before)}</span>
            </span>
          </div>
        )}
      </div>
      <span />
      <div className="relative mt-1.5 flex text-12 text-muted" aria-hidden="true">
        {bars.map(({ start }, place) => (
          <span key={start} className="relative h-4 min-w-0 flex-1">
            {place % every(marks.wide) === 0 && (
              <span
                className={`absolute whitespace-nowrap ${place > bars.length * 0.88 ? 'end-0' : 'start-0'} ${place % every(marks.phone) === 0 ? '' : 'max-md:hidden'}`}
              >
                {bucket === 'month' ? bucketLabel(start, bucket) : dayLabel(start)}
              </span>
            )}
          </span>
        ))}
      </div>
      <DealBrackets starts={bars.map(({ start }) => start)} deals={deals} />
    </div>
  )
}

function DealBrackets({ starts, deals }: { starts: readonly string[]; deals: readonly DealSpan[] }) {
  const kinds = [...new Set(deals.map(({ kind }) => kind))]
  return kinds.map((kind) => (
    <Fragment key={kind}>
      <span />
      <div aria-hidden="true" className="relative mt-1 h-6 overflow-hidden text-12 text-muted">
        {deals
          .filter((deal) => deal.kind === kind)
          .map((deal) => {
            const place = bucketsOf(starts, deal)
            if (!place) return null
            const from = (place.first / starts.length) * 100
            const width = ((place.last + 1 - place.first) / starts.length) * 100
            // Near the end of the axis the label goes before the bracket.
            const isLate = from > 70
            return (
              <Fragment key={deal.from}>
                <span
                  className="absolute top-0 h-1.5 border border-t-0 border-ink/50"
                  style={{ insetInlineStart: `${from}%`, width: `${width}%` }}
                />
                <span
                  className="absolute top-1.5 whitespace-nowrap"
                  style={
                    isLate ? { insetInlineEnd: `${100 - from - width}%` } : { insetInlineStart: `${from}%` }
                  }
                >
                  {adminSales.deals.kinds[kind]}
                </span>
              </Fragment>
            )
          })}
      </div>
    </Fragment>
  ))
}

const shortly = (value: number, words: (value: number) => string) =>
  words(value).replace(/[.,]00(?=\D*$)/, '')
