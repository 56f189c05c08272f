import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { DetailDrawer } from '@/admin/shared/drawer/detail-drawer'
import { MayLink } from '@/admin/shared/page/may-link'
import { StateNote } from '@/admin/shared/page/state-note'
import type { useOneStep } from '@/admin/shared/page/use-one-step'
import { useShortcuts } from '@/admin/shared/page/use-shortcuts'
import { Thumb } from '@/admin/shared/products/thumb'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { admin } from '@/content/admin/admin'
import { adminCalls as words } from '@/content/admin/orders/calls'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { serverNow } from '@/data/supabase/server-clock'
import { addressLines } from '@/domain/delivery/address'
import { formatMoney } from '@/domain/money/money'
import { type Call, type NextTry, nextTries, nextTryAt } from '@/domain/orders/call'
import { Button } from '@/ui/button'
import { Code, TextLine } from '@/ui/direction'
import { SelectField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { CancelOrderDialog } from '../status/cancel-order-dialog'
import { OrderStep } from '../status/order-step'
import { CallLinks } from './call-links'
import { Age, CallFacts } from './call-rows'
import { useCallOutcome } from './use-call-outcome'

type CallDrawerProps = {
  /** Undefined when the order is not in the queue. */
  call: Call | undefined
  isPending: boolean
  place: { at: number; of: number } | null
  listHref: string
  linkState: unknown
  /** To the adjacent orders; null at the ends. */
  hrefs: { previous: string | null; next: string | null }
  nextTry: NextTry
  onNextTry: (choice: NextTry) => void
  /** Of all orders of the queue together: the next one's buttons stand under the same finger. */
  step: ReturnType<typeof useOneStep>
  /** Goes on to the next order. */
  onDone: () => void
}

/** One order of the queue: whom to call, what they ordered, and what came of the call. */
export function CallDrawer(props: CallDrawerProps) {
  const { call, isPending, place, listHref, linkState, hrefs, nextTry, onNextTry, step, onDone } = props
  const outcome = useCallOutcome()
  const { isBusy, take } = step
  const [isCancelling, setCancelling] = useState(false)
  const confirm = () => {
    if (!call || outcome.isPending) return false
    return take(() => outcome.confirm(call, onDone))
  }
  const noAnswer = () => {
    if (!call || outcome.isPending) return false
    return take(() => outcome.noAnswer(call, nextTryAt(nextTry, serverNow(), shopZone()), onDone))
  }
  useShortcuts({ c: confirm, a: noAnswer })
  return (
    <DetailDrawer
      label={call ? words.open(call.number) : words.title}
      listTitle={words.title}
      listHref={listHref}
      close={{ label: words.back, hint: admin.orders.closeHint }}
      heading={call ? call.customerName : isPending ? admin.loading : words.title}
      beside={call && <Age createdAt={call.createdAt} now={serverNow()} />}
      actions={
        <>
          <OrderStep to={hrefs.next} state={linkState} label={words.next} icon={ChevronDown} />
          <OrderStep to={hrefs.previous} state={linkState} label={words.previous} icon={ChevronUp} />
        </>
      }
      summary={call && <Summary call={call} place={place} />}
      footer={
        call && (
          <footer className="grid gap-2 border-t border-line bg-surface px-4 py-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5">
            <div role="group" aria-label={words.outcome} className="grid grid-cols-2 gap-2">
              <Button
                look="line"
                size="large"
                aria-keyshortcuts="a"
                aria-disabled={isBusy || outcome.isPending}
                onClick={noAnswer}
              >
                {words.noAnswer}
              </Button>
              <Button
                size="large"
                aria-keyshortcuts="c"
                aria-disabled={isBusy || outcome.isPending}
                onClick={confirm}
              >
                {words.confirm}
              </Button>
            </div>
            <p aria-hidden="true" className="hidden justify-center gap-3 text-12 text-muted lg:flex">
              <span>J {words.keys.next}</span>
              <span>K {words.keys.previous}</span>
              <span>A {words.keys.noAnswer}</span>
              <span>C {words.keys.confirm}</span>
            </p>
          </footer>
        )
      }
    >
      {isPending && <Skeleton className="m-5 h-64" />}
      {!isPending && !call && <StateNote {...words.gone} link={{ to: listHref, label: words.back }} />}
      {call && (
        <div className="max-md:pb-24">
          <Details call={call} />
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 px-4 py-3 md:ps-5">
            <SelectField
              dense
              label={words.tryAgain}
              value={nextTry}
              onChange={({ target }) =>
                onNextTry(nextTries.find((choice) => choice === target.value) ?? 'hour')
              }
            >
              {nextTries.map((choice) => (
                <option key={choice} value={choice}>
                  {words.nextTries[choice]}
                </option>
              ))}
            </SelectField>
            <Button look="danger" size="small" className="min-h-11" onClick={() => setCancelling(true)}>
              {words.cancel}
            </Button>
          </div>
          {isCancelling && (
            <CancelOrderDialog
              order={{
                number: call.number,
                status: 'pending',
                paymentMethod: 'cod',
                currency: call.currency,
                total: call.total,
                paid: 0,
                refunded: 0,
                refundPending: 0,
              }}
              onClose={() => setCancelling(false)}
              cancel={(reason) => outcome.cancel(call, reason, onDone)}
            />
          )}
        </div>
      )}
    </DetailDrawer>
  )
}

function Summary({ call, place }: { call: Call; place: CallDrawerProps['place'] }) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-3 text-muted">
        <Code className="font-semibold text-ink">{call.phone}</Code>
        <span>
          <Code>{call.number.slice(0, 7)}</Code>
          {place && <span>{`${comma}${words.place(place.at, place.of)}`}</span>}
        </span>
      </p>
      <CallFacts call={call} now={serverNow()} />
      <CallLinks call={call} isLarge />
    </div>
  )
}

function Details({ call }: { call: Call }) {
  return (
    <>
      {call.note && (
        <section className="border-b border-line bg-surface-sunken/60 px-4 py-2.5 md:ps-5">
          <h3 className="text-12 font-semibold">{words.note}</h3>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {call.note}
          </p>
        </section>
      )}
      <section className="border-b border-line px-4 py-3 md:ps-5">
        <h3 className="font-semibold">{words.address}</h3>
        <address className="text-16 not-italic [overflow-wrap:anywhere]">
          {addressLines(call.address).map((line) => (
            <TextLine key={line}>{line}</TextLine>
          ))}
        </address>
      </section>
      <section className="border-b border-line px-4 py-3 md:ps-5">
        <h3 className="font-semibold">{words.items}</h3>
        <ul className="mt-1">
          {call.items.map(({ name, image, size, color, quantity }) => (
            <li key={`${name} ${size} ${color}`} className="flex items-center gap-3 py-1">
              <Thumb src={image} />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium">
                  <bdi>{name}</bdi>
                </span>
                <span className="block text-muted">{lineWords.variant(size, color)}</span>
              </span>
              <span className="font-semibold">{quantity}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex justify-between border-t border-line pt-2 text-16 font-semibold">
          <span>{words.total}</span>
          <span>{formatMoney(call.total, call.currency)}</span>
        </p>
        <MayLink
          to={`${adminPaths.orders}/${call.id}`}
          className="inline-flex min-h-11 items-center text-accent hover:underline"
        >
          {words.wholeOrder}
        </MayLink>
      </section>
    </>
  )
}
