// Settling with the courier: numbers are scanned or pasted, the rest stays in the list, and nothing typed is lost.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminSettle as words } from '@/content/admin-settle'
import { formatMoney } from '@/domain/money'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner, buy, moveAlong } from '../support/screen-orders'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const dollars = (amount: number) => formatMoney(Math.round(amount * 100), 'USD')
/** An order whose parcel is on its way. */
async function sent() {
  const order = await buy()
  await moveAlong(order.id, { order_status: 'shipped' })
  return order
}
const moneyOf = async (id: string) => {
  const [row] = await asOwner<{ paid_amount: number | string; order_status: string }[]>(
    'GET',
    `orders?id=eq.${id}&select=paid_amount,order_status`,
  )
  return { paid: Number(row?.paid_amount), status: row?.order_status }
}
async function openSettle() {
  await signedIn('owner')
  const opened = openPage(adminPaths.settle)
  const field = await screen.findByLabelText(words.scan)
  return { ...opened, field }
}
const amountOf = (number: string) => screen.findByRole('textbox', { name: words.amountOf(number) })
const settleButton = (parcels: number) => screen.getByRole('button', { name: words.submit(parcels) })

describe('the courier’s list', () => {
  it('is scanned, corrected and settled by the keyboard alone', async () => {
    const [paid, refused] = [await sent(), await sent()]
    const { user, field } = await openSettle()
    expect(field).toHaveFocus()
    for (const { number } of [paid, refused]) {
      await user.keyboard(`${number.toLowerCase()}{Enter}`)
      expect(await amountOf(number)).toHaveValue(paid.total.toFixed(2))
    }
    expect(screen.getByText(words.cash(dollars(2 * paid.total)))).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText(words.outcomeOf(refused.number)), words.outcomes.refused)
    const amount = await amountOf(paid.number)
    await user.clear(amount)
    expect(amount).toBeInvalid()
    expect(screen.getByText(words.states.missing)).toBeInTheDocument()
    await user.type(amount, '20,50')
    expect(screen.getByText(words.states.differs(dollars(paid.total)))).toBeInTheDocument()
    settleButton(2).focus()
    await user.keyboard('{Enter}')
    await screen.findByText(words.done.title(2))
    expect(screen.getByText(words.empty)).toBeInTheDocument()
    expect(await moneyOf(paid.id)).toEqual({ paid: 20.5, status: 'delivered' })
    expect(await moneyOf(refused.id)).toEqual({ paid: 0, status: 'cancelled' })
  })

  it('takes many pasted numbers, says which are none, and keeps what could not be settled', async () => {
    const [one, two] = [await sent(), await sent()]
    const { user, field } = await openSettle()
    await user.click(field)
    await user.paste(`${one.number}\n${two.number}\nQD000000000XX`)
    await amountOf(one.number)
    expect(screen.getByText(words.states.unknown)).toBeInTheDocument()
    // Another owner settles one of them meanwhile.
    const [parcel] = await asOwner<{ id: string }[]>('GET', `shipments?order_id=eq.${one.id}&select=id`)
    await asOwner('POST', 'rpc/settle_parcels', {
      p_id: crypto.randomUUID(),
      p_rows: [{ parcel: parcel?.id, outcome: 'collected' }],
    })
    await user.click(settleButton(2))
    await screen.findByText(words.done.title(1))
    expect(screen.getByText(words.refusals.ALREADY_SETTLED)).toBeInTheDocument()
    expect(screen.getByText(words.done.left(2))).toBeInTheDocument()
    expect((await moneyOf(one.id)).paid).toBe(one.total)
  })

  it('is there again after a reload with what was typed, and clearing it can be undone', async () => {
    const order = await sent()
    const first = await openSettle()
    await first.user.type(first.field, `${order.number}{Enter}`)
    const amount = await amountOf(order.number)
    await first.user.clear(amount)
    await first.user.type(amount, '12')
    first.unmount()

    const { user, unmount } = openPage(adminPaths.settle)
    expect(await amountOf(order.number)).toHaveValue('12')
    await user.click(screen.getByRole('button', { name: words.clear }))
    expect(screen.getByText(words.empty)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(await amountOf(order.number)).toHaveValue('12')
    await user.click(settleButton(1))
    await screen.findByText(words.done.title(1))
    unmount()
    openPage(adminPaths.settle)
    await screen.findByText(words.empty)
  })

  it('keeps its numbers when it is opened offline, and looks them up again', async () => {
    const order = await sent()
    const first = await openSettle()
    await first.user.type(first.field, `${order.number}{Enter}`)
    await amountOf(order.number)
    first.unmount()
    network.trouble(/find_parcels/, 'offline')
    const { user } = openPage(adminPaths.settle)
    await screen.findByText(words.restored(1))
    expect(screen.getByText(order.number)).toBeInTheDocument()
    network.restore()
    await user.click(screen.getByRole('button', { name: words.lookUp }))
    expect(await amountOf(order.number)).toHaveValue(order.total.toFixed(2))
    expect(screen.queryByText(words.restored(1))).not.toBeInTheDocument()
  })

  it('gives a number back into the field when it cannot be looked up', async () => {
    network.trouble(/find_parcels/, 500)
    const { user, field } = await openSettle()
    await user.type(field, 'QD1{Enter}')
    await screen.findByText(words.lookupFailed)
    await waitFor(() => expect(field).toHaveValue('QD1'))
    expect(screen.getByText(words.empty)).toBeInTheDocument()
  })

  it('settles nothing twice when the answer is lost', async () => {
    const order = await sent()
    const { user, field } = await openSettle()
    await user.type(field, `${order.number}{Enter}`)
    await amountOf(order.number)
    network.trouble(/settle_parcels/, 'lost')
    await user.click(settleButton(1))
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed)
    network.restore()
    await user.click(settleButton(1))
    await screen.findByText(words.done.title(1))
    expect((await moneyOf(order.id)).paid).toBe(order.total)
  })

  it('reads a courier’s file, and says what is not one', async () => {
    const order = await sent()
    const { user } = await openSettle()
    const input = screen.getByLabelText(words.file, { selector: 'input' })
    await user.upload(input, new File(['name;city\nNora;Rabat'], 'list.csv', { type: 'text/csv' }))
    await screen.findByText(words.fileProblems.columns)
    await user.upload(
      input,
      new File([`Tracking;Statut;Montant\n${order.number};Livré;35,00`], 'list.csv', { type: 'text/csv' }),
    )
    expect(await amountOf(order.number)).toHaveValue('35.00')
  })
})

describe('earlier settlements', () => {
  it.each(troubles)('say so when they cannot be loaded (%s), and load again', async (trouble, text) => {
    await signedIn('owner')
    network.trouble(/list_settlements/, trouble)
    await expectRecovery(openPage(adminPaths.settle), {
      words: { title: words.error, text: text.text },
      request: /list_settlements/,
      recovered: () => screen.findByRole('heading', { name: words.history }),
    })
  })

  it('are there with their sums and a file', async () => {
    const order = await sent()
    const { user, field } = await openSettle()
    await user.type(field, `${order.number}{Enter}`)
    await amountOf(order.number)
    await user.click(settleButton(1))
    await screen.findByText(words.done.title(1))
    const history = within(screen.getByRole('region', { name: words.history }))
    await waitFor(() =>
      expect(
        history.getAllByText(new RegExp(words.sum(dollars(order.total)).replace('$', '\\$')))[0],
      ).toBeInTheDocument(),
    )
    network.trouble(/settled_parcels/, 500)
    await user.click(history.getAllByRole('button', { name: /^CSV/ })[0] as HTMLElement)
    await screen.findByText(words.csvFailed)
  })
})
