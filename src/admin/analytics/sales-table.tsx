import { bucketLabel, adminSales as words } from '@/content/admin/sales'
import type { Bucket, DealSpan } from '@/domain/orders/sales'

type SalesTableProps = {
  bars: readonly { start: string; now: number; before: number }[]
  bucket: Bucket
  caption: string
  words: (value: number) => string
  deals: readonly DealSpan[]
}

/** The chart's data as a table, which also serves screen readers. */
export function SalesTable({ bars, bucket, caption, words: inWords, deals }: SalesTableProps) {
  const { columns, table } = words
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-accent md:min-h-9">
        {table}
      </summary>
      <div className="max-h-96 overflow-auto border-t border-line">
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-surface-raised text-12 text-muted shadow-[inset_0_-1px_0_var(--line)]">
            <tr>
              <th scope="col" className="h-8 px-4 text-start font-normal">
                {columns.start}
              </th>
              <th scope="col" className="px-4 text-end font-normal">
                {columns.now}
              </th>
              <th scope="col" className="px-4 text-end font-normal">
                {columns.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ start, now, before }) => (
              <tr key={start} className="border-t border-line">
                <th scope="row" className="h-9 px-4 text-start font-normal">
                  {bucketLabel(start, bucket)}
                </th>
                <td className="px-4 text-end font-semibold">{inWords(now)}</td>
                <td className="px-4 text-end text-muted">{inWords(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {deals.length > 0 && (
          <section className="border-t border-line px-4 py-3">
            <h3 className="text-12 text-muted">{words.deals.label}</h3>
            <ul>
              {deals.map((each) => (
                <li key={`${each.kind} ${each.from}`}>
                  {`${words.deals.kinds[each.kind]}: ${words.deals.span(each.deals, each.from, each.to)}`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  )
}
