import { FormDialog } from '@/admin/shared/form/form-dialog'
import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminReturns } from '@/content/admin/orders/returns'
import { lineWords } from '@/content/shared/line-words'
import { useExchangeReturn } from '@/data/returns/admin-returns'
import { formatMoney } from '@/domain/money/money'
import type { AdminReturn } from '@/domain/orders/return'
import { showToast } from '@/ui/toast/toast'
import { returnProblem } from './return-problem'

const words = adminExchanges.exchanging

/** Sends what a received return wants instead: what it is, and what of its price came back. */
export function ExchangeDialog({ value, onClose }: { value: AdminReturn; onClose: () => void }) {
  const exchange = useExchangeReturn()
  const { terms, items, order } = value
  if (!terms) return null
  const amount = (minor: number) => formatMoney(minor, order.currency)
  const difference = terms.total - terms.credit
  const onSubmit = () =>
    exchange.mutateAsync(value.id).then(
      (sent) => {
        showToast({ title: words.done(sent.exchange?.number ?? ''), tone: 'success' })
        onClose()
      },
      // The dialog says why.
      () => undefined,
    )
  return (
    <FormDialog
      title={words.title}
      cancel={adminReturns.cancel}
      submit={words.submit}
      busy={adminReturns.saving}
      isBusy={exchange.isPending}
      refusal={exchange.error && returnProblem(exchange.error)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ul className="grid gap-2">
        {items.flatMap(({ id, name, wanted, received }) =>
          wanted && received
            ? [
                <li key={id} className="leading-snug [overflow-wrap:anywhere]">
                  <bdi className="block w-fit font-semibold">{name}</bdi>
                  <span className="block text-muted">
                    {adminReturns.ofItem(received, lineWords.variant(wanted.size, wanted.color))}
                  </span>
                </li>,
              ]
            : [],
        )}
      </ul>
      <dl className="grid gap-1 border-t border-line pt-3">
        {[
          { term: words.credit, minor: terms.credit },
          { term: words.total, minor: terms.total },
        ].map(({ term, minor }) => (
          <div key={term} className="flex justify-between gap-3">
            <dt>{term}</dt>
            <dd>{amount(minor)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {difference > 0
          ? words.dearer(amount(difference))
          : difference < 0
            ? words.cheaper(amount(-difference))
            : words.same}
      </p>
      <p className="text-muted">{words.note}</p>
    </FormDialog>
  )
}
