// What the owner records of an order's money: transfers, cash, refunds and cancelled orders.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { orders as orderWords } from '@/content/orders/orders'
import { formatMoney } from '@/domain/money/money'
import { network, openPage, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong, openDrawer, pay } from '../support/screen-orders'

const words = admin.orders
const { money, bulk, views } = adminOrders
const dollars = (amount: number) => formatMoney(Math.round(amount * 100), 'USD')

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

type Bought = Awaited<ReturnType<typeof buy>>

async function drawerOf(order: Bought) {
  const { drawer, ...opened } = await openDrawer(order)
  const section = within(await drawer.findByRole('region', { name: money.title }))
  await drawer.findByText(/^1st order, /)
  const figure = (label: string) =>
    section.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  return { ...opened, drawer, section, figure }
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('a bank transfer', () => {
  it('a bank transfer is recorded in two parts, each with its day, note and author', async () => {
    const order = await buy('bank')
    const { user, drawer, section, figure } = await drawerOf(order)
    expect(figure(money.figures.due)).toBe(dollars(order.total))
    expect(section.getByText(money.none)).toBeInTheDocument()
    // What is not paid cannot be packed.
    expect(drawer.queryByRole('button', { name: words.next.pending.label })).not.toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: money.record.transfer }))
    const dialog = await dialogOf(money.record.title.bank)
    const amount = dialog.getByLabelText(money.record.amount)
    expect(amount).toHaveValue(order.total.toFixed(2))
    expect(dialog.getByText(money.record.exact)).toBeInTheDocument()
    await user.clear(amount)
    await user.type(amount, 'much')
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await dialog.findByText(money.record.wrongAmount)
    await waitFor(() => expect(amount).toHaveFocus())
    await user.clear(amount)
    await user.type(amount, '20,00')
    const rest = Math.round(order.total * 100) - 2000
    expect(dialog.getByText(money.record.less(dollars(rest / 100)))).toBeInTheDocument()
    await user.type(dialog.getByLabelText(new RegExp(`^${money.record.note}`)), 'First part')
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    expect(await screen.findByText(money.record.doneRest(dollars(rest / 100)))).toBeInTheDocument()
    await waitFor(() => expect(figure(money.figures.paid)).toBe('$20.00'))
    expect(figure(money.figures.due)).toBe(dollars(rest / 100))
    await section.findByText('First part, by owner@zellige.example')
    // The rest comes before packing.
    expect(drawer.getByText(money.waits.rest(dollars(rest / 100)))).toBeInTheDocument()
    expect(drawer.queryByRole('button', { name: words.next.pending.label })).not.toBeInTheDocument()

    await user.click(drawer.getByRole('button', { name: money.record.transfer }))
    const second = await dialogOf(money.record.title.bank)
    await user.clear(second.getByLabelText(money.record.amount))
    await user.type(second.getByLabelText(money.record.amount), ((rest + 150) / 100).toFixed(2))
    expect(second.getByText(money.record.more('$1.50'))).toBeInTheDocument()
    await user.click(second.getByRole('button', { name: money.record.submit }))
    await waitFor(() => expect(figure(money.figures.due)).toBe('$0.00'))
    await section.findByText(money.owed('$1.50', false))
    expect(drawer.getByRole('button', { name: words.next.pending.label })).toBeInTheDocument()
  })

  it('a bank transfer is removed again with the undo of its toast', async () => {
    const order = await buy('bank')
    const { user, figure, drawer } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: money.record.transfer }))
    const dialog = await dialogOf(money.record.title.bank)
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await waitFor(() => expect(figure(money.figures.due)).toBe('$0.00'))
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    await screen.findByText(money.record.undone)
    await waitFor(() => expect(figure(money.figures.due)).toBe(dollars(order.total)))
  })

  it('a bank transfer that another owner just recorded is not recorded twice, and what was typed stays', async () => {
    const order = await buy('bank')
    const { user, figure, drawer } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: money.record.transfer }))
    const dialog = await dialogOf(money.record.title.bank)
    await user.type(dialog.getByLabelText(new RegExp(`^${money.record.note}`)), 'Statement 7')
    await pay(order.id, order.total, 'bank')
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await dialog.findByText(money.conflict)
    expect(dialog.getByLabelText(new RegExp(`^${money.record.note}`))).toHaveValue('Statement 7')
    await waitFor(() => expect(figure(money.figures.paid)).toBe(dollars(order.total)))
  })

  it('a bank transfer stays typed when it cannot be recorded', async () => {
    const order = await buy('bank')
    const { user, drawer } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: money.record.transfer }))
    const dialog = await dialogOf(money.record.title.bank)
    network.trouble(/record_payment/, 500)
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await dialog.findByText(money.failed)
    network.restore()
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await screen.findByText(money.record.done)
  })
})

