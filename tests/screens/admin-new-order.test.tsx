// An order that the owner makes for a customer: found, priced by the database, and nothing typed is lost.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { adminOrderForm as formWords } from '@/content/admin/orders/order-form'
import { adminOrders } from '@/content/admin/orders/orders'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { sessionKey } from '@/data/supabase/session-store'
import { storedDraft } from '../support/drafts'
import { network, openPage, signedIn } from '../support/screen'
import { asOwner, buy } from '../support/screen-orders'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function newOrder() {
  await signedIn('owner')
  const opened = openPage(adminPaths.newOrder)
  await screen.findByRole('heading', { name: words.title })
  return opened
}
type User = Awaited<ReturnType<typeof newOrder>>['user']
const submit = () => screen.getByRole('button', { name: words.submit })
const ready = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'))
const field = (name: keyof typeof formWords.fields) =>
  screen.getByLabelText(formWords.fields[name], { exact: name !== 'email' })

async function addItem(user: User) {
  await user.type(screen.getByLabelText(formWords.find.scan), 'trousers{Enter}')
  const choices = await screen.findByRole('list', { name: formWords.find.choose })
  const variants = within(choices).getAllByRole('button')
  const plenty = variants.find(({ textContent }) => /[1-9]\d$/.test(textContent ?? ''))
  await user.click(plenty ?? (variants[0] as HTMLElement))
}
/** Fills the address with that of a customer who ordered before. */
async function pick(user: User, email: string) {
  await user.type(screen.getByRole('textbox', { name: words.customer.label }), email)
  const found = await screen.findByRole('list', { name: words.customer.choose })
  await user.click(within(found).getByRole('button', { name: new RegExp(email) }))
  await waitFor(() => expect(field('email')).toHaveValue(email))
}
const made = (email: string) =>
  asOwner<{ id: string; channel: string; order_status: string; payment_status: string }[]>(
    'GET',
    `orders?customer_email=eq.${encodeURIComponent(email)}&channel=neq.web&select=id,channel,order_status,payment_status`,
    undefined,
  )

describe('a new order by the owner', () => {
  it('an owner’s new order takes a known customer’s address, is priced, made, and gives the link', async () => {
    const { email } = await buy('cod')
    const { user } = await newOrder()
    await pick(user, email)
    expect(field('address')).not.toHaveValue('')
    await addItem(user)
    await user.selectOptions(screen.getByLabelText(words.channel), 'whatsapp')
    await ready()
    await user.click(submit())
    await screen.findByRole('button', { name: words.made.copyTrack })
    const [order] = await made(email)
    expect(order).toMatchObject({ channel: 'whatsapp', order_status: 'pending' })
    expect(
      screen.getByText(new RegExp(`/order-confirmation/${order?.id}#token=[0-9a-f]{64}$`)),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.made.again }))
    expect(field('email')).toHaveValue('')
  })

  it('an owner’s new order is paid and handed over at the counter, without delivery', async () => {
    const { email } = await buy('cod')
    const { user } = await newOrder()
    await pick(user, email)
    await addItem(user)
    await user.selectOptions(screen.getByLabelText(words.channel), 'counter')
    expect(screen.getByLabelText(words.payment)).toHaveValue('paid')
    await ready()
    expect(screen.queryByLabelText(formWords.method)).not.toBeInTheDocument()
    await user.click(submit())
    await screen.findByRole('button', { name: words.made.copyTrack })
    expect(await made(email)).toMatchObject([
      { channel: 'counter', order_status: 'delivered', payment_status: 'paid' },
    ])
  })

  it('an owner’s new order marks what is missing, and keeps what was typed when it cannot be made', async () => {
    const { email } = await buy('cod')
    const { user } = await newOrder()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await addItem(user)
    await ready()
    await user.click(submit())
    await screen.findByText(formWords.problems.required(formWords.fields.name))
    await waitFor(() => expect(field('name')).toHaveFocus())
    expect(screen.queryByText(formWords.problems.required(formWords.fields.email))).not.toBeInTheDocument()
    await pick(user, email)
    await ready()
    const fetched = globalThis.fetch
    const broken = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input instanceof Request ? input.url : input).includes('place_owner_order')
          ? Promise.resolve(new Response('{"message":"x","code":"XX000"}', { status: 500 }))
          : fetched(input, init),
      )
    await user.click(submit())
    await screen.findByRole('alert')
    expect(field('email')).toHaveValue(email)
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
    broken.mockRestore()
    await ready()
    await user.click(submit())
    await screen.findByRole('button', { name: words.made.copyTrack })
    expect(await made(email)).toHaveLength(1)
  })
})

