// Parcels of an order in its drawer, and settling them with the courier: nothing typed is lost, and what fails is said.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminParcels as words } from '@/content/admin/orders/parcels'
import { adminSettle as settling } from '@/content/admin/orders/settle'
import { formatMoney } from '@/domain/money/money'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner, buy, moveAlong, openDrawer } from '../support/screen-orders'
import { sampleBy } from '../support/seed'

describe('parcels in the order’s drawer', () => {
  afterEach(() => {
    localStorage.clear()
    vi.restoreAllMocks()
  })

  const parcelsOf = (id: string) =>
    asOwner<{ id: string; state: string; tracking_number: string | null }[]>(
      'GET',
      `shipments?order_id=eq.${id}&order=position&select=id,state,tracking_number`,
    )
  const shipAll = (id: string) => moveAlong(id, { order_status: 'shipped' })

  describe('an order that is shipped in parts', () => {
    it('an order is shipped by the keyboard alone, a part and then the rest, and says how far it is', async () => {
      const order = await buy()
      const { user, drawer } = await openDrawer(order)
      const [trousers] = order.lines
      const ship = await drawer.findByRole('button', { name: words.ship })
      await waitFor(() => expect(ship).toBeEnabled())
      ship.focus()
      await user.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name: words.form.shipTitle }))
      // Everything is chosen at first: one pair of trousers less.
      const [less] = dialog.getAllByRole('button', { name: new RegExp(`^One less: ${trousers?.title}`) })
      less?.focus()
      await user.keyboard('{Enter}')
      await user.selectOptions(dialog.getByLabelText(words.form.carrier), 'Amana')
      await user.type(dialog.getByLabelText(words.form.tracking), 'AM 7 MA{Enter}')
      await screen.findByText(words.done(2))
      await drawer.findByText(words.parcel(1))
      expect(drawer.getByText(words.shipped(2, 3))).toBeInTheDocument()
      expect(drawer.getByText(/Amana AM 7 MA/)).toBeInTheDocument()

      await user.click(drawer.getByRole('button', { name: words.ship }))
      const rest = within(await screen.findByRole('dialog', { name: words.form.shipTitle }))
      // The number of the first parcel is not this one's.
      expect(rest.getByLabelText(words.form.tracking)).toHaveValue('')
      await user.click(rest.getByRole('button', { name: words.form.submit(1) }))
      await drawer.findByText(words.parcel(2))
      expect(drawer.queryByRole('button', { name: words.ship })).not.toBeInTheDocument()
      expect((await parcelsOf(order.id)).map(({ state }) => state)).toEqual(['shipped', 'shipped'])
    })

    it('the form for a parcel asks for at least one item and a right link, and sends nothing before', async () => {
      const order = await buy()
      const { user, drawer } = await openDrawer(order)
      await waitFor(async () => expect(await drawer.findByRole('button', { name: words.ship })).toBeEnabled())
      await user.click(drawer.getByRole('button', { name: words.ship }))
      const dialog = within(await screen.findByRole('dialog', { name: words.form.shipTitle }))
      await user.selectOptions(dialog.getByLabelText(words.form.carrier), words.form.other)
      await user.type(dialog.getByLabelText(words.form.otherName), 'Cousin')
      await user.type(dialog.getByLabelText(words.form.url), 'javascript:alert(1)')
      network.forget()
      await user.click(dialog.getByRole('button', { name: words.form.submit(3) }))
      expect(dialog.getByText(words.form.wrongUrl)).toBeInTheDocument()
      for (let n = 0; n < 3; n += 1)
        await user.click(
          dialog
            .getAllByRole('button', { name: /^One less/ })
            .find((each) => !each.hasAttribute('disabled')) ?? document.body,
        )
      await user.click(dialog.getByRole('button', { name: words.form.submit(0) }))
      expect(dialog.getByText(words.form.none)).toBeInTheDocument()
      expect(network.asked(/ship_items/)).toBe(0)
    })

    const problems = [
      ['offline', words.problems.offline],
      [500, words.problems.unknown],
      [{ status: 409, message: 'MORE_THAN_ORDERED', details: null }, words.problems.conflict],
      [{ status: 409, message: 'NOT_PAID', details: null }, words.problems.NOT_PAID],
    ] as const
    it.each(sampleBy(problems, ([, text]) => text, 2))(
      'the form for a parcel keeps what was typed and says why it was not shipped (%j)',
      async (trouble, text) => {
        const order = await buy()
        const { user, drawer } = await openDrawer(order)
        await waitFor(async () =>
          expect(await drawer.findByRole('button', { name: words.ship })).toBeEnabled(),
        )
        await user.click(drawer.getByRole('button', { name: words.ship }))
        const dialog = within(await screen.findByRole('dialog', { name: words.form.shipTitle }))
        await user.type(dialog.getByLabelText(words.form.tracking), 'AM 9')
        network.trouble(/ship_items/, trouble)
        await user.click(dialog.getByRole('button', { name: words.form.submit(3) }))
        expect(await dialog.findByRole('alert')).toHaveTextContent(text)
        expect(dialog.getByLabelText(words.form.tracking)).toHaveValue('AM 9')
        network.restore()
        await user.click(dialog.getByRole('button', { name: words.form.submit(3) }))
        await screen.findByText(words.done(3))
        expect(await parcelsOf(order.id)).toHaveLength(1)
      },
    )
  })

  describe('a parcel on its way', () => {
    const action = (name: string) => words.of(name, words.parcel(1))

    it('a parcel on its way gets its number, and its refusal, once confirmed, cancels a cash order', async () => {
      const order = await buy()
      await shipAll(order.id)
      const { user, drawer } = await openDrawer(order)
      await user.click(await drawer.findByRole('button', { name: action(words.edit) }))
      const dialog = within(
        await screen.findByRole('dialog', { name: words.form.editTitle(words.parcel(1)) }),
      )
      await user.type(dialog.getByLabelText(words.form.tracking), 'QD1')
      await user.click(dialog.getByLabelText(words.mayOpen))
      await user.click(dialog.getByRole('button', { name: words.form.save }))
      await screen.findByText(words.saved)
      expect(await parcelsOf(order.id)).toMatchObject([{ tracking_number: 'QD1' }])
      expect(
        drawer.getByText(
          new RegExp(words.collect(formatMoney(Math.round(order.total * 100), 'USD')).replace('$', '\\$')),
        ),
      ).toBeInTheDocument()

      await user.click(drawer.getByRole('button', { name: action(words.moves.refused) }))
      const question = within(await screen.findByRole('alertdialog'))
      expect(question.getByText(words.bringBack.cancels)).toBeInTheDocument()
      await user.click(question.getByRole('button', { name: words.bringBack.confirm.refused }))
      await screen.findByText(words.cancelled)
      expect(await parcelsOf(order.id)).toMatchObject([{ state: 'refused' }])
    })

    it('a parcel that another owner moved meanwhile says so', async () => {
      const order = await buy()
      await shipAll(order.id)
      const { user, drawer } = await openDrawer(order)
      await drawer.findByRole('button', { name: action(words.moves.delivered) })
      const [parcel] = await parcelsOf(order.id)
      await asOwner('POST', 'rpc/move_parcel', { p_id: parcel?.id, p_from: 'shipped', p_to: 'delivered' })
      await user.click(drawer.getByRole('button', { name: action(words.moves.delivered) }))
      await screen.findByText(words.problems.conflict)
    })

    it('a parcel that was settled with the courier stays as it is, and says why', async () => {
      const order = await buy()
      await shipAll(order.id)
      const [parcel] = await parcelsOf(order.id)
      await asOwner('POST', 'rpc/settle_parcels', {
        p_id: crypto.randomUUID(),
        p_rows: [{ parcel: parcel?.id, outcome: 'collected' }],
      })
      const { user, drawer } = await openDrawer(order)
      await user.click(await drawer.findByRole('button', { name: action(words.moves.shipped) }))
      await screen.findByText(words.problems.PARCEL_SETTLED)
      expect(await parcelsOf(order.id)).toMatchObject([{ state: 'delivered' }])
    })
  })
})

