import { Suspense, useEffect, useId, useState } from 'react'
import { checkout as words } from '@/content/cart/checkout'
import { namedCountries } from '@/content/shared/countries'
import { isServed } from '@/domain/cart/delivery-address'
import { addressOf } from '@/domain/delivery/address'
import { countryName } from '@/domain/delivery/country'
import type { DeliveryZone } from '@/domain/delivery/delivery'
import { morocco } from '@/domain/values/validation'
import { SelectField, TextField } from '@/ui/field'
import { lazyPart } from '@/ui/lazy-part'
import { fieldProps } from './field-props'
import type { CheckoutForm } from './use-checkout-form'

const SavedAddresses = lazyPart(() =>
  import('@/storefront/shared/forms/saved-addresses').then((module) => module.SavedAddresses),
)

const wide = 'md:col-span-2'

type AddressFieldsProps = {
  form: CheckoutForm
  zones: readonly DeliveryZone[]
  unserved: 'country' | 'city' | null
}

/** The shipping address. The fields' names follow the browser's autofill. */
export function AddressFields({ form, zones, unserved }: AddressFieldsProps) {
  const field = (name: 'country' | 'city') => {
    const props = fieldProps(form, name)
    if (unserved !== name) return props
    const place = name === 'country' ? countryName(form.values.country) : form.values.city
    return { ...props, error: words.problems.unserved(place) }
  }
  const { city, country, zipCode } = form.values
  const moroccan = useMoroccanAddress(country)
  const cityList = useId()
  const isOneName = form.asked.lastName === 'hidden'
  const hasZipCode = form.asked.zipCode !== 'hidden'
  return (
    <>
      {form.member && (
        <Suspense fallback={null}>
          <SavedAddresses
            memberId={form.member.id}
            typed={addressOf(form.values)}
            onPick={(address) => form.fill(addressOf(address))}
            isSaved={form.savesAddress}
            onSave={form.setSavesAddress}
          />
        </Suspense>
      )}
      <TextField
        {...fieldProps(form, 'firstName')}
        autoCapitalize="words"
        autoComplete={isOneName ? 'shipping name' : 'shipping given-name'}
        className={isOneName ? wide : undefined}
      />
      {!isOneName && (
        <TextField
          {...fieldProps(form, 'lastName')}
          autoCapitalize="words"
          autoComplete="shipping family-name"
        />
      )}
      <TextField {...fieldProps(form, 'address')} autoComplete="shipping address-line1" className={wide} />
      <TextField
        {...field('city')}
        autoCapitalize="words"
        autoComplete="shipping address-level2"
        list={moroccan && cityList}
        className={hasZipCode ? undefined : wide}
      />
      {moroccan && <moroccan.CityList id={cityList} />}
      {hasZipCode && (
        <TextField
          {...fieldProps(form, 'zipCode')}
          autoCapitalize="characters"
          autoComplete="shipping postal-code"
          inputMode={moroccan && 'numeric'}
          hint={zipCode === '' && moroccan?.zipCodeHint(city, (usual) => form.fill({ zipCode: usual }))}
        />
      )}
      <SelectField {...field('country')} autoComplete="shipping country" className={wide}>
        <Countries zones={zones} />
      </SelectField>
      {form.asked.company &&
        (['company', 'companyNumber'] as const).map((name) => (
          <TextField key={name} {...fieldProps(form, name)} maxLength={100} className={wide} />
        ))}
    </>
  )
}

/** The help with Moroccan addresses, loaded for one; undefined for any other. */
function useMoroccanAddress(country: string) {
  const isNeeded = country === morocco
  const [parts, setParts] = useState<typeof import('./moroccan-address')>()
  useEffect(() => {
    if (isNeeded) void import('./moroccan-address').then(setParts, () => undefined)
  }, [isNeeded])
  return isNeeded ? parts : undefined
}

/** The countries that the shop delivers to, before the others; one list while nothing is known, or where all are served. */
function Countries({ zones }: { zones: readonly DeliveryZone[] }) {
  const served = namedCountries.filter(({ code }) => isServed(zones, code))
  if (served.length === 0 || served.length === namedCountries.length) return options(namedCountries)
  return (
    <>
      <optgroup label={words.delivery.served}>{options(served)}</optgroup>
      <optgroup label={words.delivery.notServed}>
        {options(namedCountries.filter((country) => !served.includes(country)))}
      </optgroup>
    </>
  )
}

const options = (countries: typeof namedCountries) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
