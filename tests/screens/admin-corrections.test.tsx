// Correcting an order that was not shipped: what it then comes to, what is refused, and that nothing typed is lost.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import { adminOrders } from '@/content/admin/orders/orders'
import { formatMoney } from '@/domain/money/money'
import { openPage, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong, pay } from '../support/screen-orders'

const { money } = adminOrders
const dollars = (amount: number) => formatMoney(Math.round(amount * 100), 'USD')

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function editorOf({ id, number }: { id: string; number: string }) {
  await signedIn('owner')
  const opened = openPage(adminPaths.correctOrder(id))
  await screen.findByRole('heading', { name: words.correct.title(number) })
  return opened
}
const saveButton = () => screen.getByRole('button', { name: words.correct.submit })
const ready = () => waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled', 'true'))
const orderOf = (id: string) =>
  asOwner<{ total_amount: number; customer_phone: string; items: { quantity: number }[] }>(
    'POST',
    'rpc/get_order',
    { p_order_id: id },
  )

describe('correcting an order', () => {
  it('a correction starts in the open order, says the difference, is saved, and stands in the history', async () => {
    const order = await buy('cod')
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.orders}/${order.id}`)
    await user.click(await screen.findByRole('link', { name: words.correct.action }))
    await screen.findByRole('heading', { name: words.correct.title(order.number) })
    expect(screen.getByText(words.correct.unchanged)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: words.more(order.lines[0]?.title ?? '') }))
    await ready()
    expect(screen.getByText(words.before).nextElementSibling).toHaveTextContent(dollars(order.total))
    expect(screen.getByText(/ to be paid$/)).toBeInTheDocument()
    await user.click(saveButton())
    await screen.findByText(words.correct.saved)
    const drawer = within(await screen.findByRole('complementary', { name: admin.orders.open(order.number) }))
    await drawer.findByText(words.timeline.label)
    const { items, total_amount } = await orderOf(order.id)
    expect(items.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(drawer.getAllByText(new RegExp(dollars(total_amount).replace('$', '\\$'))).length).toBeGreaterThan(
      0,
    )
  })

  it('a corrected paid order that costs more says what is due, and leads to payment instead of packing', async () => {
    const order = await buy('card')
    await pay(order.id, order.total, 'bank')
    const { user } = await editorOf(order)
    await user.click(await screen.findByRole('button', { name: words.more(order.lines[0]?.title ?? '') }))
    await ready()
    await user.click(saveButton())
    const drawer = within(await screen.findByRole('complementary', { name: admin.orders.open(order.number) }))
    const due = (await orderOf(order.id)).total_amount - order.total
    await drawer.findByText(money.waits.restByCard(dollars(due)))
    expect(drawer.queryByRole('button', { name: admin.orders.next.pending.label })).not.toBeInTheDocument()
    await user.click(drawer.getAllByRole('button', { name: money.record.transfer })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: money.record.title.bank }))
    expect(dialog.getByLabelText(money.record.amount)).toHaveValue(due.toFixed(2))
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await drawer.findByRole('button', { name: admin.orders.next.pending.label })
  })

  it('a correction stays typed when the order changed meanwhile, and is saved against it as it is', async () => {
    const order = await buy('cod')
    const { user } = await editorOf(order)
    const phone = screen.getByLabelText(words.fields.phone)
    await user.clear(phone)
    await user.type(phone, '0661 00 00 99')
    await moveAlong(order.id, { carrier: 'Amana' })
    await ready()
    await user.click(saveButton())
    await screen.findByText(words.refusals.CHANGED_MEANWHILE)
    expect(phone).toHaveValue('0661 00 00 99')
    await ready()
    await user.click(saveButton())
    await screen.findByText(words.correct.saved)
    expect((await orderOf(order.id)).customer_phone).toBe('0661 00 00 99')
  })

  it('a correction is there after a reload, says when the order changed, and survives a discard', async () => {
    const order = await buy('cod')
    const first = await editorOf(order)
    const city = screen.getByLabelText(words.fields.city)
    await first.user.clear(city)
    await first.user.type(city, 'Salé')
    first.unmount()
    const again = await editorOf(order)
    expect(screen.getByLabelText(words.fields.city)).toHaveValue('Salé')
    expect(screen.queryByText(words.correct.outdated)).not.toBeInTheDocument()
    again.unmount()

    await moveAlong(order.id, { carrier: 'Amana' })
    const { user, unmount } = await editorOf(order)
    await screen.findByText(words.correct.outdated)
    await ready()
    await user.click(screen.getByRole('button', { name: words.correct.discard }))
    expect(await screen.findByRole('complementary', { name: admin.orders.open(order.number) })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(await screen.findByLabelText(words.fields.city)).toHaveValue('Salé')
    await ready()
    await user.click(saveButton())
    await screen.findByText(words.correct.saved)
    unmount()
    await editorOf(order)
    expect(screen.getByText(words.correct.unchanged)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: words.correct.discard })).not.toBeInTheDocument()
  })

  it('a correction marks what is missing, adds an item, and says what an invoice does not allow', async () => {
    const order = await buy('cod')
    await asOwner('POST', 'rpc/issue_invoices', { p_numbers: [order.number] })
    const { user } = await editorOf(order)
    const city = screen.getByLabelText(words.fields.city)
    await user.clear(city)
    await ready()
    await user.click(saveButton())
    await screen.findByText(words.problems.required(words.fields.city))
    await user.type(city, 'Rabat')
    await user.type(screen.getByLabelText(words.find.scan), 'dress{Enter}')
    const choices = await screen.findByRole('list', { name: words.find.choose })
    await user.click(within(choices).getAllByRole('button')[0] as HTMLElement)
    await ready()
    await user.click(saveButton())
    await screen.findByText(words.refusals.ORDER_INVOICED)
  })

  it('a shipped order says that it cannot be corrected', async () => {
    const order = await buy('cod')
    await moveAlong(order.id, { order_status: 'shipped' })
    await signedIn('owner')
    openPage(adminPaths.correctOrder(order.id))
    await screen.findByRole('heading', { name: words.correct.gone.title })
  })
})