describe('settling', () => {
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
    const field = await screen.findByLabelText(settling.scan)
    return { ...opened, field }
  }
  const amountOf = (number: string) => screen.findByRole('textbox', { name: settling.amountOf(number) })
  const settleButton = (parcels: number) => screen.getByRole('button', { name: settling.submit(parcels) })

  describe('the courier’s list', () => {
    it('the courier’s list is scanned, corrected and settled by the keyboard alone', async () => {
      const [paid, refused] = [await sent(), await sent()]
      const { user, field } = await openSettle()
      expect(field).toHaveFocus()
      for (const { number } of [paid, refused]) {
        await user.keyboard(`${number.toLowerCase()}{Enter}`)
        expect(await amountOf(number)).toHaveValue(paid.total.toFixed(2))
      }
      expect(screen.getByText(settling.cash(dollars(2 * paid.total)))).toBeInTheDocument()
      await user.selectOptions(
        screen.getByLabelText(settling.outcomeOf(refused.number)),
        settling.outcomes.refused,
      )
      const amount = await amountOf(paid.number)
      await user.clear(amount)
      expect(amount).toBeInvalid()
      expect(screen.getByText(settling.states.missing)).toBeInTheDocument()
      await user.type(amount, '20,50')
      expect(screen.getByText(settling.states.differs(dollars(paid.total)))).toBeInTheDocument()
      settleButton(2).focus()
      await user.keyboard('{Enter}')
      await screen.findByText(settling.done.title(2))
      expect(screen.getByText(settling.empty)).toBeInTheDocument()
      expect(await moneyOf(paid.id)).toEqual({ paid: 20.5, status: 'delivered' })
      expect(await moneyOf(refused.id)).toEqual({ paid: 0, status: 'cancelled' })
    })

    it('the courier’s list takes pasted numbers, says which are none, and keeps what could not be settled', async () => {
      const [one, two] = [await sent(), await sent()]
      const { user, field } = await openSettle()
      await user.click(field)
      await user.paste(`${one.number}\n${two.number}\nQD000000000XX`)
      await amountOf(one.number)
      expect(screen.getByText(settling.states.unknown)).toBeInTheDocument()
      // Another owner settles one of them meanwhile.
      const [parcel] = await asOwner<{ id: string }[]>('GET', `shipments?order_id=eq.${one.id}&select=id`)
      await asOwner('POST', 'rpc/settle_parcels', {
        p_id: crypto.randomUUID(),
        p_rows: [{ parcel: parcel?.id, outcome: 'collected' }],
      })
      await user.click(settleButton(2))
      await screen.findByText(settling.done.title(1))
      expect(screen.getByText(settling.refusals.ALREADY_SETTLED)).toBeInTheDocument()
      expect(screen.getByText(settling.done.left(2))).toBeInTheDocument()
      expect((await moneyOf(one.id)).paid).toBe(one.total)
    })

    it('the courier’s list is there after a reload with what was typed, and clearing it can be undone', async () => {
      const order = await sent()
      const first = await openSettle()
      await first.user.type(first.field, `${order.number}{Enter}`)
      const amount = await amountOf(order.number)
      await first.user.clear(amount)
      await first.user.type(amount, '12')
      first.unmount()

      const { user, unmount } = openPage(adminPaths.settle)
      expect(await amountOf(order.number)).toHaveValue('12')
      await user.click(screen.getByRole('button', { name: settling.clear }))
      expect(screen.getByText(settling.empty)).toBeInTheDocument()
      await user.click(await screen.findByRole('button', { name: admin.undo }))
      expect(await amountOf(order.number)).toHaveValue('12')
      await user.click(settleButton(1))
      await screen.findByText(settling.done.title(1))
      unmount()
      openPage(adminPaths.settle)
      await screen.findByText(settling.empty)
    })

    it('the courier’s list keeps its numbers when it is opened offline, and looks them up again', async () => {
      const order = await sent()
      const first = await openSettle()
      await first.user.type(first.field, `${order.number}{Enter}`)
      await amountOf(order.number)
      first.unmount()
      network.trouble(/find_parcels/, 'offline')
      const { user } = openPage(adminPaths.settle)
      await screen.findByText(settling.restored(1))
      expect(screen.getByText(order.number)).toBeInTheDocument()
      network.restore()
      await user.click(screen.getByRole('button', { name: settling.lookUp }))
      expect(await amountOf(order.number)).toHaveValue(order.total.toFixed(2))
      expect(screen.queryByText(settling.restored(1))).not.toBeInTheDocument()
    })

    it('the courier’s list gives a number back into the field when it cannot be looked up', async () => {
      network.trouble(/find_parcels/, 500)
      const { user, field } = await openSettle()
      await user.type(field, 'QD1{Enter}')
      await screen.findByText(settling.lookupFailed)
      await waitFor(() => expect(field).toHaveValue('QD1'))
      expect(screen.getByText(settling.empty)).toBeInTheDocument()
    })

    it('the courier’s list settles nothing twice when the answer is lost', async () => {
      const order = await sent()
      const { user, field } = await openSettle()
      await user.type(field, `${order.number}{Enter}`)
      await amountOf(order.number)
      network.trouble(/settle_parcels/, 'lost')
      await user.click(settleButton(1))
      expect(await screen.findByRole('alert')).toHaveTextContent(settling.failed)
      network.restore()
      await user.click(settleButton(1))
      await screen.findByText(settling.done.title(1))
      expect((await moneyOf(order.id)).paid).toBe(order.total)
    })

    it('the courier’s list reads a courier’s file, and says what is not one', async () => {
      const order = await sent()
      const { user } = await openSettle()
      const input = screen.getByLabelText(settling.file, { selector: 'input' })
      await user.upload(input, new File(['name;city\nNora;Rabat'], 'list.csv', { type: 'text/csv' }))
      await screen.findByText(settling.fileProblems.columns)
      await user.upload(
        input,
        new File([`Tracking;Statut;Montant\n${order.number};Livré;35,00`], 'list.csv', { type: 'text/csv' }),
      )
      expect(await amountOf(order.number)).toHaveValue('35.00')
    })

    it('the courier’s list asks about rows split by a comma or with several amounts, and settles none', async () => {
      const [one, two] = [await sent(), await sent()]
      const { user } = await openSettle()
      const input = screen.getByLabelText(settling.file, { selector: 'input' })
      await user.upload(
        input,
        new File([`Tracking,Statut,Montant\n${one.number},Livré,1,234.50`], 'list.csv', { type: 'text/csv' }),
      )
      expect(await amountOf(one.number)).toHaveValue('1 | 234.50')
      await user.upload(
        input,
        new File([`رقم الطلب;الحالة;المبلغ;المجموع\n${two.number};تم التسليم;35;36`], 'list.csv', {
          type: 'text/csv',
        }),
      )
      expect(await amountOf(two.number)).toHaveValue('35 | 36')
      expect(screen.getAllByText(settling.states.unclear)).toHaveLength(2)
      expect(settleButton(0)).toBeInTheDocument()
    })

    it('the courier’s list asks about a file’s amounts that are not plain, and settles none meanwhile', async () => {
      const [one, two] = [await sent(), await sent()]
      const { user } = await openSettle()
      const rows = [`${one.number};Livré;voir note`, `${two.number};Livré;-50,00`]
      await user.upload(
        screen.getByLabelText(settling.file, { selector: 'input' }),
        new File([['Tracking;Statut;Montant', ...rows].join('\n')], 'list.csv', { type: 'text/csv' }),
      )
      expect(await amountOf(one.number)).toHaveValue('voir note')
      expect(await amountOf(two.number)).toHaveValue('-50.00')
      expect(screen.getAllByText(settling.states.unclear)).toHaveLength(2)
      await user.click(settleButton(0))
      const amount = await amountOf(one.number)
      await user.clear(amount)
      await user.type(amount, '30')
      await user.click(settleButton(1))
      await screen.findByText(settling.done.title(1))
      expect((await moneyOf(one.id)).paid).toBe(30)
      expect((await moneyOf(two.id)).paid).toBe(0)
    })
  })

  describe('earlier settlements', () => {
    it.each(troubles)(
      'earlier settlements say so when they cannot be loaded (%s), and load again',
      async (trouble, text) => {
        await signedIn('owner')
        network.trouble(/list_settlements/, trouble)
        await expectRecovery(openPage(adminPaths.settle), {
          words: { title: settling.error, text: text.text },
          request: /list_settlements/,
          recovered: () => screen.findByRole('heading', { name: settling.history }),
        })
      },
    )

    it('earlier settlements show their sums, and say when their file fails', async () => {
      const order = await sent()
      const { user, field } = await openSettle()
      await user.type(field, `${order.number}{Enter}`)
      await amountOf(order.number)
      await user.click(settleButton(1))
      await screen.findByText(settling.done.title(1))
      const history = within(screen.getByRole('region', { name: settling.history }))
      await waitFor(() =>
        expect(
          history.getAllByText(new RegExp(settling.sum(dollars(order.total)).replace('$', '\\$')))[0],
        ).toBeInTheDocument(),
      )
      network.trouble(/\/shipments\?.*settlement_id/, 500)
      await user.click(history.getAllByRole('button', { name: /^CSV/ })[0] as HTMLElement)
      await screen.findByText(settling.csvFailed)
    })
  })
})
