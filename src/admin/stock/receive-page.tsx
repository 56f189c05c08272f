import { X } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminStock } from '@/content/admin/catalogue/stock'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import { useReceiveStock } from '@/data/products/stock-mutations'
import { AppError, wordsFor } from '@/data/supabase/errors'
import { type TypedDelivery, unitsOf } from '@/domain/product/stock-form'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../shared/form/action-bar'
import { BackLink } from '../shared/page/back-link'
import { PageHeader } from '../shared/page/page-header'
import { Panel, panelRow } from '../shared/page/panel'
import { FindVariant } from '../shared/products/find-variant'
import { Thumb } from '../shared/products/thumb'
import { useDelivery } from './use-delivery'

const words = adminStock.receiving

/** A delivery that arrived: many lines, scanned or typed, added to the stock in one save. */
export function ReceivePage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { form, lines, isEmpty, add, remove, clear } = useDelivery()
  const { errors, isSubmitted } = form.formState
  const receive = useReceiveStock()
  const total = lines.reduce((sum, { quantity }) => sum + (unitsOf(quantity) ?? 0), 0)

  const onSubmit = form.handleSubmit((delivery) => {
    if (receive.isPending) return
    receive.mutate(delivery, {
      onSuccess: (received) => {
        clear()
        showToast({ title: words.done(received.units), tone: 'success' })
      },
    })
  })
  const onDiscard = () => {
    const before = form.getValues()
    clear()
    receive.reset()
    showToast({
      title: words.discarded,
      action: { label: admin.undo, onClick: () => form.reset(before) },
    })
  }
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.title} above={<BackLink to={adminPaths.stock}>{words.back}</BackLink>} />
      <p className="mt-1 text-muted">{words.intro}</p>
      <div className="mt-4 grid max-w-240 grid-cols-1 gap-4">
        <FindVariant isScanning words={words} onFound={add} />
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-4">
          <Panel
            id="delivery"
            title={words.lines}
            by={lines.length > 0 ? words.total(total, lines.length) : undefined}
          >
            {lines.length === 0 && <p className="px-4 pb-4 text-muted">{words.empty}</p>}
            <ul>
              {lines.map((line, place) => (
                <Line
                  key={line.id}
                  line={line}
                  isWrong={
                    Boolean(errors.lines?.[place]?.quantity) && (isSubmitted || line.quantity.trim() !== '')
                  }
                  input={form.register(`lines.${place}.quantity`)}
                  onRemove={() => remove(place)}
                />
              ))}
            </ul>
            <div className="border-t border-line p-4">
              <TextField
                dense
                label={words.note}
                note={words.optional}
                hint={words.noteHint}
                maxLength={200}
                autoComplete="off"
                {...form.register('note')}
              />
            </div>
          </Panel>
          {receive.isError && (
            <p role="alert" className="rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text">
              {problemOf(receive.error)}
            </p>
          )}
          {!isEmpty && (
            <ActionBar
              text={lines.length > 0 ? words.total(total, lines.length) : words.untouched}
              discard={{ label: words.discard, run: onDiscard }}
              submit={receive.isPending ? words.busy : words.submit}
              isBusy={receive.isPending}
            />
          )}
        </form>
      </div>
    </div>
  )
}

const problemOf = (error: Error) =>
  error instanceof AppError && error.kind === 'invalid'
    ? words.tooMany
    : wordsFor<string>(error, { VARIANTS_GONE: words.gone, unknown: words.failed })

type LineProps = {
  line: TypedDelivery['lines'][number]
  isWrong: boolean
  input: UseFormRegisterReturn
  onRemove: () => void
}

function Line({ line, isWrong, input, onRemove }: LineProps) {
  const name = `${line.name}${comma}${adminSales.variant(line.size, line.color)}`
  return (
    <li className={`${panelRow} flex-wrap`}>
      <Thumb src={line.image} />
      <span className="min-w-0 flex-1 leading-snug">
        <span dir="auto" className="block truncate font-medium">
          {line.name}
        </span>
        <span className="block truncate text-muted">
          {`${adminSales.variant(line.size, line.color)} · ${line.sku}`}
        </span>
      </span>
      <input
        aria-label={words.quantity(name)}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...input}
        onFocus={({ target }) => target.select()}
        className="h-11 w-20 rounded-control border border-line-strong bg-surface-raised px-2 text-end text-16 font-semibold aria-invalid:border-danger md:h-8 md:text-14"
      />
      <button
        type="button"
        aria-label={words.remove(name)}
        title={words.remove(name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {isWrong && (
        <p role="alert" className="w-full text-end text-12 font-medium text-danger-text">
          {words.wrong}
        </p>
      )}
    </li>
  )
}
