import { useState } from 'react'
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
  const [isOpen, setOpen] = useState(Object.keys(rates).length > 0)
  if (watch('identity.vatRate').trim() === '' || categories.length === 0) return null
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="flex min-h-11 items-center px-4 font-semibold md:min-h-9">{words.title}</summary>
      <p className="px-4 text-muted">{words.hint}</p>
      {isOpen && (
        <div className="grid grid-cols-2 gap-4 px-4 pt-3 pb-4 sm:grid-cols-3">
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
      )}
      {formState.errors.vatRates && (
        <p role="alert" className="px-4 pb-4 font-medium text-danger-text">
          {words.problem}
        </p>
      )}
    </details>
  )
}
