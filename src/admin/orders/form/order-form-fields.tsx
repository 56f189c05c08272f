import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Panel } from '@/admin/shared/page/panel'
import { moroccanCities } from '@/config/moroccan-cities'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import { namedCountries } from '@/content/shared/countries'
import type { ownerFields } from '@/domain/delivery/checkout-fields'
import { countryName } from '@/domain/delivery/country'
import type { OrderField, OrderForm } from '@/domain/orders/order-form'
import { morocco } from '@/domain/values/validation'
import { SelectField, TextField } from '@/ui/field'

type OrderFormFieldsProps = {
  asked: ReturnType<typeof ownerFields>
  /** What follows where the email is left out. */
  emailHint: string
}

/** Who the customer is and where the parcel goes. */
export function OrderFormFields({ asked, emailHint }: OrderFormFieldsProps) {
  const { register, watch, getFieldState, formState } = useFormContext<OrderForm>()
  const cities = useId()
  const field = (name: OrderField) => ({
    dense: true,
    label: words.fields[name],
    error: problemWords(name, getFieldState(name, formState).error?.message),
    autoComplete: 'off',
    // A ZIP code is judged by its country.
    ...register(name, name === 'country' ? { deps: 'zipCode' } : {}),
  })
  const country = watch('country')
  const isMoroccan = country === morocco
  return (
    <Panel id="order-customer" title={words.customer}>
      <div className="grid gap-3 border-t border-line p-4 md:grid-cols-2">
        <TextField {...field('name')} maxLength={160} autoCapitalize="words" />
        <TextField {...field('phone')} maxLength={40} type="tel" dir="ltr" />
        <TextField
          {...field('email')}
          maxLength={254}
          type="email"
          inputMode="email"
          {...(!asked.needsEmail && { note: words.optional, hint: emailHint })}
          className="md:col-span-2"
        />
        <TextField {...field('address')} maxLength={200} className="md:col-span-2" />
        <TextField
          {...field('city')}
          maxLength={100}
          list={isMoroccan ? cities : undefined}
          className={asked.zipCode === 'hidden' ? 'md:col-span-2' : undefined}
        />
        {isMoroccan && (
          <datalist id={cities}>
            {moroccanCities.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        {asked.zipCode !== 'hidden' && (
          <TextField
            {...field('zipCode')}
            maxLength={20}
            inputMode={isMoroccan ? 'numeric' : 'text'}
            note={asked.zipCode === 'optional' ? words.optional : undefined}
          />
        )}
        <SelectField {...field('country')} className="md:col-span-2">
          {!namedCountries.some(({ code }) => code === country) && (
            <option value={country}>{countryName(country)}</option>
          )}
          {namedCountries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {asked.company && (
          <>
            <TextField {...field('company')} maxLength={100} note={words.optional} />
            <TextField
              {...field('companyNumber')}
              maxLength={40}
              dir="ltr"
              note={words.optional}
              hint={words.companyHint}
            />
          </>
        )}
      </div>
    </Panel>
  )
}

function problemWords(field: OrderField, problem: string | undefined): string | null {
  if (problem === undefined) return null
  const table: Partial<Record<string, (field: string) => string>> = words.problems
  return (table[problem] ?? words.problems.refused)(words.fields[field])
}
