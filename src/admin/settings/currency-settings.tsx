import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { currencyName, currencyNames } from '@/content/shared/currency'
import { currencyOf } from '@/domain/money/country-currency'
import { currencies } from '@/domain/money/currencies'
import { displayCurrencies, rebaseRates } from '@/domain/money/display-rates'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const words = adminSettings.currencies
const problems: Readonly<Record<string, string>> = adminSettings.problems

/** What the shop charges in, and the rates at which shoppers can see prices in other currencies. */
export function CurrencySettings({ saved, isNew }: { saved: string; isNew: boolean }) {
  const { register, watch, getValues, setValue, getFieldState, formState } = useFormContext<SettingsForm>()
  const currency = watch('currency')
  useEffect(() => {
    const proposed = isNew && currencyOf(getValues('defaultCountry'))
    // What was chosen before comes back instead.
    if (!proposed || proposed === saved || getValues('currency') !== saved) return
    setValue('rates', rebaseRates(getValues('rates'), proposed))
    setValue('currency', proposed, { shouldDirty: true })
  }, [isNew, saved, getValues, setValue])
  return (
    <Panel id="settings-currencies" title={words.title}>
      <div className="border-t border-line p-4">
        <SelectField
          dense
          label={words.charged}
          hint={
            currency === saved || isNew
              ? words.chargedHint
              : words.notConverted(currencyNames(saved), currencyNames(currency))
          }
          {...register('currency', {
            onChange: ({ target }: { target: HTMLSelectElement }) =>
              setValue('rates', rebaseRates(getValues('rates'), target.value), { shouldDirty: true }),
          })}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {words.option(currencyName(code), code)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="border-t border-line px-4 pt-3 text-muted">{words.hint(currency)}</p>
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        {displayCurrencies
          .filter((code) => code !== currency)
          .map((code) => (
            <TextField
              key={code}
              dense
              label={words.option(currencyName(code), code)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              error={problems[getFieldState(`rates.${code}`, formState).error?.message ?? '']}
              {...register(`rates.${code}`)}
            />
          ))}
      </div>
    </Panel>
  )
}
