import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { type OwnerSettings, ownerSettingsQuery, useSaveSettings } from '@/data/settings/settings-mutations'
import { AppError } from '@/data/supabase/errors'
import { settingsSchema } from '@/domain/shop/settings-form'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../shared/form/action-bar'
import { KeepTyped } from '../shared/form/keep-typed'
import { type FormStep, StepActions } from '../shared/form/step-actions'
import { hasAmounts } from '../shared/opening/has-amounts'
import { useMay } from '../shared/page/access'
import { CheckoutPanel } from './checkout-panel'
import { CurrencyDialog } from './currency-dialog'
import { CurrencySettings } from './currency-settings'
import { IdentitySettings } from './identity-settings'
import { LanguageSettings } from './language-settings'
import { OffersAndOrders } from './offers-and-orders'
import { PaymentSettings } from './payment-settings'
import { toForm } from './settings-values'
import { ShopSettingsPanel } from './shop-settings-panel'
import { SupportSettings } from './support-settings'

const resolver = valibotResolver(settingsSchema)

type Part = 'shop' | 'languages' | 'checkout' | 'currencies' | 'payments' | 'orders' | 'identity' | 'support'
type SettingsEditorProps = {
  settings: OwnerSettings
  /** Some parts of the form, as a step of several. */
  step?: FormStep & {
    name: string
    parts: readonly Part[]
    /** In a shop whose country and currency are as every shop begins, the country's own currency is proposed. */
    isNew?: boolean
  }
}

/** The settings form. A save that would overwrite another owner's change is refused and keeps the edits. */
export function SettingsEditor({ settings, step }: SettingsEditorProps) {
  const client = useQueryClient()
  const save = useSaveSettings()
  const form = useForm({ resolver, defaultValues: toForm(settings) })
  const { reset, getValues, formState } = form
  const { isDirty } = formState
  /** The settings to save when the owner confirms the change of currency. */
  const [asked, setAsked] = useState<OwnerSettings | null>(null)
  const may = useMay()
  const has = (part: Part) => step === undefined || step.parts.includes(part)
  const isConflict = save.error instanceof AppError && save.error.kind === 'conflict'
  // Refetched settings replace the form while there are no edits.
  useEffect(() => {
    if (!isDirty && getValues('version') !== settings.version) reset(toForm(settings))
  }, [settings, isDirty, getValues, reset])

  const discard = () => {
    reset(toForm(settings))
    save.reset()
  }
  const send = (next: OwnerSettings) => {
    setAsked(null)
    const sent = JSON.stringify(getValues())
    save.mutate(next, {
      onSuccess: () => {
        const typed = getValues()
        const saved = client.getQueryData(ownerSettingsQuery().queryKey) ?? settings
        reset(toForm(saved))
        // Edits made during the request stay.
        if (JSON.stringify(typed) !== sent)
          reset({ ...typed, version: saved.version }, { keepDefaultValues: true })
        showToast({ title: words.saved, tone: 'success' })
        step?.onDone()
      },
    })
  }
  const onSubmit = form.handleSubmit((next) => {
    if (step && !isDirty) step.onDone()
    else if (next.currency === settings.currency) send(next)
    // Without prices or orders there is nothing to warn of; what cannot be counted may be there.
    else void hasAmounts(client).then((has) => (has ? setAsked(next) : send(next)))
  })
  const saved = toForm(settings)
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-4">
      <KeepTyped
        form={form}
        name={step?.name ?? 'settings'}
        saved={saved}
        sample={{ ...saved, paymentMarks: [''] }}
      />
      <FormProvider {...form}>
        {has('shop') && <ShopSettingsPanel />}
        {has('languages') && <LanguageSettings saved={settings.languages} />}
        {has('checkout') && (
          <CheckoutPanel zone={settings.timeZone} isStep={step !== undefined} isNew={step?.isNew === true} />
        )}
        {has('currencies') && <CurrencySettings saved={settings.currency} isNew={step?.isNew === true} />}
        {has('payments') && (
          <fieldset
            disabled={!may('settings.payments')}
            aria-labelledby="settings-payments"
            className="contents"
          >
            <PaymentSettings />
          </fieldset>
        )}
        {has('orders') && <OffersAndOrders />}
        {has('identity') && <IdentitySettings />}
        {has('support') && <SupportSettings />}
      </FormProvider>
      {save.isError && (
        <p role="alert" className="rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text">
          {isConflict ? words.conflict : words.failed}
        </p>
      )}
      {asked && (
        <CurrencyDialog
          from={settings.currency}
          to={asked.currency}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked)}
        />
      )}
      {step && (
        <StepActions step={step} isBusy={save.isPending} isWrong={Object.keys(formState.errors).length > 0} />
      )}
      {isDirty && !step && (
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
