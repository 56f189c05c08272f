import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { namedCountries } from '@/content/shared/countries'
import { askedFields, fieldModes, usualMode } from '@/domain/delivery/checkout-fields'
import { currencyOf } from '@/domain/money/country-currency'
import { rebaseRates } from '@/domain/money/display-rates'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import { timeZones } from './time-zones'

const words = adminSettings.checkout

type CheckoutPanelProps = {
  /** The saved time zone. */
  zone: string
  /** As a step of the set-up, at whose end the checkout opens. */
  isStep: boolean
  /** While nothing was said of the shop yet: it is where its orders begin. */
  isNew: boolean
}

/** Whether the checkout takes orders, and where and when its days are. */
export function CheckoutPanel({ zone: saved, isStep, isNew }: CheckoutPanelProps) {
  const { register, watch, getValues, setValue } = useFormContext<SettingsForm>()
  const [zones] = useState(() => timeZones(saved))
  const moveTo = (country: string) => {
    setValue('shop.country', country, { shouldDirty: true })
    const currency = currencyOf(country)
    if (!currency) return
    setValue('rates', rebaseRates(getValues('rates'), currency))
    setValue('currency', currency, { shouldDirty: true })
  }
  return (
    <Panel id="settings-checkout" title={isStep ? words.place : words.title}>
      {!isStep && (
        <label className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line px-4 py-3">
          <input
            type="checkbox"
            role="switch"
            className="size-5 accent-accent"
            {...register('checkoutEnabled')}
          />
          <span>
            <span className="block font-medium">{words.open}</span>
            <span className="block text-muted">
              {watch('checkoutEnabled') ? words.isOpen : words.isClosed}
            </span>
          </span>
        </label>
      )}
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <SelectField
          dense
          label={words.country}
          hint={words.countryHint}
          {...register('defaultCountry', {
            onChange: ({ target }: { target: HTMLSelectElement }) => isNew && moveTo(target.value),
          })}
        >
          {namedCountries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField dense label={words.timeZone} hint={words.timeZoneHint} {...register('timeZone')}>
          {zones.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="border-t border-line p-4">
        <legend className="sr-only">{words.fields.title}</legend>
        <p aria-hidden="true" className="font-semibold">
          {words.fields.title}
        </p>
        <p className="text-muted">{words.fields.hint}</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {askedFields.map((field) => (
            <SelectField key={field} dense label={words.fields.names[field]} {...register(`fields.${field}`)}>
              <option value="">
                {words.fields.usual(words.fields.modes[usualMode(field, watch('shop.country'))])}
              </option>
              {fieldModes.map((mode) => (
                <option key={mode} value={mode}>
                  {words.fields.modes[mode]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
      {(['companyAsked', 'quickOrder'] as const).map((name) => (
        <label
          key={name}
          className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line px-4 py-3"
        >
          <input
            type="checkbox"
            role="switch"
            className="size-5 shrink-0 accent-accent"
            {...register(name)}
          />
          <span>
            <span className="block font-medium">{words[name]}</span>
            <span className="block text-muted">{words.hints[name]}</span>
          </span>
        </label>
      ))}
    </Panel>
  )
}
