import { useId } from 'react'
import { Panel } from '@/admin/shared/page/panel'
import { moroccanCities } from '@/config/moroccan-cities'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import { namedCountries } from '@/content/shared/countries'
import { countryName } from '@/domain/delivery/country'
import type { OrderField, OrderForm } from '@/domain/orders/order-form'
import { morocco, type Problem } from '@/domain/values/validation'
import { SelectField, TextField } from '@/ui/field'

type OrderFormFieldsProps = {
  form: OrderForm
  problems: Partial<Record<OrderField, Problem>>
  /** Beside and below the email: whether it may be left out, and what follows. */
  email: { note?: string; hint?: string }
  onChange: (changed: Partial<OrderForm>) => void
}

/** Who the customer is and where the parcel goes. */
export function OrderFormFields({ form, problems, email, onChange }: OrderFormFieldsProps) {
  const cities = useId()
  const field = (name: OrderField) => ({
    dense: true,
    label: words.fields[name],
    value: form[name],
    error: problemWords(name, problems[name]),
    autoComplete: 'off',
  })
  const input = (name: OrderField, maxLength: number) => ({
    ...field(name),
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const isMoroccan = form.country === morocco
  return (
    <Panel id="order-customer" title={words.customer}>
      <div className="grid gap-3 border-t border-line p-4 md:grid-cols-2">
        <TextField {...input('name', 160)} autoCapitalize="words" />
        <TextField {...input('phone', 40)} type="tel" dir="ltr" />
        <TextField
          {...input('email', 254)}
          type="email"
          inputMode="email"
          {...email}
          className="md:col-span-2"
        />
        <TextField {...input('address', 200)} className="md:col-span-2" />
        <TextField {...input('city', 100)} list={isMoroccan ? cities : undefined} />
        {isMoroccan && (
          <datalist id={cities}>
            {moroccanCities.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <TextField {...input('zipCode', 20)} inputMode={isMoroccan ? 'numeric' : 'text'} />
        <SelectField
          {...field('country')}
          className="md:col-span-2"
          onChange={({ target }) => onChange({ country: target.value })}
        >
          {!namedCountries.some(({ code }) => code === form.country) && (
            <option value={form.country}>{countryName(form.country)}</option>
          )}
          {namedCountries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  )
}

function problemWords(field: OrderField, problem: Problem | undefined): string | null {
  if (problem === undefined) return null
  const table: Partial<Record<Problem, (field: string) => string>> = words.problems
  return (table[problem] ?? words.problems.refused)(words.fields[field])
}
