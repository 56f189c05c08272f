import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminOrders } from '@/content/admin-orders'
import { adminProtection } from '@/content/admin-protection'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner, buy } from '../support/screen-orders'

const { holds: words, limits } = adminProtection
const list = /\/rpc\/list_holds/

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

/** A guest's order, which is not paid. */
async function held() {
  localStorage.clear()
  const order = await buy()
  await signedIn('owner')
  return order
}
const panel = async () => within(await screen.findByRole('region', { name: new RegExp(`^${words.title}`) }))

describe('held stock', () => {
  it('says what an unpaid order holds, and puts it back on sale when it is released', async () => {
    const order = await held()
    const { user } = openPage(adminPaths.protection)
    const box = await (await panel()).findByRole('checkbox', { name: words.select(order.number) })
    const row = within(box.closest('li') ?? document.body)
    expect(row.getByText(words.quantity(3), { exact: false })).toBeInTheDocument()
    expect(row.getByText(order.email)).toBeInTheDocument()
    await user.click(box)
    await user.click((await panel()).getByRole('button', { name: words.release(1) }))
    const dialog = within(await screen.findByRole('alertdialog', { name: words.confirm.title(1) }))
    await user.click(dialog.getByRole('button', { name: words.confirm.release }))
    expect(await screen.findByText(adminOrders.bulk.updated(1))).toBeInTheDocument()
    await waitFor(async () =>
      expect((await panel()).queryByRole('checkbox', { name: words.select(order.number) })).toBeNull(),
    )
    const [stored] = await asOwner<{ order_status: string }[]>('PATCH', `orders?id=eq.${order.id}`, {
      tracking_number: null,
    })
    expect(stored?.order_status).toBe('cancelled')
  })

  it('releases nothing that is not confirmed', async () => {
    const order = await held()
    const { user } = openPage(adminPaths.protection)
    await user.click(await (await panel()).findByRole('checkbox', { name: words.select(order.number) }))
    await user.click((await panel()).getByRole('button', { name: words.release(1) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: words.confirm.keep }))
    expect((await panel()).getByRole('checkbox', { name: words.select(order.number) })).toBeChecked()
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, { text }) => {
    await held()
    network.trouble(list, trouble)
    await expectRecovery(openPage(adminPaths.protection), {
      words: { title: words.error, text },
      request: list,
      recovered: async () => (await panel()).findByRole('checkbox', { name: words.selectAll }),
    })
  })
})

describe('limits hit', () => {
  it('says where none was', async () => {
    openPage(adminPaths.protection)
    expect(await screen.findByText(limits.none.title)).toBeInTheDocument()
  })
})
