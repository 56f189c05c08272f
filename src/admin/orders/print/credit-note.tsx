import { useWritten } from '@/admin/shared/papers/paper'
import type { CreditNote as Note } from '@/data/orders/invoices'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { OrderAddress, PrintHeader } from './print-header'
import { Seller } from './seller'
import { IncludedVat, VatRows } from './vat-rows'

/** Gives back, wholly or in part, what an invoice charged. */
export function CreditNote({ note, invoice, order }: { note: Note; invoice: string; order: WholeOrder }) {
  const { seller, amount, rates } = note
  const { currency } = order
  const {
    words: { order: words },
    money,
  } = useWritten()
  return (
    <>
      <PrintHeader order={order} title={words.creditNote} issued={note}>
        <p className="font-semibold">{words.credits(invoice)}</p>
      </PrintHeader>
      <div className="mb-8 grid grid-cols-2 gap-6">
        <section>
          <Seller seller={seller} />
        </section>
        <section>
          <h3 className="text-12 text-muted">{words.billTo}</h3>
          <OrderAddress isBuyer order={order} contact={[order.customerEmail, order.customerPhone]} />
        </section>
      </div>
      <p>{note.isRefund ? words.creditReason.refund : words.creditReason.cancelled}</p>
      <dl className="ms-auto mt-4 grid w-72 max-w-full grid-cols-[1fr_auto] gap-y-1">
        {seller.vatShown === 'separate' && <VatRows rates={rates} total={amount} currency={currency} />}
        <dt className="border-t-2 border-ink pt-2 text-16 font-semibold">{words.credited}</dt>
        <dd className="border-t-2 border-ink pt-2 text-end text-16 font-semibold">
          {words.minus(money(amount, currency))}
        </dd>
        {seller.vatShown === 'included' && <IncludedVat rates={rates} currency={currency} />}
      </dl>
      <footer className="mt-auto pt-10 text-12 text-muted print:mt-10">
        <p>{words.currency(currency)}</p>
      </footer>
    </>
  )
}
