// Ordering with a phone number on the product's page.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { paths } from '@/config/paths'
import { checkout } from '@/content/cart/checkout'
import { orders } from '@/content/orders/orders'
import { productWords } from '@/content/product/product'
import { quickOrder } from '@/content/product/quick-order'
import { newCustomer } from '../support/fill-checkout'
import { ask, network, openPage } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const set = (row: Record<string, unknown>) => asOwner('PATCH', 'shop_settings?id=eq.true', row)
const less = { email_field: 'optional', zip_field: 'hidden', last_name_field: 'hidden', quick_order: true }
const all = {
  email_field: 'required',
  zip_field: 'required',
  last_name_field: 'required',
  quick_order: false,
}
const quote = /\/rpc\/quote_cart/
const slug = 'wide-leg-linen-trousers'
let typed: ReturnType<typeof newCustomer>
beforeEach(async () => {
  typed = newCustomer('')
  await set(less)
  onTestFinished(() => set(all).then(() => undefined))
})
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function open() {
  const opened = openPage(paths.product(slug))
  fireEvent.click(await screen.findByRole('button', { name: quickOrder.open }))
  await screen.findByLabelText(checkout.fields.phone)
  return opened
}
const button = () => screen.findByRole('button', { name: /^Order now, / })

describe('an order with a phone number', () => {
  it('name, phone, city and address are enough, and the confirmation follows', async () => {
    await open()
    const form = screen.getByRole('form', { name: quickOrder.title })
    const names = [...form.querySelectorAll('input')].map((field) => field.getAttribute('name'))
    expect(names).toEqual(['name', 'phone', 'city', 'address'])
    type(checkout.fullName, 'Nora')
    type(checkout.fields.phone, typed.phone)
    type(checkout.fields.city, typed.city)
    type(checkout.fields.address, typed.address)
    fireEvent.click(await button())
    await screen.findByRole('heading', { level: 1, name: orders.confirmation.title })
    const [id] = location.pathname.split('/').toReversed()
    const [row] = await ask(
      `orders?id=eq.${id}&select=customer_name,payment_method,channel,order_items(product_slug,quantity)`,
    )
    expect(row).toMatchObject({
      ...{ customer_name: 'Nora', payment_method: 'cod', channel: 'web' },
      order_items: [{ product_slug: slug, quantity: 1 }],
    })
  })

  it('a wrong number is caught before anything is sent', async () => {
    await open()
    network.forget()
    type(checkout.fullName, 'Nora')
    type(checkout.fields.phone, '0612')
    type(checkout.fields.city, typed.city)
    type(checkout.fields.address, typed.address)
    fireEvent.click(await button())
    expect(await screen.findByText(quickOrder.phone)).toBeInTheDocument()
    expect(network.asked(/place_order/)).toBe(0)
  })

  it('an order that is refused says so in neutral words and can be sent again', async () => {
    await open()
    type(checkout.fullName, 'Nora')
    type(checkout.fields.phone, typed.phone)
    type(checkout.fields.city, typed.city)
    type(checkout.fields.address, typed.address)
    network.trouble(/place_order/, { status: 429, message: 'TOO_MANY_ORDERS', details: { wait: 60 } })
    fireEvent.click(await button())
    expect(await screen.findByText(new RegExp(quickOrder.refusals.TOO_MANY_ORDERS.title))).toBeInTheDocument()
    network.restore()
    fireEvent.click(await button())
    await screen.findByRole('heading', { level: 1, name: orders.confirmation.title })
  })

  it('a shop that has it off shows no button and asks for nothing', async () => {
    await set(all)
    network.forget()
    openPage(paths.product(slug))
    await screen.findByRole('button', { name: productWords.buyNow })
    await waitFor(() => expect(network.asked(/shop_facts/)).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: quickOrder.open })).toBeNull()
    expect(network.asked(quote)).toBe(0)
  })
})
