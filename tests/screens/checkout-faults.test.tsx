// Every call of the checkout times every fault that a network, a gateway or a shop can make: the page stays, what was
// typed stays, words say how to go on, and in the end there is exactly one order. The seed chooses the faults; FULL=1 tries all.
import { randomUUID } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { checkout } from '@/content/cart/checkout'
import { checkoutNotice } from '@/content/cart/checkout-notice'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { endIdempotencyKey } from '@/data/cart/idempotency-key'
import { storeGuestOrder } from '@/data/orders/guest-orders'
import { buildLine } from '../support/builders'
import { faultNames, faults } from '../support/faults'
import { fillCheckout, newCustomer } from '../support/fill-checkout'
import { ask, network, openPage, page } from '../support/screen'
import { asOwner, buy, newMember, ordersOf } from '../support/screen-orders'
import { sampleOf } from '../support/seed'

const calls = {
  place: /\/rpc\/place_order/,
  find: /\/rpc\/find_order/,
  quote: /\/rpc\/quote_cart/,
  order: /\/rpc\/get_order/,
  settings: /\/rpc\/shop_facts/,
  addresses: /\/addresses/,
  profile: /\/profiles/,
}
const slug = `fault-${randomUUID()}`
let productId: string | null = null
const place = () => screen.getAllByRole('button', { name: /^Place order/ })[0] as HTMLElement
const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]')
const confirmed = () => screen.findByRole('heading', { level: 1, name: orders.confirmation.title })

let placed: Awaited<ReturnType<typeof buy>>
let email = ''
let typed = newCustomer('')
beforeAll(async () => {
  await asOwner('POST', 'products', {
    slug,
    title: 'Fault-proof trousers',
    description: 'Made for a test.',
    price: 20,
    image_url: '/favicon.svg',
    collection_slug: 'bottoms',
    sizes: ['M'],
    colors: ['Black'],
    quantity: 1000,
  })
  const [row] = await ask<{ id: string }>(`products?slug=eq.${slug}&select=id`)
  productId = row?.id ?? null
  placed = await buy()
})
beforeEach(() => {
  email = `fault-${randomUUID()}@example.com`
  network.forget()
})
afterEach(() => {
  network.restore()
  // The page keeps it in memory too, where a test that has failed would leave it.
  endIdempotencyKey()
})

const fields = () =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [
      name,
      (screen.getByLabelText(checkout.fields[name as keyof typeof typed]) as HTMLInputElement).value,
    ]),
  )

/** The button names the sum once the shop has said what delivery costs. */
const quoted = () => screen.findByRole('button', { name: /^Place order, / })

/** A checkout with everything typed, while the call has its trouble. */
async function filledIn(isQuoted = true) {
  const line = buildLine({
    productId,
    slug,
    title: 'Fault-proof trousers',
    price: 2000,
    size: 'M',
    color: 'Black',
  })
  localStorage.setItem('cart', JSON.stringify([line]))
  const opened = openPage(paths.checkout)
  await screen.findByRole('heading', { level: 1, name: checkout.title })
  await waitFor(() => expect(network.asked(calls.quote)).toBeGreaterThan(0))
  typed = fillCheckout(email)
  if (isQuoted) await quoted()
  return opened
}

/** Nothing of the cart and the form is lost while no order is known. */
function expectKept() {
  expect(inCart()).toHaveLength(1)
  expect(fields()).toEqual(typed)
}

async function expectOneOrder() {
  await confirmed()
  await waitFor(() => expect(inCart()).toEqual([]))
  const made = await ordersOf(email)
  expect(made.map(({ order_items }) => order_items)).toEqual([[{ product_slug: slug, quantity: 1 }]])
  expect(location.pathname).toBe(paths.orderConfirmation(made[0]?.id ?? ''))
}

describe.each(sampleOf(faultNames, 6))('%s', (name) => {
  const { fault, done, certain } = faults[name]
  // To a question this one is an answer: there is no such order.
  const isNone = name === 'an empty answer'

  it('a fault while the order is placed loses nothing, and the next try makes one order', async () => {
    network.trouble(calls.place, fault)
    await filledIn()
    fireEvent.click(place())
    const [notice] = await screen.findAllByText(
      (_text, element) =>
        element?.getAttribute('role') === 'alert' &&
        Object.values(checkoutNotice.refused).some(({ title }) => element.textContent?.includes(title)),
    )
    // A way on, and no claim that nothing happened where something may have.
    expect(notice).toHaveFocus()
    const { unsure } = checkoutNotice.refused
    if (certain) expect(notice).not.toHaveTextContent(unsure.title)
    else expect(notice).toHaveTextContent(unsure.text)
    expectKept()
    // A refusal is never repeated; what may heal by itself is, with the same token.
    expect(network.asked(calls.place)).toBe(certain ? 1 : 3)
    expect(await ordersOf(email)).toHaveLength(done ? 1 : 0)
    network.restore()
    fireEvent.click(place())
    await expectOneOrder()
  })

  it('a fault while the shop is asked about the order loses nothing, and one order is made', async () => {
    network.trouble(calls.place, 'lost')
    await filledIn()
    fireEvent.click(place())
    const ask = await screen.findByRole('button', { name: checkoutNotice.ask })
    network.trouble(calls.find, fault)
    fireEvent.click(ask)
    const { title, text } = checkoutNotice.lost[isNone ? 'not-arrived' : 'interrupted']
    await screen.findByText(text)
    expect(screen.getByText(title)).toBeInTheDocument()
    expectKept()
    network.restore()
    fireEvent.click(isNone ? place() : await screen.findByRole('button', { name: checkoutNotice.ask }))
    await expectOneOrder()
  })

  it('a fault while prices, stock and settings are read loses nothing, and one order is made', async () => {
    network.trouble(calls.quote, fault)
    network.trouble(calls.settings, fault)
    await filledIn(false)
    expectKept()
    fireEvent.click(place())
    // The shop alone knows what delivery costs, and nothing is ordered for a sum that was not shown.
    await screen.findByText(checkoutNotice.refused.price.title)
    fireEvent.click(place())
    await expectOneOrder()
  })

  it('a fault while the account is read loses nothing, and one order is made', async () => {
    // What one account may hold unpaid is bounded.
    await newMember()
    network.trouble(calls.addresses, fault)
    network.trouble(calls.profile, fault)
    await filledIn()
    await screen.findByText(/^Signed in as/)
    await waitFor(() => expect(network.asked(calls.addresses)).toBeGreaterThan(0))
    expectKept()
    fireEvent.click(place())
    await expectOneOrder()
  })

  it('a fault while the order is shown is said, with a way on', async () => {
    network.trouble(calls.order, fault)
    storeGuestOrder(placed.id, placed.token)
    openPage(paths.orderConfirmation(placed.id))
    if (isNone) {
      const { title, track } = orders.confirmation.missing
      await screen.findByRole('heading', { level: 1, name: title })
      expect(page().getByRole('link', { name: track })).toBeInTheDocument()
      return
    }
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/\S{3,}.*\S{3,}/)
    network.restore()
    fireEvent.click(screen.getByRole('button', { name: common.tryAgain }))
    await confirmed()
    expect(screen.getAllByText(placed.number, { exact: false }).length).toBeGreaterThan(0)
  })
})
