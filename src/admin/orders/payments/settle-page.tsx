import { FileUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { Panel } from '@/admin/shared/page/panel'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSettle as words } from '@/content/admin/orders/settle'
import { comma } from '@/content/shared/lists'
import { type Settlement, useSettle } from '@/data/settlements/settlements'
import { readAmount } from '@/domain/money/amount'
import { formatMoney, type Minor } from '@/domain/money/money'
import { courierLimits, courierOutcomes, readCodes, readCourierFile } from '@/domain/orders/courier-list'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast/toast'
import { SettleRow } from './settle-rows'
import { SettlementSums, Settlements } from './settlements'
import { isReady, useCourierList } from './use-courier-list'

/** Settles with a courier: numbers are scanned, pasted or read from a file, and settled in one step. */
export function SettlePage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const list = useCourierList()
  const settle = useSettle()
  const [done, setDone] = useState<Settlement[] | null>(null)
  const ready = list.entries.filter(isReady)
  const sums = new Map<string, { amount: Minor; fees: Minor }>()
  for (const { parcel, outcome, amount } of ready) {
    if (!parcel) continue
    const sum = sums.get(parcel.currency) ?? { amount: 0, fees: 0 }
    sum.amount += outcome === 'collected' ? (readAmount(amount) ?? 0) : 0
    sum.fees += parcel.fee
    sums.set(parcel.currency, sum)
  }
  const shownSums = [...sums].map(([currency, { amount, fees }]) => ({
    amount: formatMoney(amount, currency),
    fees: formatMoney(fees, currency),
  }))
  const onSettle = (event: FormEvent) => {
    event.preventDefault()
    if (ready.length === 0 || settle.isPending) return
    settle.mutate(list.batches(), {
      onSuccess: (settlements) => {
        list.settled(settlements)
        setDone(settlements)
      },
    })
  }
  const onClear = () => {
    const before = list.entries
    list.clear()
    settle.reset()
    showToast({ title: words.cleared, action: { label: admin.undo, onClick: () => list.restore(before) } })
  }
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.title} above={<BackLink to={adminPaths.orders}>{words.back}</BackLink>} />
      <p className="mt-1 text-muted">{words.intro}</p>
      <div className="mt-4 grid max-w-240 grid-cols-1 gap-4">
        <AddNumbers list={list} />
        {done && <SettlementSums settlements={done} left={list.entries.length} />}
        <Panel
          id="courier-list"
          title={words.list}
          by={list.entries.length > 0 ? String(list.entries.length) : undefined}
        >
          {list.entries.length === 0 ? (
            <p className="px-4 pb-4 text-muted">{words.empty}</p>
          ) : (
            <>
              {list.waiting > 0 && !list.isLooking && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2">
                  <span>{words.restored(list.waiting)}</span>
                  <Button look="quiet" size="small" onClick={() => void list.lookUpWaiting()}>
                    {words.lookUp}
                  </Button>
                </p>
              )}
              <div className="flex flex-wrap gap-2 px-4 pb-2">
                {courierOutcomes.map((outcome) => (
                  <Button key={outcome} look="quiet" size="small" onClick={() => list.setAll(outcome)}>
                    {words.all[outcome]}
                  </Button>
                ))}
              </div>
              <ul>
                {list.entries.map((entry) => (
                  <SettleRow
                    key={entry.code}
                    entry={entry}
                    onChange={(change) => list.change(entry.code, change)}
                    onRemove={() => list.remove(entry.code)}
                  />
                ))}
              </ul>
            </>
          )}
        </Panel>
        {settle.isError && (
          <p role="alert" className="rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text">
            {words.failed}
          </p>
        )}
        {list.entries.length > 0 && (
          <form className="contents" onSubmit={onSettle}>
            <ActionBar
              text={shownSums.map(({ amount }) => words.cash(amount)).join(comma) || words.noneReady}
              note={
                <span role="status">{shownSums.map(({ fees }) => words.cashFees(fees)).join(comma)}</span>
              }
              discard={{ label: words.clear, run: onClear }}
              submit={settle.isPending ? words.busy : words.submit(ready.length)}
              isBusy={settle.isPending}
            />
          </form>
        )}
        <Settlements />
      </div>
    </div>
  )
}

function AddNumbers({ list }: { list: ReturnType<typeof useCourierList> }) {
  const [typed, setTyped] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const addCodes = (text: string) => {
    const codes = readCodes(text)
    if (codes.length === 0) return
    setTyped('')
    // What could not be looked up goes back into the field.
    void list
      .add(codes.map((code) => ({ code, outcome: null, amount: null })))
      .then((isAdded) => !isAdded && setTyped(text))
  }
  const openFile = async (chosen: File) => {
    if (chosen.size > courierLimits.fileBytes)
      return showToast({ title: words.fileProblems.size, tone: 'error' })
    const text = await chosen.text().catch(() => null)
    if (text === null) return showToast({ title: words.fileProblems.unreadable, tone: 'error' })
    const read = readCourierFile(text)
    if ('problem' in read) return showToast({ title: words.fileProblems[read.problem], tone: 'error' })
    if (await list.add(read.lines))
      showToast({
        title: words.fileRead(read.lines.length, read.skipped),
        description: read.more > 0 ? words.more(read.more) : undefined,
        tone: read.more > 0 ? 'error' : 'success',
      })
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        addCodes(typed)
      }}
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      <TextField
        autoFocus
        dense
        className="min-w-60 flex-1"
        label={words.scan}
        hint={words.scanHint}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\n\r\t,;]/.test(text.trim())) return
          event.preventDefault()
          addCodes(text)
        }}
      />
      <div className="flex gap-2 md:mt-7">
        <Button
          type="submit"
          look="quiet"
          size="small"
          className="h-11 md:h-9"
          disabled={typed.trim() === ''}
        >
          {list.isLooking ? words.adding : words.add}
        </Button>
        <Button look="quiet" size="small" className="h-11 md:h-9" onClick={() => file.current?.click()}>
          <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.file}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={words.file}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void openFile(chosen)
            target.value = ''
          }}
        />
      </div>
    </form>
  )
}
