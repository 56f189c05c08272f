import { Suspense } from 'react'
import { countries } from '@/config/shipping'
import { checkout as words } from '@/content/checkout'
import { addressOf } from '@/domain/address'
import { SelectField, TextField } from '@/ui/field'
import { lazyPart } from '@/ui/lazy-part'
import { fieldProps } from './field-props'
import { Section } from './section'
import type { CheckoutForm } from './use-checkout-form'

const SavedAddresses = lazyPart(() =>
  import('@/storefront/shared/forms/saved-addresses').then((module) => module.SavedAddresses),
)

/** The shipping address. The fields' names follow the browser's autofill. */
export function AddressSection({ form }: { form: CheckoutForm }) {
  return (
    <Section title={words.sections.shipping}>
      {form.member && (
        <Suspense fallback={null}>
          <SavedAddresses
            memberId={form.member.id}
            typed={addressOf(form.values)}
            onPick={(address) => form.fill(addressOf(address))}
          />
        </Suspense>
      )}
      <TextField
        {...fieldProps(form, 'firstName')}
        autoCapitalize="words"
        autoComplete="shipping given-name"
      />
      <TextField
        {...fieldProps(form, 'lastName')}
        autoCapitalize="words"
        autoComplete="shipping family-name"
      />
      <TextField
        {...fieldProps(form, 'address')}
        autoComplete="shipping address-line1"
        className="md:col-span-2"
      />
      <TextField
        {...fieldProps(form, 'city')}
        autoCapitalize="words"
        autoComplete="shipping address-level2"
      />
      <TextField
        {...fieldProps(form, 'zipCode')}
        autoCapitalize="characters"
        autoComplete="shipping postal-code"
      />
      <SelectField
        {...fieldProps(form, 'country')}
        autoComplete="shipping country-name"
        className="md:col-span-2"
      >
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </Section>
  )
}