describe('cash on delivery', () => {
  it('cash on delivery is recorded once the parcel was sent, for one order and for several', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'delivered' })
    const { user, figure, drawer, unmount } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: money.record.cash }))
    const dialog = await dialogOf(money.record.title.cod)
    await user.click(dialog.getByRole('button', { name: money.record.submit }))
    await waitFor(() => expect(figure(money.figures.paid)).toBe(dollars(order.total)))
    unmount()

    const second = await buy()
    await moveAlong(second.id, { order_status: 'shipped' })
    openPage(`${adminPaths.orders}?q=${encodeURIComponent(second.email)}`)
    await user.click(
      await screen.findByRole('checkbox', {
        name: new RegExp(`^${adminOrders.select(second.number.slice(0, 7))}`),
      }),
    )
    await user.click(screen.getByRole('button', { name: bulk.collect }))
    await screen.findByText(bulk.collected)
    await screen.findByText('Cash paid')
  })

  it('an order that was refused at the door is cancelled with that reason', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'shipped' })
    const { user, drawer } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: words.cancel }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(new RegExp(money.cancel.nothingPaid))).toBeInTheDocument()
    await user.selectOptions(dialog.getByLabelText(money.cancel.reason), money.cancel.reasons.refused)
    await user.click(dialog.getByRole('button', { name: money.cancel.confirm }))
    expect(
      await drawer.findByText(`${money.cancel.reasons.refused}, by owner@zellige.example`),
    ).toBeInTheDocument()
    const stored = await asOwner<{ cancel_reason: string }>('POST', 'rpc/get_order', { p_order_id: order.id })
    expect(stored.cancel_reason).toBe('refused')
  })
})

