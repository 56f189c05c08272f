import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminBounds as bounds } from '@/content/admin/settings/bounds'
import { adminProtection } from '@/content/admin/settings/protection'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner, buy } from '../support/screen-orders'

const { holds: words, limits, suppressed, failed } = adminProtection
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
const region = async (title: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }))
const panel = () => region(words.title)

describe('held stock', () => {
  it('held stock says what an unpaid order holds, and is back on sale when it is released', async () => {
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
    await screen.findByText(adminOrders.bulk.updated(1))
    await waitFor(async () =>
      expect((await panel()).queryByRole('checkbox', { name: words.select(order.number) })).toBeNull(),
    )
    const [stored] = await asOwner<{ order_status: string }[]>('PATCH', `orders?id=eq.${order.id}`, {
      tracking_number: null,
    })
    expect(stored?.order_status).toBe('cancelled')
  })

  it('held stock is not released without a confirmation', async () => {
    const order = await held()
    const { user } = openPage(adminPaths.protection)
    await user.click(await (await panel()).findByRole('checkbox', { name: words.select(order.number) }))
    await user.click((await panel()).getByRole('button', { name: words.release(1) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: words.confirm.keep }))
    expect((await panel()).getByRole('checkbox', { name: words.select(order.number) })).toBeChecked()
  })

  it.each(troubles)(
    'the list of held stock says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      await held()
      network.trouble(list, trouble)
      await expectRecovery(openPage(adminPaths.protection), {
        words: { title: words.error, text },
        request: list,
        recovered: async () => (await panel()).findByRole('checkbox', { name: words.selectAll }),
      })
    },
  )
})

describe('limits hit', () => {
  it('the list of limits hit says when none was', async () => {
    openPage(adminPaths.protection)
    await screen.findByText(limits.none.title)
  })
})

describe('bounds', () => {
  it('the shop’s bounds are seen and set, and go back to what the shop comes with', async () => {
    const { user } = openPage(adminPaths.protection)
    const panel = await region(bounds.title)
    const label = bounds.name('codes')
    const field = await panel.findByRole('textbox', { name: label })
    await user.clear(field)
    await user.type(field, '0')
    await user.click(panel.getByRole('button', { name: bounds.saveOf(label) }))
    await panel.findByText(bounds.problems.value)
    await user.clear(field)
    await user.type(field, '7')
    await user.click(panel.getByRole('button', { name: bounds.saveOf(label) }))
    await user.click(await panel.findByRole('button', { name: bounds.standardOf(label) }))
    await waitFor(() => expect(panel.getByRole('textbox', { name: label })).toHaveValue('60'))
  })
})

describe('suppressed addresses', () => {
  const list = /\/rpc\/list_suppressed_emails/
  const lift = async () =>
    (await region(suppressed.title)).findByRole('button', { name: suppressed.liftOf('bounced@example.com') })

  it.each(troubles)(
    'the list of suppressed addresses says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      network.trouble(list, trouble)
      await expectRecovery(openPage(adminPaths.protection), {
        words: { title: suppressed.error, text },
        request: list,
        recovered: lift,
      })
    },
  )

  it('a suppressed address stays when lifting fails, and says so', async () => {
    const { user } = openPage(adminPaths.protection)
    const button = await lift()
    network.trouble(/\/rpc\/lift_suppression/, 'offline')
    await user.click(button)
    await screen.findByText(suppressed.failed)
    expect(await lift()).toBeEnabled()
  })

  it('a suppressed address says why, and gets mail again when the bounce is lifted by keyboard', async () => {
    const { user } = openPage(adminPaths.protection)
    const button = await lift()
    const row = within(button.closest('li') ?? document.body)
    expect(row.getByText(suppressed.reason('bounce'))).toBeInTheDocument()
    expect(row.getByText('550 No such user')).toBeInTheDocument()
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByText(suppressed.lifted('bounced@example.com'))
    expect(screen.getByRole('list', { name: new RegExp(`^${suppressed.title}`) })).toHaveFocus()
    await (await region(suppressed.title)).findByText(suppressed.none.title)
  })
})

describe('mail that was not delivered', () => {
  const list = /\/rpc\/list_failed_mails/
  const kind = failed.kind('welcome')
  const again = async () =>
    (await region(failed.title)).findByRole('button', { name: failed.againOf(kind, 'full@example.com') })

  it.each(troubles)(
    'the list of mail that was not delivered says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      network.trouble(list, trouble)
      await expectRecovery(openPage(adminPaths.protection), {
        words: { title: failed.error, text },
        request: list,
        recovered: again,
      })
    },
  )

  it.each([
    [429, failed.problems['rate-limited']],
    [{ status: 409, message: 'MAIL_REFUSED', details: null }, failed.problems.MAIL_REFUSED],
    ['offline', failed.problems.unknown],
  ] as const)(
    'mail that was not delivered stays when it cannot be sent again (%j), and says why',
    async (trouble, text) => {
      const { user } = openPage(adminPaths.protection)
      const button = await again()
      network.trouble(/\/rpc\/retry_mail/, trouble)
      await user.click(button)
      await screen.findByText(text)
      expect(await again()).toBeEnabled()
    },
  )

  it('mail that was not delivered says what, to whom and why, and is sent again', async () => {
    const { user } = openPage(adminPaths.protection)
    const button = await again()
    const row = within(button.closest('li') ?? document.body)
    for (const text of [kind, 'full@example.com', '552 Mailbox full'])
      expect(row.getByText(text)).toBeInTheDocument()
    await user.click(button)
    await screen.findByText(failed.sent)
    await (await region(failed.title)).findByText(failed.none.title)
  })
})