describe('what was typed in a new order', () => {
  const name = 'new-order'

  it('a new order’s draft is there after a reload, and can be started over and brought back', async () => {
    const { email } = await buy('cod')
    const first = await newOrder()
    expect(screen.queryByText(words.restored)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: words.discard })).not.toBeInTheDocument()
    await pick(first.user, email)
    await addItem(first.user)
    await first.user.selectOptions(screen.getByLabelText(words.channel), 'counter')
    await first.user.type(screen.getByLabelText(words.note, { exact: false }), 'Blue paper bag')
    const [item] = screen.getAllByRole('button', { name: /^Remove / }).map((each) => each.ariaLabel)
    first.unmount()

    const { user } = await newOrder()
    await screen.findByText(words.restored)
    expect(field('email')).toHaveValue(email)
    expect(screen.getByRole('button', { name: item ?? '' })).toBeInTheDocument()
    expect(screen.getByLabelText(words.payment)).toHaveValue('paid')
    expect(screen.getByLabelText(words.note, { exact: false })).toHaveValue('Blue paper bag')

    await user.click(screen.getByRole('button', { name: words.startOver }))
    expect(field('email')).toHaveValue('')
    expect(screen.queryByText(words.restored)).not.toBeInTheDocument()
    expect(storedDraft(name)).toBeNull()
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(field('email')).toHaveValue(email)
    await ready()
    await user.click(submit())
    await screen.findByRole('button', { name: words.made.copyTrack })
    expect(storedDraft(name)).toBeNull()
  })

  it('a new order’s draft is priced again, as neither prices nor stock are stored', async () => {
    const { email } = await buy('cod')
    const first = await newOrder()
    await pick(first.user, email)
    await addItem(first.user)
    await ready()
    expect(Object.keys(JSON.parse(storedDraft(name) ?? '{}').value.form.lines[0])).toEqual([
      ...['key', 'item', 'slug', 'name', 'image', 'size', 'color', 'quantity'],
    ])
    first.unmount()
    network.forget()
    await newOrder()
    await ready()
    expect(network.asked(/preview_owner_order/)).toBe(1)
  })

  it('a new order’s draft makes one order, also after a lost answer and a reload', async () => {
    const { email } = await buy('cod')
    const first = await newOrder()
    await pick(first.user, email)
    await addItem(first.user)
    await ready()
    network.trouble(/place_owner_order/, 'lost')
    await first.user.click(submit())
    await screen.findByRole('alert')
    network.restore()
    first.unmount()
    const { user } = await newOrder()
    await ready()
    await user.click(submit())
    await screen.findByRole('button', { name: words.made.copyTrack })
    expect(await made(email)).toHaveLength(1)
  })

  it('a new order’s draft is one for a customer it began with, and another without', async () => {
    const { email } = await buy('cod')
    const plain = await newOrder()
    await plain.user.type(field('name'), 'Nora')
    plain.unmount()
    const of = `${adminPaths.newOrder}?customer=${encodeURIComponent(email)}`
    const known = openPage(of)
    await waitFor(() => expect(field('email')).toHaveValue(email))
    expect(screen.queryByText(words.restored)).not.toBeInTheDocument()
    await known.user.type(screen.getByLabelText(words.note, { exact: false }), 'Ring twice')
    known.unmount()
    const again = openPage(of)
    await screen.findByText(words.restored)
    expect(screen.getByLabelText(words.note, { exact: false })).toHaveValue('Ring twice')
    again.unmount()
    await newOrder()
    expect(field('name')).toHaveValue('Nora')
  })

  it('a new order’s draft leaves the browser when the owner signs out', async () => {
    const { user } = await newOrder()
    await user.type(field('name'), 'Nora')
    expect(storedDraft(name)).toContain('Nora')
    await user.click(screen.getByRole('button', { name: admin.nav.signOut }))
    await waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull())
    expect(storedDraft(name)).toBeNull()
  })
})

it('an owner’s order needs no email: its link goes by WhatsApp, and the phone stands for the customer', async () => {
  const digits = String(Math.random()).slice(2, 10)
  const { user } = await newOrder()
  await addItem(user)
  for (const [name, text] of [
    ['name', 'Hajar Tazi'],
    ['phone', `06${digits}`],
    ['address', '3 Rue Atlas'],
    ['city', 'Fès'],
    ['zipCode', '30000'],
  ] as const)
    await user.type(field(name), text)
  await user.selectOptions(field('country'), 'Morocco')
  await ready()
  await user.click(submit())
  await screen.findByText(words.made.noEmail)
  expect(await screen.findByRole('link', { name: words.made.whatsApp })).toHaveAttribute(
    'href',
    expect.stringContaining(`wa.me/2126${digits}`),
  )
  await user.click(screen.getByRole('link', { name: words.made.open }))
  await screen.findByText(adminOrders.detail.noEmail)
  const customer = screen.getByRole('link', { name: 'Hajar Tazi' })
  await waitFor(() =>
    expect(customer).toHaveAttribute(
      'href',
      `${adminPaths.customers}/${encodeURIComponent(`+2126${digits}`)}`,
    ),
  )
  await user.click(customer)
  expect(await screen.findByText(adminCustomers.detail.noEmail)).toBeInTheDocument()
})

it('an owner’s order gets a new link for its customer, also after a failure, and the timeline says so', async () => {
  const { lines, total, email } = await buy('cod')
  const order = await asOwner<{ id: string; order_number: string }>('POST', 'rpc/place_owner_order', {
    p_channel: 'phone',
    p_idempotency_key: makeIdempotencyKey(),
    p_items: lines.map(({ title: _, ...line }) => line),
    p_customer: { name: 'Nora Alami', email, phone: '0612345678' },
    p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
    p_payment_method: 'cod',
    p_expected_total: total,
  })
  await signedIn('owner')
  const { user } = openPage(`${adminPaths.orders}/${order.id}`)
  const renew = await screen.findByRole('button', { name: words.renew.action })
  network.trouble(/renew_order_link/, 500)
  await user.click(renew)
  expect(await screen.findByRole('alert')).toHaveTextContent(words.renew.problems.unknown)
  network.restore()
  await user.click(renew)
  const link = await screen.findByText(new RegExp(`/order-confirmation/${order.id}#token=[0-9a-f]{64}$`))
  await screen.findByText(words.renew.timeline)
  const [, token] = /token=([0-9a-f]{64})/.exec(link.textContent ?? '') ?? []
  expect(
    await asOwner<{ id: string }>('POST', 'rpc/get_order', { p_order_id: order.id, p_token: token }),
  ).toMatchObject({ id: order.id })
})