describe('a refund', () => {
  it('a refund needs an amount that is left and a reason, and is listed with its author', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'delivered' })
    await pay(order.id, order.total, 'cod')
    const { user, section, figure } = await drawerOf(order)
    await user.click(section.getByRole('button', { name: money.refunding.action }))
    const dialog = await dialogOf(money.refunding.title)
    const amount = dialog.getByLabelText(money.refunding.amount)
    await user.clear(amount)
    await user.type(amount, '9999')
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.record }))
    await dialog.findByText(money.refunding.tooMuch(dollars(order.total)))
    expect(dialog.getByText(money.refunding.noReason)).toBeInTheDocument()
    await user.clear(amount)
    await user.type(amount, '10')
    await user.type(dialog.getByLabelText(money.refunding.reason), 'A seam was open')
    await user.selectOptions(dialog.getByLabelText(money.refunding.way), money.refunding.ways.voucher)
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.record }))
    await screen.findByText(money.refunding.done)
    await waitFor(() => expect(figure(money.figures.refunded)).toBe('$10.00'))
    await section.findByText(money.refund('$10.00', 'voucher'))
    expect(section.getByText('A seam was open, by owner@zellige.example')).toBeInTheDocument()
    expect(screen.getAllByText('Partly refunded').length).toBeGreaterThan(0)
  })

  it('a refund beside another owner’s is refused, and then shows how much is left', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'delivered' })
    const { payments } = await pay(order.id, order.total, 'cod')
    const { user, section } = await drawerOf(order)
    await user.click(section.getByRole('button', { name: money.refunding.action }))
    const dialog = await dialogOf(money.refunding.title)
    await asOwner('POST', 'rpc/record_refund', {
      p_payment_id: payments[0]?.id,
      p_amount: order.total - 5,
      p_reason: 'Sent back',
      p_way: 'transfer',
    })
    await user.type(dialog.getByLabelText(money.refunding.reason), 'Sent back')
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.record }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(money.conflict)
    await waitFor(() => expect(dialog.getByText(money.refunding.left('$5.00'))).toBeInTheDocument())
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.record }))
    await dialog.findByText(money.refunding.tooMuch('$5.00'))
  })

  it('a refund of a card payment goes through the provider, and again under the same id after a failure', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'delivered' })
    await pay(order.id, order.total, 'cod')
    const asked = globalThis.fetch
    const sent: { refundId: string; amount: number }[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).endsWith('/functions/v1/refund-payment')) {
        sent.push(JSON.parse(String(init?.body)))
        return sent.length === 1
          ? Response.json({ message: 'PROVIDER_UNAVAILABLE' }, { status: 503 })
          : Response.json({ status: 'succeeded' })
      }
      const answer = await asked(input, init)
      if (!String(input).includes('/rpc/get_order')) return answer
      const { payments, ...rest } = await answer.json()
      return Response.json({
        ...rest,
        payments: payments.map((payment: object) => ({ ...payment, method: 'card', provider: 'stripe' })),
      })
    })
    const { user, section } = await drawerOf(order)
    await user.click(section.getByRole('button', { name: money.refunding.action }))
    const dialog = await dialogOf(money.refunding.title)
    expect(dialog.getByLabelText(money.refunding.way)).toHaveDisplayValue(money.refunding.ways.provider)
    await user.type(dialog.getByLabelText(money.refunding.reason), 'Sent back')
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.send }))
    await dialog.findByText(money.refunding.unavailable)
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.send }))
    await screen.findByText(money.refunding.sent.succeeded)
    expect(sent).toEqual([sent[0], sent[0]])
    expect(sent[0]?.amount).toBe(order.total)
  })

  it('a refund is the next step of a paid order that was cancelled', async () => {
    const order = await buy('bank')
    await pay(order.id, order.total, 'bank')
    await moveAlong(order.id, { order_status: 'cancelled' })
    const { user, section, drawer } = await drawerOf(order)
    expect(section.getByText(money.owed(dollars(order.total), true))).toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: money.refunding.amountAction(dollars(order.total)) }))
    const dialog = await dialogOf(money.refunding.title)
    await user.type(dialog.getByLabelText(money.refunding.reason), 'Cancelled by the customer')
    await user.click(dialog.getByRole('button', { name: money.refunding.submit.record }))
    await waitFor(() =>
      expect(section.queryByText(money.owed(dollars(order.total), true))).not.toBeInTheDocument(),
    )
    expect(drawer.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument()
  })
})

describe('the list of orders', () => {
  it('the list of orders refuses to pack an order that is not paid, and says what to do', async () => {
    const order = await buy('bank')
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.orders}?q=${encodeURIComponent(order.email)}`)
    const status = await screen.findByRole('combobox', { name: words.statusOf(order.number) })
    await user.click(status)
    await user.click(await screen.findByRole('option', { name: orderWords.statuses.processing }))
    await screen.findByText(`${words.failed.text}. ${words.failed.unpaid}`)
    await waitFor(() => expect(status).toHaveTextContent(orderWords.statuses.pending))
  })

  it.each([
    ['Transfers to match', 'bank', 'Bank due', 'cod'],
    ['Cash to collect', 'cod', 'Cash due', 'cod'],
    ['Refunds to send', 'bank', 'Refund $', 'bank'],
  ] as const)(
    'the list of orders has the view “%s”, and no other order in it',
    async (name, method, mark, other) => {
      const order = await buy(method)
      const { email } = await buy(other)
      if (method === 'cod') await moveAlong(order.id, { order_status: 'delivered' })
      if (mark === 'Refund $') {
        await pay(order.id, order.total, 'bank')
        await moveAlong(order.id, { order_status: 'cancelled' })
      }
      const view = views.builtIn.find((each) => each.name === name)
      await signedIn('owner')
      const opened = openPage(`${adminPaths.orders}?q=${encodeURIComponent(order.email)}&${view?.query}`)
      await screen.findByRole('combobox', { name: words.statusOf(order.number) })
      expect(screen.getAllByText((text) => text.startsWith(mark)).length).toBeGreaterThan(0)
      opened.unmount()
      openPage(`${adminPaths.orders}?q=${encodeURIComponent(email)}&${view?.query}`)
      await screen.findByText(words.noneFound.title(email))
    },
  )
})
