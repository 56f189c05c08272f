// Parcels of an order in its drawer: shipped in parts, edited, brought back, and what is said when it fails.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminParcels as words } from '@/content/admin-parcels'
import { formatMoney } from '@/domain/money'
import { network, openPage, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong } from '../support/screen-orders'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

type Bought = Awaited<ReturnType<typeof buy>>
async function drawerOf({ id, number }: Bought) {
  await signedIn('owner')
  const opened = openPage(`${adminPaths.orders}/${id}`)
  const drawer = within(await screen.findByRole('complementary', { name: admin.orders.open(number) }))
  return { ...opened, drawer }
}
const parcelsOf = (id: string) =>
  asOwner<{ id: string; state: string; tracking_number: string | null }[]>(
    'GET',
    `shipments?order_id=eq.${id}&order=position&select=id,state,tracking_number`,
  )
const shipAll = (id: string) => moveAlong(id, { order_status: 'shipped' })

describe('an order that is shipped in parts', () => {
  it('is shipped by the keyboard alone, a part and then the rest, and says how far it is', async () => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
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

  it('asks for at least one item and a right link, and sends nothing before', async () => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
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
        dialog.getAllByRole('button', { name: /^One less/ }).find((each) => !each.hasAttribute('disabled')) ??
          document.body,
      )
    await user.click(dialog.getByRole('button', { name: words.form.submit(0) }))
    expect(dialog.getByText(words.form.none)).toBeInTheDocument()
    expect(network.asked(/ship_items/)).toBe(0)
  })

  it.each([
    ['offline' as const, words.problems.offline],
    [500 as const, words.problems.unknown],
    [{ status: 409, message: 'MORE_THAN_ORDERED', details: null }, words.problems.conflict],
    [{ status: 409, message: 'NOT_PAID', details: null }, words.problems.NOT_PAID],
  ])('keeps what was typed and says why it was not shipped (%j)', async (trouble, text) => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
    await waitFor(async () => expect(await drawer.findByRole('button', { name: words.ship })).toBeEnabled())
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
  })
})

describe('a parcel on its way', () => {
  const action = (name: string) => words.of(name, words.parcel(1))

  it('gets its number, and is refused after the question, which cancels a cash order', async () => {
    const order = await buy()
    await shipAll(order.id)
    const { user, drawer } = await drawerOf(order)
    await user.click(await drawer.findByRole('button', { name: action(words.edit) }))
    const dialog = within(await screen.findByRole('dialog', { name: words.form.editTitle(words.parcel(1)) }))
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

  it('that another owner moved meanwhile says so and stays as it is', async () => {
    const order = await buy()
    await shipAll(order.id)
    const { user, drawer } = await drawerOf(order)
    await drawer.findByRole('button', { name: action(words.moves.delivered) })
    const [parcel] = await parcelsOf(order.id)
    await asOwner('POST', 'rpc/move_parcel', { p_id: parcel?.id, p_from: 'shipped', p_to: 'delivered' })
    await user.click(drawer.getByRole('button', { name: action(words.moves.delivered) }))
    await screen.findByText(words.problems.conflict)
  })

  it('that was settled with the courier stays as it is, and says why', async () => {
    const order = await buy()
    await shipAll(order.id)
    const [parcel] = await parcelsOf(order.id)
    await asOwner('POST', 'rpc/settle_parcels', {
      p_id: crypto.randomUUID(),
      p_rows: [{ parcel: parcel?.id, outcome: 'collected' }],
    })
    const { user, drawer } = await drawerOf(order)
    await user.click(await drawer.findByRole('button', { name: action(words.moves.shipped) }))
    await screen.findByText(words.problems.PARCEL_SETTLED)
    expect(await parcelsOf(order.id)).toMatchObject([{ state: 'delivered' }])
  })
})
