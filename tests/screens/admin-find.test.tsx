import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { adminFind as words } from '@/content/admin-find'
import { network, openPage, signedIn } from '../support/screen'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('admin-single-keys')
})

const dialog = () => screen.findByRole('dialog', { name: words.title })
const field = async () => within(await dialog()).getByRole('combobox')
const options = () => screen.getAllByRole('option').map((each) => each.textContent)
const chosen = () => screen.getByRole('option', { selected: true })

async function opened() {
  await signedIn('owner')
  const page = openPage(paths.admin)
  await screen.findByRole('heading', { level: 1, name: admin.overview.title })
  return page
}

describe('command palette', () => {
  it('opens with Ctrl K, navigates with the arrow keys and Enter, and returns the focus', async () => {
    const { user } = await opened()
    await user.keyboard('{Control>}k{/Control}')
    const input = await field()
    expect(input).toHaveFocus()
    expect(chosen()).toHaveTextContent(admin.nav.overview)
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toHaveTextContent(admin.nav.orders)
    expect(input).toHaveAttribute('aria-activedescendant', chosen().id)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toHaveTextContent(admin.nav.viewStore)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Meta>}k{/Meta}')
    await user.type(await field(), 'anal')
    expect(options()).toEqual([admin.nav.analytics])
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: admin.nav.analytics })
  })

  it('finds orders, customers and products, and says how many', async () => {
    const { user } = await opened()
    await user.click(screen.getAllByRole('button', { name: words.open })[0] as HTMLElement)
    await user.type(await field(), 'fischer')
    const orders = within(await screen.findByRole('group', { name: words.groups.orders }))
    expect(orders.getByRole('option')).toHaveTextContent(/ZL-\w{12}Lena Fischer/)
    const customers = within(screen.getByRole('group', { name: words.groups.customers }))
    expect(customers.getByRole('option')).toHaveTextContent('lena.fischer@example.com')
    expect(screen.getByText(words.found(2))).toBeInTheDocument()
    await user.clear(await field())
    await user.type(await field(), 'boho fl')
    const products = within(await screen.findByRole('group', { name: words.groups.products }))
    expect(products.getByRole('option')).toHaveAttribute('href', expect.stringContaining(adminPaths.products))
  })

  it('says when nothing matches, and when the search fails', async () => {
    const { user } = await opened()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'zzzz')
    expect((await screen.findAllByText(words.none('zzzz'))).length).toBeGreaterThan(0)
    network.trouble(/rpc\/quick_find/, 'offline')
    await user.type(await field(), 'y')
    await screen.findByText(words.error)
  })
})

describe('keyboard shortcuts', () => {
  it('are listed with ? and can be turned off', async () => {
    const { user } = await opened()
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: words.keys.title }))
    await user.click(list.getByRole('checkbox', { name: new RegExp(words.keys.on) }))
    await user.click(list.getByRole('button', { name: words.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?n')
    expect(screen.getByRole('heading', { level: 1, name: admin.overview.title })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    // Ctrl K is not a single-key shortcut, so it stays on.
    await user.keyboard('{Control>}k{/Control}')
    expect(await dialog()).toBeInTheDocument()
  })

  it('are ignored while a field has the focus', async () => {
    await signedIn('owner')
    const { user } = openPage(adminPaths.customers)
    await user.type(await screen.findByRole('textbox'), 'n?j')
    expect(screen.getByRole('textbox')).toHaveValue('n?j')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
