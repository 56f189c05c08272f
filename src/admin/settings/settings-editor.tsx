import { type FormEvent, useRef, useState } from 'react'
import { adminSettings as words } from '@/content/admin-settings'
import { type OwnerSettings, useSaveSettings } from '@/data/settings/settings-mutations'
import { AppError } from '@/data/supabase/errors'
import { type SettingsForm, settingsProblems, toNumber } from '@/domain/settings-form'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast'
import { ActionBar } from '../shared/action-bar'
import { Panel } from '../shared/panel'

const fields = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'

function toForm({ shippingRate, freeAbove, cancelMinutes, lowStock, rates }: OwnerSettings): SettingsForm {
  return {
    shippingRate: shippingRate.toFixed(2),
    freeAbove: freeAbove.toFixed(2),
    cancelMinutes: String(cancelMinutes),
    lowStock: String(lowStock),
    eur: String(rates.EUR ?? ''),
    gbp: String(rates.GBP ?? ''),
    mad: String(rates.MAD ?? ''),
  }
}

/** The settings form. A save that would overwrite another owner's change is refused and keeps the edits. */
export function SettingsEditor({ settings }: { settings: OwnerSettings }) {
  const [seen, setSeen] = useState(settings)
  const [form, setForm] = useState(() => toForm(settings))
  const [isOpen, setOpen] = useState(settings.checkoutEnabled)
  const [showsProblems, setShowsProblems] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const save = useSaveSettings()
  const isDirty = isOpen !== seen.checkoutEnabled || JSON.stringify(form) !== JSON.stringify(toForm(seen))
  // Refetched settings replace the form while there are no edits.
  if (seen.version !== settings.version && !isDirty) {
    setSeen(settings)
    setForm(toForm(settings))
    setOpen(settings.checkoutEnabled)
  }
  const problems = settingsProblems(form)
  const isConflict = save.error instanceof AppError && save.error.kind === 'conflict'

  const discard = () => {
    setSeen(settings)
    setForm(toForm(settings))
    setOpen(settings.checkoutEnabled)
    setShowsProblems(false)
    save.reset()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setShowsProblems(true)
    const [wrong] = Object.keys(problems)
    if (wrong) {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const next: OwnerSettings = {
      version: seen.version,
      checkoutEnabled: isOpen,
      shippingRate: toNumber(form.shippingRate),
      freeAbove: toNumber(form.freeAbove),
      cancelMinutes: toNumber(form.cancelMinutes),
      lowStock: toNumber(form.lowStock),
      rates: { EUR: toNumber(form.eur), GBP: toNumber(form.gbp), MAD: toNumber(form.mad) },
    }
    save.mutate(next, {
      onSuccess: () => {
        setShowsProblems(false)
        setSeen({ ...next, version: '' })
        // Edits made during the request stay.
        setForm((typed) => (typed === form ? toForm(next) : typed))
        showToast({ title: words.saved, tone: 'success' })
      },
    })
  }
  const field = (name: keyof SettingsForm, label: string, hint?: string) => {
    const problem = problems[name]
    return (
      <TextField
        dense
        name={name}
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={form[name]}
        onChange={(event) => setForm({ ...form, [name]: event.target.value })}
        error={showsProblems && problem ? words.problems[problem] : null}
      />
    )
  }
  const { checkout, shipping, orders, currencies } = words
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Panel id="settings-checkout" title={checkout.title}>
        <label className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line px-4 py-3">
          <input
            type="checkbox"
            role="switch"
            checked={isOpen}
            onChange={(event) => setOpen(event.target.checked)}
            className="size-5 accent-majorelle"
          />
          <span>
            <span className="block font-medium">{checkout.open}</span>
            <span className="block text-muted">{isOpen ? checkout.isOpen : checkout.isClosed}</span>
          </span>
        </label>
      </Panel>
      <Panel id="settings-shipping" title={shipping.title} by={shipping.hint}>
        <div className={fields}>
          {field('shippingRate', shipping.rate)}
          {field('freeAbove', shipping.freeAbove)}
        </div>
      </Panel>
      <Panel id="settings-orders" title={orders.title}>
        <div className={fields}>
          {field('cancelMinutes', orders.cancel, orders.cancelHint)}
          {field('lowStock', orders.lowStock, orders.lowStockHint)}
        </div>
      </Panel>
      <Panel id="settings-currencies" title={currencies.title}>
        <p className="-mt-1 px-4 pb-3 text-muted">{currencies.hint}</p>
        <div className={fields}>
          {field('eur', currencies.eur)}
          {field('gbp', currencies.gbp)}
          {field('mad', currencies.mad)}
        </div>
      </Panel>
      {save.isError && (
        <p
          role="alert"
          className="rounded-surface bg-terracotta-wash px-4 py-3 font-medium text-terracotta-text"
        >
          {isConflict ? words.conflict : words.failed}
        </p>
      )}
      {isDirty && (
        <ActionBar
          text={words.unsaved}
          discard={{ label: words.discard, run: discard }}
          submit={save.isPending ? words.saving : words.save}
          isBusy={save.isPending}
        />
      )}
    </form>
  )
}
