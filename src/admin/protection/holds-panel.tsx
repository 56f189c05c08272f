import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import { comma } from '@/content/shared/lists'
import { type Hold, holdsPerPage, holdsQuery } from '@/data/orders/holds'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'
import { ConfirmDialog } from '../shared/form/confirm-dialog'
import { Pager } from '../shared/list/pager'
import { RowCheckbox } from '../shared/list/row-checkbox'
import { useListParams } from '../shared/list/use-list-params'
import { type Selection, useSelection } from '../shared/list/use-selection'
import { useBulkOrderChange } from '../shared/orders/use-bulk-order-change'
import { Panel } from '../shared/page/panel'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'

const words = adminProtection.holds
/** A row names this many of its items and counts the rest. */
const mostItems = 3

/** The unpaid orders that hold stock, to be released one by one or several at once. */
export function HoldsPanel() {
  const { page, pageHref } = useListParams()
  const holds = useQuery({ ...holdsQuery(page), refetchInterval: 60_000 })
  const rows = holds.data?.rows ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const { setStatus, isPending } = useBulkOrderChange()
  const [isAsked, setAsked] = useState(false)
  const chosen = rows.filter(({ id }) => selection.isChosen(id))
  const release = () => {
    setAsked(false)
    void setStatus(
      chosen.map(({ number }) => ({ number, status: 'pending' })),
      'cancelled',
    ).then(selection.clear)
  }
  return (
    <Panel
      id="holds"
      title={words.title}
      by={holds.data && holds.data.total > 0 ? words.by(holds.data.total, holds.data.items) : undefined}
    >
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <StaleNote query={holds} />
      {holds.isPending && <Skeleton className="mx-4 mb-4 h-80" />}
      <LoadingError title={words.error} query={holds} />
      {holds.data && rows.length === 0 && <StateNote {...words.none} />}
      {rows.length > 0 && (
        <div className="flex min-h-13 items-center gap-2 border-t border-line px-2">
          <RowCheckbox
            label={words.selectAll}
            checked={chosen.length === rows.length}
            mixed={chosen.length > 0 && chosen.length < rows.length}
            onToggle={selection.toggleAll}
          />
          <Button
            look="danger"
            size="small"
            disabled={chosen.length === 0 || isPending}
            onClick={() => setAsked(true)}
          >
            {words.release(chosen.length)}
          </Button>
        </div>
      )}
      <ul aria-busy={holds.isFetching}>
        {rows.map((hold) => (
          <HoldRow key={hold.id} hold={hold} selection={selection} />
        ))}
      </ul>
      {holds.data && holds.data.total > holdsPerPage && (
        <footer className="border-t border-line px-4 py-2">
          <Pager page={page} perPage={holdsPerPage} total={holds.data.total} hrefOf={pageHref} />
        </footer>
      )}
      <ConfirmDialog
        open={isAsked}
        title={words.confirm.title(chosen.length)}
        keep={words.confirm.keep}
        confirm={words.confirm.release}
        onClose={() => setAsked(false)}
        onConfirm={release}
      >
        <p>{words.confirm.text}</p>
      </ConfirmDialog>
    </Panel>
  )
}

function HoldRow({ hold, selection }: { hold: Hold; selection: Selection }) {
  const { id, number, name, email, phone, isMember, method, since, until, items, quantity, sameNetwork } =
    hold
  const now = serverNow()
  return (
    <li className="flex gap-2 border-t border-line px-2 py-2">
      <RowCheckbox
        label={words.select(number)}
        checked={selection.isChosen(id)}
        onToggle={(options) => selection.toggle(id, options)}
      />
      <div className="min-w-0 flex-1 py-1 pe-2">
        <p className="flex flex-wrap justify-between gap-x-3">
          <Link to={`${adminPaths.orders}/${id}`} className="font-medium hover:underline">
            <bdi>{name}</bdi>
            <span className="sr-only">{`, ${words.open(number)}`}</span>
          </Link>
          <span className="font-semibold">
            <span>{words.quantity(quantity)}</span>{' '}
            <span className="font-normal text-muted">{formatMoney(hold.total, hold.currency)}</span>
          </span>
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">
          <span>{`${isMember ? words.member : words.guest}${comma}`}</span>
          {email && (
            <>
              <Code>{email}</Code>
              {comma}
            </>
          )}
          <Code className="whitespace-nowrap">{phone}</Code>
        </p>
        <ul className="mt-0.5">
          {items.slice(0, mostItems).map((item) => (
            <li key={`${item.name} ${item.size} ${item.color}`}>
              <bdi>{words.item(item)}</bdi> <span className="text-muted">{`(${words.left(item.left)})`}</span>
            </li>
          ))}
          {items.length > mostItems && <li className="text-muted">{words.more(items.length - mostItems)}</li>}
        </ul>
        <p className="text-12 text-muted">
          <span>{`${words.method(method)}${comma}${words.since(`${dayWords(since, now)} ${timeWords(since)}`)}${comma}${until === null ? words.untilPacked : words.until(`${dayWords(until, now)} ${timeWords(until)}`)}`}</span>
          {sameNetwork !== null && sameNetwork > 1 && (
            <span className="text-danger-text">{`. ${words.sameNetwork(sameNetwork)}`}</span>
          )}
        </p>
      </div>
    </li>
  )
}
