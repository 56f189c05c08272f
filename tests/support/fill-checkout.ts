import { randomInt } from 'node:crypto'
import { fireEvent, screen } from '@testing-library/react'
import { checkout } from '@/content/cart/checkout'

/** What a customer types into the checkout, but for the email address. */
const typedCustomer = {
  firstName: 'Nora',
  lastName: 'Alami',
  address: '1 Rue de Fes',
  city: 'Rabat',
  zipCode: '10000',
} as const

/** A customer with a phone of their own: what one may hold unpaid is bounded by phone, too. */
export function newCustomer(email: string) {
  return { ...typedCustomer, email, phone: `+2126${String(randomInt(1e8)).padStart(8, '0')}` }
}

/**
 * Types a whole customer into the checkout, at once, and chooses cash, which leads to no payment page. Returns what it
 * typed.
 */
export function fillCheckout(email: string) {
  const typed = newCustomer(email)
  for (const name of Object.keys(typed) as (keyof typeof typed)[])
    fireEvent.change(screen.getByLabelText(checkout.fields[name]), { target: { value: typed[name] } })
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${checkout.methods.cod.label}`) }))
  return typed
}
