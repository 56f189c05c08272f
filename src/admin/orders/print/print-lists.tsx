import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { LoadingError, StateNote } from '@/admin/shared/page/state-note'
import { Thumb } from '@/admin/shared/products/thumb'
import { adminLists as words } from '@/content/admin/lists'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { labelsQuery, type PickList, pickListQuery } from '@/data/orders/print-lists'
import { isolate } from '@/domain/text/direction'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'
import { LabelSheet } from './label-sheet'
import { PrintedPages } from './printed-pages'

const cell = 'border-b border-line py-2 pe-3 align-middle last:pe-0'
const head = 'border-b-2 border-ink py-2 pe-3 text-start text-12 font-semibold last:pe-0'

/** What is to be packed of several orders: every variant once, then each order. */
export function PickListPage({ numbers }: { numbers: readonly string[] }) {
  const list = useQuery({ ...pickListQuery(numbers), enabled: numbers.length > 0 })
  return (
    <ListPage
      title={words.pickList}
      query={list}
      isEmpty={numbers.length === 0 || list.data?.lines.length === 0}
      none={words.nothing}
    >
      {list.data && <PickListSheet list={list.data} />}
    </ListPage>
  )
}

/** The labels of several orders, one for each parcel. */
export function LabelsPage({ numbers }: { numbers: readonly string[] }) {
  const labels = useQuery({ ...labelsQuery(numbers), enabled: numbers.length > 0 })
  return (
    <ListPage
      title={words.labels}
      query={labels}
      isEmpty={numbers.length === 0 || labels.data?.length === 0}
      none={words.noLabels}
    >
      <div className="mx-auto grid w-full max-w-4xl gap-4 px-4 sm:grid-cols-2 md:px-0 print:block print:max-w-none">
        {labels.data?.map((label) => (
          <LabelSheet key={`${label.orderNumber} ${label.position}`} label={label} />
        ))}
      </div>
    </ListPage>
  )
}

type ListPageProps = {
  title: string
  query: Pick<UseQueryResult, 'isLoadingError' | 'isRefetchError' | 'error' | 'data' | 'refetch'>
  isEmpty: boolean
  none: { title: string; text: string }
  children: ReactNode
}

function ListPage({ title, query, isEmpty, none, children }: ListPageProps) {
  return (
    <PrintedPages
      title={title}
      action={{ label: words.print, isDisabled: isEmpty || !query.data, run: () => print() }}
    >
      <LoadingError title={words.error} query={query} />
      {!query.data && !query.isLoadingError && !isEmpty && (
        <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />
      )}
      {isEmpty ? <StateNote {...none} /> : children}
    </PrintedPages>
  )
}

/** Columns that a narrow screen, but no paper, shows below the product's name. */
const roomy = 'max-sm:hidden print:table-cell'
const isWide = (title: string) => title === words.sku || title === words.variant

function PickListSheet({ list: { lines, orders } }: { list: PickList }) {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article
      aria-label={words.pickList}
      className="mx-auto w-full max-w-3xl overflow-x-auto bg-surface-raised p-5 text-ink md:rounded-surface md:border md:border-line md:p-10 print:max-w-none print:border-0 print:bg-transparent print:p-0"
    >
      <h2 className="font-text text-20 font-semibold tracking-normal">{words.pickList}</h2>
      <p className="mb-4 text-muted">{words.sums(lines.length, total, orders.length)}</p>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {['', words.sku, words.product, words.variant].map((title) => (
              <th key={title} scope="col" className={`${head} ${isWide(title) ? roomy : ''}`}>
                {title}
              </th>
            ))}
            <th scope="col" className={`${head} text-end`}>
              {words.quantity}
            </th>
            <th scope="col" className={head}>
              {words.forOrders}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.sku} ${line.name} ${line.color} ${line.size}`} className="break-inside-avoid">
              <td className={cell}>
                <Thumb src={line.image} eager />
              </td>
              <td className={`${cell} ${roomy} whitespace-nowrap tabular-nums`}>{line.sku}</td>
              <td className={`${cell} font-semibold`}>
                <span>{line.name}</span>
                <span className="block font-normal sm:hidden print:hidden">
                  {[lineWords.variant(line.size, line.color), line.sku].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className={`${cell} ${roomy}`}>{lineWords.variant(line.size, line.color)}</td>
              <td className={`${cell} text-end text-20 font-semibold`}>{line.quantity}</td>
              <td className={`${cell} text-12 text-muted`}>
                {line.orders.map(({ number, quantity }, at) => (
                  <Fragment key={number}>
                    {at > 0 && <span>, </span>}
                    <span className="whitespace-nowrap">{words.order(number.slice(0, 7), quantity)}</span>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-8 mb-1 font-semibold">{words.byOrder}</h3>
      <ul>
        {orders.map(({ number, customerName, city, quantity }) => (
          <li key={number} className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
            <Code className="font-semibold">{number}</Code>
            <span className="min-w-0 flex-1">
              {[customerName, city].filter(Boolean).map(isolate).join(comma)}
            </span>
            <span>{words.items(quantity)}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
