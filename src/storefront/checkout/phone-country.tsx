import { ChevronDown } from 'lucide-react'
import { checkoutAddress as words } from '@/content/cart/checkout-address'
import { namedCountries } from '@/content/shared/countries'
import {
  callingCode,
  formatPhone,
  movePhone,
  phoneCountry,
  phoneIn,
} from '@/domain/delivery/phone-by-country'

export const { phoneProblems } = words
export { callingCode, formatPhone, movePhone, phoneCountry, phoneIn }

type PhoneCountryProps = { country: string; onChange: (country: string) => void }

/** The country of the phone number, inside its field: the browser's own list under a short name. */
export function PhoneCountry({ country, onChange }: PhoneCountryProps) {
  return (
    <span className="relative flex h-11 w-12 items-center justify-center gap-1 rounded-control text-14 font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <span aria-hidden="true">{country}</span>
      <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
      <select
        aria-label={words.callingCode}
        autoComplete="off"
        value={country}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {namedCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} ${callingCode(code)}`}
          </option>
        ))}
      </select>
    </span>
  )
}
