// A checkout that asks for less than everything, and what follows for an order without an email.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { paths } from '@/config/paths'
import { checkout } from '@/content/cart/checkout'
import { keepLink } from '@/content/orders/keep-link'
import { orders } from '@/content/orders/orders'
import { track } from '@/content/orders/track'
import type { FieldMode } from '@/domain/delivery/checkout-fields'
import { buildLine } from '../support/builders'
import { newCustomer } from '../support/fill-checkout'
import { ask, openPage, page } from '../support/screen'
import { asOwner, newMember } from '../support/screen-orders'

const settings = 'shop_settings?id=eq.true'
async function asking(email: FieldMode, zip: FieldMode, lastName: FieldMode) {
  const set = (fields: [FieldMode, FieldMode, FieldMode]) =>
    asOwner('PATCH', settings, {
      ...{ email_field: fields[0], zip_field: fields[1], last_name_field: fields[2] },
    })
  await set([email, zip, lastName])
  onTestFinished(() => set(['required', 'required', 'required']).then(() => undefined))
}
let typed: ReturnType<typeof newCustomer>
beforeEach(async () => {
  typed = newCustomer('')
  const [row] = await ask<{
    id: string
    size: string
    color: string
    products: { title: string; price: number }
  }>(
    'product_variants?select=id,size,color,products!product_variants_product_id_fkey!inner(title,price)&products.slug=eq.wide-leg-linen-trousers&order=quantity.desc,id&limit=1',
  )
  if (!row) throw new Error('There are no trousers')
  const line = buildLine({
    ...{ slug: 'wide-leg-linen-trousers', title: row.products.title, size: row.size, color: row.color },
    price: Math.round(row.products.price * 100),
  })
  localStorage.setItem('cart', JSON.stringify([line]))
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const place = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Place order, / })
  if (button) fireEvent.click(button)
}
/** Opens the checkout and waits until it has heard what to ask for. */
const open = async (heard: string = checkout.fullName) => {
  const opened = openPage(paths.checkout)
  await screen.findAllByText(heard)
  return opened
}

describe('a checkout that asks for name, phone, address and city', () => {
  beforeEach(() => asking('hidden', 'hidden', 'hidden'))

  it('the checkout shows the fields that it asks for, and no other', async () => {
    await open()
    const names = [...document.querySelectorAll('main input[autocomplete]')].map((field) =>
      field.getAttribute('name'),
    )
    expect(names.filter((name) => name && name in checkout.fields)).toEqual([
      'phone',
      'firstName',
      'address',
      'city',
    ])
    expect(screen.getByLabelText(checkout.fullName)).toHaveAttribute('name', 'firstName')
  })

  it('an order is placed with them, and the guest is offered its link instead of an email', async () => {
    await open()
    type(checkout.fullName, 'Nora')
    type(checkout.fields.phone, typed.phone)
    type(checkout.fields.address, typed.address)
    type(checkout.fields.city, typed.city)
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${checkout.methods.cod.label}`) }))
    await place()
    await screen.findByRole('heading', { level: 1, name: orders.confirmation.title })
    const link = await screen.findByRole('link', { name: keepLink.whatsApp })
    const [id] = location.pathname.split('/').toReversed()
    const sent = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(sent).toMatch(new RegExp(`${id}#token=[0-9a-f]{64}$`))
    expect(page().getByText(orders.confirmation.followed)).toBeInTheDocument()
    expect(page().queryByText(orders.confirmation.steps[1])).toBeNull()
    const [row] = await ask(`orders?id=eq.${id}&select=customer_name,customer_email,shipping_address`)
    expect(row).toMatchObject({
      customer_name: 'Nora',
      customer_email: null,
      shipping_address: { zipCode: '' },
    })
  })

  it('a member’s whole name stands in the one field for it', async () => {
    await newMember()
    await open()
    await waitFor(() => expect(screen.getByLabelText(checkout.fullName)).toHaveValue('Nora Alami'))
  })

  it('a missing name is said by the name of its field', async () => {
    await open()
    await place()
    expect(
      (await screen.findAllByText(checkout.problems.required(checkout.fullName))).length,
    ).toBeGreaterThan(0)
  })
})

describe('a checkout with optional fields', () => {
  beforeEach(() => asking('optional', 'optional', 'optional'))

  it('what may be left out says so, and is judged only when it is filled in', async () => {
    await open(checkout.title)
    for (const name of ['email', 'zipCode', 'lastName'] as const)
      await screen.findByLabelText(`${checkout.fields[name]}${checkout.optional}`)
    type(checkout.fields.email, 'nora')
    await place()
    expect((await screen.findAllByText(checkout.problems.email())).length).toBeGreaterThan(0)
    expect(screen.queryByText(checkout.problems.required(checkout.fields.lastName))).toBeNull()
  })

  it('tracking takes the email or the phone number', async () => {
    const { user } = openPage(paths.track)
    const contact = await screen.findByLabelText(track.contact.label)
    await user.type(screen.getByLabelText(track.number), 'ZL-000000000000')
    await user.type(contact, '12')
    await user.click(page().getByRole('button', { name: track.submit }))
    expect(contact).toHaveAccessibleDescription(expect.stringContaining(track.contact.format))
    await user.type(contact, '345678')
    await user.click(page().getByRole('button', { name: track.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(track.contact.missing)
  })
})
