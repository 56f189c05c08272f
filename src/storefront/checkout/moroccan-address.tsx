import { moroccanCities } from '@/config/moroccan-cities'
import { checkoutAddress as words } from '@/content/cart/checkout-address'
import { usualZipCode } from './usual-zip-code'

/** Suggestions for the city; any other name can be typed. */
export function CityList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {moroccanCities.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

/** Offers the city's usual ZIP code; undefined for an unknown city. */
export function zipCodeHint(city: string, onPick: (zipCode: string) => void) {
  const usual = usualZipCode(city)
  return (
    usual && (
      <button
        type="button"
        onClick={() => onPick(usual)}
        className="min-h-6 touch:min-h-11 font-medium text-accent underline underline-offset-4"
      >
        {words.applyZipCode(usual)}
      </button>
    )
  )
}
