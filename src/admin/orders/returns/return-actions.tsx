import { useState } from 'react'
import { useMay } from '@/admin/shared/page/access'
import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { useDecideReturn } from '@/data/returns/admin-returns'
import type { AdminReturn } from '@/domain/orders/return'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { ExchangeDialog } from './exchange-dialog'
import { ReceiveDialog } from './receive-dialog'
import { AnswerDialog } from './return-answer-dialog'
import { returnProblem } from './return-problem'
import { ReturnRefund } from './return-refund'

type Asked = 'approve' | 'decline' | 'receive' | 'exchange' | 'refund' | 'close'

/** What the owner may do about a return as it stands, and the dialogs of it. */
export function ReturnActions({ value }: { value: AdminReturn }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const decide = useDecideReturn()
  const may = useMay()
  const { state } = value
  const close = () => setAsked(null)
  const reopen = () =>
    decide.mutate(
      { id: value.id, state: 'requested', seen: state, answer: '' },
      {
        onSuccess: () => showToast({ title: words.done.requested(value.number), tone: 'success' }),
        onError: (error) => showToast({ title: returnProblem(error), tone: 'error' }),
      },
    )
  const button = (what: Asked, look: 'main' | 'quiet' | 'danger') => (
    <Button look={look} size="small" className="max-md:flex-1" onClick={() => setAsked(what)}>
      {what === 'exchange' ? adminExchanges.action : words.actions[what]}
    </Button>
  )
  if (!may('orders.change')) return null
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {state === 'requested' && (
        <>
          {button('decline', 'danger')}
          {button('approve', 'main')}
        </>
      )}
      {state === 'received' && (
        <>
          {button('close', 'quiet')}
          {button('refund', value.terms ? 'quiet' : 'main')}
          {value.terms && may('payments') && button('exchange', 'main')}
        </>
      )}
      {(state === 'approved' || state === 'declined') && (
        <Button
          look="quiet"
          size="small"
          className="max-md:flex-1"
          aria-disabled={decide.isPending}
          onClick={() => !decide.isPending && reopen()}
        >
          {words.actions.reopen}
        </Button>
      )}
      {state === 'approved' && button('receive', 'main')}
      {(asked === 'approve' || asked === 'decline' || asked === 'close') && (
        <AnswerDialog value={value} kind={asked} onClose={close} />
      )}
      {asked === 'receive' && <ReceiveDialog value={value} onClose={close} />}
      {asked === 'exchange' && <ExchangeDialog value={value} onClose={close} />}
      {asked === 'refund' && <ReturnRefund value={value} onClose={close} />}
    </div>
  )
}
