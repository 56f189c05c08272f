import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, type Path, useForm } from 'react-hook-form'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { namedCountries } from '@/content/shared/countries'
import { type OwnerSettings, ownerSettingsQuery, useSaveSettings } from '@/data/settings/settings-mutations'
import { AppError } from '@/data/supabase/errors'
import { formatAccount } from '@/domain/money/bank-account'
import { orderMailModes } from '@/domain/orders/order-mail'
import { type SettingsForm, settingsSchema } from '@/domain/shop/settings-form'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../shared/form/action-bar'
import { KeepTyped } from '../shared/form/keep-typed'
import { Panel } from '../shared/page/panel'
import { CurrencyDialog } from './currency-dialog'
import { CurrencySettings } from './currency-settings'
import { IdentitySettings } from './identity-settings'
import { LanguageSettings } from './language-settings'
import { PaymentSettings } from './payment-settings'
import { ShopSettingsPanel } from './shop-settings-panel'
import { SupportSettings } from './support-settings'
import { timeZones } from './time-zones'

const fields = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'
const problems: Readonly<Record<string, string>> = words.problems
const resolver = valibotResolver(settingsSchema)

const ratesOf = ({ currency, rates }: OwnerSettings) => {
  const rateOf = (code: string) => (code === currency ? '1' : String(rates[code] ?? ''))
  return { USD: rateOf('USD'), EUR: rateOf('EUR'), GBP: rateOf('GBP'), MAD: rateOf('MAD') }
}

const toForm = (settings: OwnerSettings): SettingsForm => ({
  version: settings.version,
  shop: {
    contactEmail: settings.shop.contactEmail ?? '',
    country: settings.shop.country,
    orderPrefix: settings.shop.orderPrefix,
    packingLeast: String(settings.shop.packingLeast ?? ''),
    packingMost: String(settings.shop.packingMost ?? ''),
    returnDays: String(settings.shop.returnDays ?? ''),
    returnsAreFree: settings.shop.returnsAreFree,
  },
  checkoutEnabled: settings.checkoutEnabled,
  defaultCountry: settings.defaultCountry,
  timeZone: settings.timeZone,
  languages: settings.languages,
  welcomePercent: String(settings.welcomePercent),
  studentPercent: String(settings.studentPercent),
  cancelMinutes: String(settings.cancelMinutes),
  lowStock: String(settings.lowStock),
  lineLimit: String(settings.lineLimit),
  cardProvider: settings.cardProvider ?? '',
  codEnabled: settings.codEnabled,
  paymentMarks: settings.paymentMarks,
  packOnlyConfirmed: settings.packOnlyConfirmed,
  parcelsMayOpen: settings.parcelsMayOpen,
  parcelsMayTryOn: settings.parcelsMayTryOn,
  orderMail: settings.orderMail,
  bank: {
    holder: settings.bank.holder,
    name: settings.bank.name,
    account: formatAccount(settings.bank.account),
    swift: settings.bank.swift,
    dueDays: String(settings.bank.dueDays),
  },
  support: {
    phone: settings.support.phone ?? '',
    chatUrl: settings.support.chatUrl ?? '',
    hours: {
      chat: settings.support.hours.chat ?? '',
      phone: settings.support.hours.phone ?? '',
      email: settings.support.hours.email ?? '',
    },
    social: {
      instagram: settings.support.social.instagram ?? '',
      tiktok: settings.support.social.tiktok ?? '',
      pinterest: settings.support.social.pinterest ?? '',
      facebook: settings.support.social.facebook ?? '',
    },
  },
  identity: {
    name: settings.identity.name ?? '',
    address: settings.identity.address.join('\n'),
    email: settings.identity.email ?? '',
    phone: settings.identity.phone ?? '',
    ice: settings.identity.ice ?? '',
    taxId: settings.identity.taxId ?? '',
    register: settings.identity.register ?? '',
    capital: settings.identity.capital ?? '',
    vatRate: settings.identity.vatRate === null ? '' : String(settings.identity.vatRate),
    vatShown: settings.identity.vatShown,
  },
  currency: settings.currency,
  rates: ratesOf(settings),
})

/** The settings form. A save that would overwrite another owner's change is refused and keeps the edits. */
export function SettingsEditor({ settings }: { settings: OwnerSettings }) {
  const client = useQueryClient()
  const save = useSaveSettings()
  const form = useForm({ resolver, defaultValues: toForm(settings) })
  const { register, reset, getValues, getFieldState, formState } = form
  const { isDirty } = formState
  const [zones] = useState(() => timeZones(settings.timeZone))
  /** The settings to save when the owner confirms the change of currency. */
  const [asked, setAsked] = useState<OwnerSettings | null>(null)
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
      },
    })
  }
  const onSubmit = form.handleSubmit((next) =>
    next.currency === settings.currency ? send(next) : setAsked(next),
  )
  const field = (name: Path<SettingsForm>, label: string, hint?: string) => (
    <TextField
      dense
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={problems[getFieldState(name, formState).error?.message ?? '']}
      {...register(name)}
    />
  )
  const { checkout, offers, orders } = words
  const saved = toForm(settings)
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-4">
      <KeepTyped form={form} name="settings" saved={saved} sample={{ ...saved, paymentMarks: [''] }} />
      <FormProvider {...form}>
        <ShopSettingsPanel />
        <LanguageSettings saved={settings.languages} />
      </FormProvider>
      <Panel id="settings-checkout" title={checkout.title}>
        <label className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line px-4 py-3">
          <input
            type="checkbox"
            role="switch"
            className="size-5 accent-accent"
            {...register('checkoutEnabled')}
          />
          <span>
            <span className="block font-medium">{checkout.open}</span>
            <span className="block text-muted">
              {form.watch('checkoutEnabled') ? checkout.isOpen : checkout.isClosed}
            </span>
          </span>
        </label>
        <div className={fields}>
          <SelectField
            dense
            label={checkout.country}
            hint={checkout.countryHint}
            {...register('defaultCountry')}
          >
            {namedCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField dense label={checkout.timeZone} hint={checkout.timeZoneHint} {...register('timeZone')}>
            {zones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <FormProvider {...form}>
        <CurrencySettings saved={settings.currency} />
        <PaymentSettings />
      </FormProvider>
      <Panel id="settings-offers" title={offers.title}>
        <p className="-mt-1 px-4 pb-3 text-muted">{offers.hint}</p>
        <div className={fields}>
          {field('welcomePercent', offers.welcome, offers.welcomeHint)}
          {field('studentPercent', offers.student, offers.studentHint)}
        </div>
      </Panel>
      <Panel id="settings-orders" title={orders.title}>
        <div className={fields}>
          {field('cancelMinutes', orders.cancel, orders.cancelHint)}
          {field('lowStock', orders.lowStock, orders.lowStockHint)}
          {field('lineLimit', orders.lineLimit, orders.lineLimitHint)}
          <SelectField dense label={orders.mail} hint={orders.mailHint} {...register('orderMail')}>
            {orderMailModes.map((mode) => (
              <option key={mode} value={mode}>
                {orders.mailModes[mode]}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <FormProvider {...form}>
        <IdentitySettings />
        <SupportSettings />
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
