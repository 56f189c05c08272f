import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { type OwnerSettings, ownerSettingsQuery, useSaveSettings } from '@/data/settings/settings-mutations'
import { AppError } from '@/data/supabase/errors'
import { settingsSchema } from '@/domain/shop/settings-form'
import { showToast } from '@/ui/toast/toast'
import { RowForm } from '../shared/form/row-form'
import type { FormStep } from '../shared/form/step-actions'
import { keepTypedSince } from '../shared/form/use-row'
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
  /** The settings to save when the owner confirms the change of currency. */
  const [asked, setAsked] = useState<OwnerSettings | null>(null)
  const may = useMay()
  const has = (part: Part) => step === undefined || step.parts.includes(part)
  const isConflict = save.error instanceof AppError && save.error.kind === 'conflict'
  const send = (next: OwnerSettings) => {
    setAsked(null)
    const sent = form.getValues()
    save.mutate(next, {
      onSuccess: () => {
        keepTypedSince(form, sent, toForm(client.getQueryData(ownerSettingsQuery().queryKey) ?? settings))
        showToast({ title: words.saved, tone: 'success' })
        step?.onDone()
      },
    })
  }
  const onSave = (next: OwnerSettings) => {
    if (next.currency === settings.currency) send(next)
    // Without prices or orders there is nothing to warn of; what cannot be counted may be there.
    else void hasAmounts(client).then((has) => (has ? setAsked(next) : send(next)))
  }
  const values = toForm(settings)
  return (
    <RowForm
      form={form}
      row={settings}
      values={values}
      draft={{ name: step?.name ?? 'settings', sample: { ...values, paymentMarks: [''] } }}
      step={step}
      words={words}
      save={save}
      refusal={save.isError && (isConflict ? words.conflict : words.failed)}
      onSave={onSave}
    >
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
      {asked && (
        <CurrencyDialog
          from={settings.currency}
          to={asked.currency}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked)}
        />
      )}
    </RowForm>
  )
}
