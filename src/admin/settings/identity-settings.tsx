import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { vatDisplays } from '@/domain/shop/identity'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import { VatRates } from './vat-rates'

const words = adminSettings.identity
const problems: Readonly<Record<string, string>> = adminSettings.problems

/** Who the shop is, for the legal notice and the invoices. */
export function IdentitySettings() {
  const { register, getFieldState, formState } = useFormContext<SettingsForm>()
  const field = (name: keyof SettingsForm['identity']) => ({
    dense: true,
    label: words.fields[name],
    autoComplete: 'off',
    spellCheck: false,
    error: problems[getFieldState(`identity.${name}`, formState).error?.message ?? ''],
    ...register(`identity.${name}`),
  })
  const { hints } = words
  return (
    <Panel id="settings-identity" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <TextField className="sm:col-span-2" hint={hints.name} maxLength={100} {...field('name')} />
        <TextArea
          className="sm:col-span-2"
          hint={hints.address}
          rows={3}
          maxLength={520}
          {...field('address')}
        />
        <TextField type="text" inputMode="email" maxLength={254} {...field('email')} />
        <TextField type="tel" hint={hints.phone} maxLength={40} {...field('phone')} />
        <TextField inputMode="numeric" hint={hints.ice} maxLength={20} {...field('ice')} />
        <TextField hint={hints.taxId} maxLength={20} {...field('taxId')} />
        <TextField hint={hints.register} maxLength={60} {...field('register')} />
        <TextField hint={hints.professionalTax} maxLength={20} {...field('professionalTax')} />
        <TextField hint={hints.capital} maxLength={40} {...field('capital')} />
        <TextField inputMode="decimal" hint={hints.vatRate} maxLength={5} {...field('vatRate')} />
        <SelectField {...field('vatShown')}>
          {vatDisplays.map((each) => (
            <option key={each} value={each}>
              {words.vatShown[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <VatRates />
    </Panel>
  )
}
