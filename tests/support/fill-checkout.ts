import { fireEvent, screen } from '@testing-library/react'
import { checkout } from '@/content/checkout'

/** What a customer types into the checkout, but for the email address. */
export const typedCustomer = {
  phone: '+212600111222',
  firstName: 'Nora',
  lastName: 'Alami',
  address: '1 Rue de Fes',
  city: 'Rabat',
  zipCode: '10000',
} as const

/** Types a whole customer into the checkout, at once, and chooses cash, which leads to no payment page. */
export function fillCheckout(email: string) {
  const typed = { ...typedCustomer, email }
  for (const name of Object.keys(typed) as (keyof typeof typed)[])
    fireEvent.change(screen.getByLabelText(checkout.fields[name]), { target: { value: typed[name] } })
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${checkout.methods.cod.label}`) }))
}
