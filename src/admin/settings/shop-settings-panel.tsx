import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { namedCountries } from '@/content/shared/countries'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const words = adminSettings.shop
const problems: Readonly<Record<string, string>> = adminSettings.problems

type Switched = 'returnsAreFree' | 'showsFit' | 'measuresReductions'

/** Where the shop is, where it reads mail, and what it promises. Its name and looks are the brand's. */
export function ShopSettingsPanel() {
  const { register, getFieldState, formState } = useFormContext<SettingsForm>()
  const field = (name: `shop.${Exclude<keyof SettingsForm['shop'], 'country' | Switched>}`) => ({
    dense: true,
    autoComplete: 'off',
    spellCheck: false,
    error: problems[getFieldState(name, formState).error?.message ?? ''],
    ...register(name),
  })
  return (
    <Panel id="settings-shop" title={words.title}>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          maxLength={254}
          {...field('shop.contactEmail')}
        />
        <SelectField dense label={words.country} hint={words.countryHint} {...register('shop.country')}>
          {namedCountries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.packingLeast}
          hint={words.packingHint}
          inputMode="numeric"
          maxLength={2}
          {...field('shop.packingLeast')}
        />
        <TextField
          label={words.packingMost}
          inputMode="numeric"
          maxLength={2}
          {...field('shop.packingMost')}
        />
        <TextField
          label={words.returnDays}
          hint={words.returnDaysHint}
          inputMode="numeric"
          maxLength={3}
          {...field('shop.returnDays')}
        />
        <TextField
          label={words.withdrawalDays}
          hint={words.withdrawalDaysHint}
          inputMode="numeric"
          maxLength={3}
          {...field('shop.withdrawalDays')}
        />
        <Switch name="shop.returnsAreFree" label={words.returnsAreFree} hint={words.returnsAreFreeHint} />
        <TextField
          label={words.exchangeDays}
          hint={words.exchangeDaysHint}
          inputMode="numeric"
          maxLength={2}
          {...field('shop.exchangeDays')}
        />
        <Switch name="shop.showsFit" label={words.showsFit} hint={words.showsFitHint} />
        <TextField
          label={words.prefix}
          hint={words.prefixHint}
          autoCapitalize="characters"
          maxLength={5}
          {...field('shop.orderPrefix')}
        />
        <Switch
          name="shop.measuresReductions"
          label={words.measuresReductions}
          hint={words.measuresReductionsHint}
        />
        <TextField
          label={words.measureDetail}
          hint={words.measureDetailHint}
          maxLength={60}
          {...field('shop.measureDetail')}
        />
      </div>
    </Panel>
  )
}

function Switch({ name, label, hint }: { name: `shop.${Switched}`; label: string; hint: string }) {
  const { register } = useFormContext<SettingsForm>()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input type="checkbox" role="switch" className="size-5 shrink-0 accent-accent" {...register(name)} />
      <span>
        <span className="block">{label}</span>
        <span className="block text-muted">{hint}</span>
      </span>
    </label>
  )
}
