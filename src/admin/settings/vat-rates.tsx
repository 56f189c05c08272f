import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { TextField } from '@/ui/field'

const words = adminSettings.vatRates

/** Other rates of VAT for the goods of some categories, once the shop has one. */
export function VatRates() {
  const { watch, setValue, formState } = useFormContext<SettingsForm>()
  const categories = useShopSettings()?.categories ?? []
  const rates = watch('vatRates')
  if (watch('identity.vatRate').trim() === '' || categories.length === 0) return null
  return (
    <fieldset className="border-t border-line p-4">
      <legend className="sr-only">{words.title}</legend>
      <p aria-hidden="true" className="font-semibold">
        {words.title}
      </p>
      <p className="text-muted">{words.hint}</p>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {categories.map(({ slug, name }) => (
          <TextField
            key={slug}
            dense
            label={name}
            inputMode="decimal"
            maxLength={5}
            autoComplete="off"
            value={rates[slug] ?? ''}
            onChange={({ target: { value } }) => {
              const { [slug]: _, ...others } = rates
              setValue('vatRates', value === '' ? others : { ...others, [slug]: value }, {
                shouldDirty: true,
              })
            }}
          />
        ))}
      </div>
      {formState.errors.vatRates && (
        <p role="alert" className="mt-2 font-medium text-danger-text">
          {words.problem}
        </p>
      )}
    </fieldset>
  )
}
