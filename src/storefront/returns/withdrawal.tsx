import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords } from '@/content/orders/return-words'
import { withdrawal as words } from '@/content/orders/withdrawal'
import { common } from '@/content/shared/common'
import { type Withdrawal as OrderWithdrawal, withdrawalQuery } from '@/data/returns/withdrawal'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { dayWords } from '../shared/cart/order-dates'
import { ReadPage } from '../shared/page/read-page'
import { WithdrawalForm } from './withdrawal-form'
import { WithdrawalReceipt } from './withdrawal-receipt'

/** Withdraws from an order's contract, and shows the receipts of what was stated. For members, and for guests with a secret. */
export function Withdrawal({ orderId }: { orderId: string }) {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { title, text, track } = returnWords.page.missing
  return (
    <ReadPage
      read={useQuery(withdrawalQuery(orderId))}
      missing={{ title, text, links: [{ to: paths.track, label: track }] }}
    >
      {(data) => <Statements data={data} />}
    </ReadPage>
  )
}

function Statements({ data }: { data: OrderWithdrawal }) {
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
