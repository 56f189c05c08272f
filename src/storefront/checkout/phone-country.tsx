import { ChevronDown } from 'lucide-react'
import { countryCodes } from '@/config/shipping'
import { checkoutAddress as words } from '@/content/checkout-address'
import { callingCode, formatPhone, movePhone, phoneCountry, phoneIn } from '@/domain/phone-by-country'
import type { CheckoutForm } from './use-checkout-form'

export const { phoneProblems } = words
export { callingCode, formatPhone, movePhone, phoneCountry, phoneIn }

/** The country of the phone number, inside its field: the browser's own list under a short name. */
export function PhoneCountry({ form }: { form: CheckoutForm }) {
  return (
    <span className="relative flex h-11 w-12 items-center justify-center gap-1 rounded-control text-14 font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-majorelle">
      <span aria-hidden="true">{form.phoneCountry}</span>
      <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
      <select
        aria-label={words.callingCode}
        autoComplete="off"
        value={form.phoneCountry}
        onChange={(event) => form.setPhoneCountry(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {countryCodes.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} ${callingCode(code)}`}
          </option>
        ))}
      </select>
    </span>
  )
}
