import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords } from '@/content/orders/return-words'
import { withdrawal as words } from '@/content/orders/withdrawal'
import { common } from '@/content/shared/common'
import { withdrawalQuery } from '@/data/returns/withdrawal'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { dayWords } from '../shared/cart/order-dates'
import { EmptyPage } from '../shared/page/empty-page'
import { ErrorPanel } from '../shared/page/error-panel'
import { WithdrawalForm } from './withdrawal-form'
import { WithdrawalReceipt } from './withdrawal-receipt'

/** Withdraws from an order's contract, and shows the receipts of what was stated. For members, and for guests with a secret. */
export function Withdrawal({ orderId }: { orderId: string }) {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { data, error, isPending, refetch } = useQuery(withdrawalQuery(orderId))
  if (isPending)
    return (
      <div className="wrap max-w-[46rem] pt-8 pb-section md:pt-12" role="status">
        <p className="sr-only">{common.loading}</p>
        <Skeleton className="mb-8 h-12 w-64 max-w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  if (!data && error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  if (!data) {
    const { title, text, track } = returnWords.page.missing
    return (
      <EmptyPage
        picture="empty-orders"
        title={title}
        text={text}
        links={[{ to: paths.track, label: track }]}
      />
    )
  }
  return (
    <div className="wrap max-w-[46rem] pt-8 pb-section md:pt-12 print:p-0">
      <div className="print:hidden">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {words.title}
        </h1>
        <p className="mt-2 text-muted">{words.order(data.orderNumber)}</p>
        {data.isOpen && (
          <>
            <p className="mt-1 text-muted">
              {data.until === null ? words.anyTime : words.until(dayWords(data.until - 1))}
            </p>
            {/* Another statement begins anew. */}
            <WithdrawalForm key={data.statements.length} order={data} />
          </>
        )}
        {!data.isOpen && data.statements.length === 0 && (
          <div className="mt-8">
            <StatePanel
              title={words.closed.title}
              text={words.closed.text}
              actions={
                <Link to={paths.contact} className={buttonClass({ look: 'line' })}>
                  {words.closed.contact}
                </Link>
              }
            />
          </div>
        )}
      </div>
      {data.statements.toReversed().map((statement, index) => (
        <WithdrawalReceipt
          key={statement.id}
          statement={statement}
          orderNumber={data.orderNumber}
          isNewest={index === 0}
        />
      ))}
    </div>
  )
}
