import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { admin } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { adminSales } from '@/content/admin/sales'
import { expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'

const customers = /\/rpc\/list_customers/
const sales = /\/rpc\/sales_summary/
const told = (title: string, text: string) => ({ title, text })
const { detail } = adminCustomers

afterEach(() => vi.restoreAllMocks())

describe('customers', () => {
  const rows = async () =>
    within(await screen.findByRole('region', { name: adminCustomers.list })).findAllByRole('link', {
      name: /^[A-Z]\w+ [A-Z]/,
    })

  it('the list of customers shows what each spent, and searches by name or email', async () => {
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.customers}?sort=spent`)
    const shown = (await rows()).length
    expect(shown).toBeGreaterThan(5)
    await user.type(screen.getByRole('textbox', { name: adminCustomers.search }), 'FISCHER@')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Lena Fischer' }).closest('tr')).toHaveTextContent('$62.97')
    expect(screen.getByRole('link', { name: 'Lena Fischer' })).toBeInTheDocument()
    expect(screen.getByText(adminCustomers.found(1))).toBeInTheDocument()
  })

  it('the list of customers shows a skeleton while it loads', async () => {
    await signedIn('owner')
    network.trouble(customers, 'silent')
    openPage(adminPaths.customers)
    await screen.findByRole('heading', { level: 1, name: adminCustomers.title })
    expect(
      page().getByRole('region', { name: adminCustomers.list }).querySelectorAll('.animate-pulse'),
    ).not.toHaveLength(0)
  })

  it.each(troubles)(
    'the list of customers says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      await signedIn('owner')
      network.trouble(customers, trouble)
      const opened = openPage(adminPaths.customers)
      await expectRecovery(opened, {
        words: told(adminCustomers.error, text),
        request: customers,
        recovered: rows,
      })
    },
  )

  it('the list of customers links back to all when a search finds none', async () => {
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.customers}?q=zzzz`)
    await screen.findByText(adminCustomers.noneFound.title('zzzz'))
    await user.click(screen.getByRole('link', { name: admin.clearFilters }))
    expect((await rows()).length).toBeGreaterThan(3)
  })

  it('a customer’s drawer shows the orders, and a note is added, deleted and restored', async () => {
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.customers}?q=hanae`)
    await user.click(await screen.findByRole('link', { name: 'Hanae Ouazzani' }))
    const drawer = within(await screen.findByRole('complementary', { name: detail.open('Hanae Ouazzani') }))
    expect(drawer.getByRole('link', { name: 'hanae.o@example.com' })).toHaveAttribute(
      'href',
      'mailto:hanae.o@example.com',
    )
    expect(drawer.getAllByRole('link', { name: /^ZL-/ })).toHaveLength(1)
    const note = `Prefers the afternoon ${crypto.randomUUID()}`
    const field = drawer.getByRole('textbox', { name: detail.note })
    await user.type(field, note)
    await user.click(drawer.getByRole('button', { name: detail.addNote }))
    const written = await drawer.findByText(note, { selector: 'p' })
    expect(field).toHaveValue('')
    const row = written.closest('li')
    expect(row).toHaveTextContent(detail.by('owner@zellige.example'))
    await user.click(within(row as HTMLElement).getByRole('button', { name: detail.deleteNote }))
    await waitFor(() => expect(drawer.queryByText(note, { selector: 'p' })).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    await drawer.findByText(note, { selector: 'p' })
  })

  it('a customer’s note stays in its field when saving fails', async () => {
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.customers}/claire.moreau%40example.com`)
    const field = await screen.findByRole('textbox', { name: detail.note })
    network.trouble(/customer_notes/, 500)
    await user.type(field, 'Do not lose me')
    await user.click(screen.getByRole('button', { name: detail.addNote }))
    await screen.findByText(detail.noteFailed)
    expect(field).toHaveValue('Do not lose me')
  })

  it('the page of a customer says when the customer does not exist', async () => {
    await signedIn('owner')
    openPage(`${adminPaths.customers}/unknown%40example.com`)
    await screen.findByText(detail.missing.title)
  })

  it('the list of customers is exported as CSV', async () => {
    await signedIn('owner')
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob)
      return 'blob:file'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const { user } = openPage(adminPaths.customers)
    await rows()
    await user.click(screen.getByRole('button', { name: adminCustomers.export }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = (await files[0]?.text()) ?? ''
    expect(text).toContain(Object.values(adminCustomers.csv).join(','))
    expect(text).toContain('Claire Moreau,claire.moreau@example.com,')
    // A phone number starts with +, which a spreadsheet would read as a formula.
    expect(text).toContain(',"=""+33 6 12 44 09 87""",')
  })
})

describe('overview', () => {
  const words = admin.overview
  const panel = (title: string) => screen.findByRole('region', { name: new RegExp(`^${title}`) })

  it('the admin’s overview sums up the last thirty days and links to every list', async () => {
    await signedIn('owner')
    openPage('/admin')
    const lastDays = within(await panel(words.sales))
    expect(await lastDays.findByRole('img')).toHaveAccessibleName(
      new RegExp(`^${adminSales.metrics.revenue}`),
    )
    expect(lastDays.getByRole('link', { name: words.openAnalytics })).toHaveAttribute(
      'href',
      `${adminPaths.analytics}?days=30`,
    )
    const toPack = within(await panel(words.toPack))
    expect((await toPack.findAllByRole('link', { name: /, order ZL-/ })).length).toBeGreaterThanOrEqual(5)
    // All of them are printed, also those beyond the shown ones.
    const heading = (await panel(words.toPack)).querySelector('h2')?.textContent ?? ''
    const total = Number(/\d+/.exec(heading)?.[0])
    const print = toPack.getByRole('link', { name: words.printPackingSlips(total) })
    expect(print.getAttribute('href')?.split(',')).toHaveLength(total)
    const today = within(screen.getByRole('navigation', { name: words.today.title }))
    expect(today.getByRole('link', { name: /^\d+ To pack$/ })).toHaveAttribute(
      'href',
      `${adminPaths.orders}?${words.views.toPack}`,
    )
    expect(within(await panel(words.topProducts)).getAllByRole('listitem')).toHaveLength(3)
    expect(await within(await panel(words.recent)).findAllByRole('listitem')).toHaveLength(5)
  })

  it.each([
    ['sales_summary', adminSales.error, words.sales],
    ['low_stock', words.lowError, words.lowStock],
    ['rest/v1/order_items', words.packError, words.toPack],
    ['rest/v1/messages', words.messagesError, words.unread],
  ])('the admin’s overview lets a part fail alone (%s)', async (request, title, heading) => {
    await signedIn('owner')
    network.trouble(new RegExp(request), 500)
    const { user } = openPage('/admin')
    const failed = within(await panel(heading))
    await failed.findByText(title)
    expect((await within(await panel(words.recent)).findAllByRole('listitem')).length).toBeGreaterThan(0)
    network.restore()
    await user.click(failed.getByRole('button', { name: admin.tryAgain }))
    await waitFor(() => expect(failed.queryByText(title)).not.toBeInTheDocument())
  })
})

describe('analytics', () => {
  const metrics = () => screen.findByRole('region', { name: adminSales.metrics.label })

  it('the analytics sum up the last thirty days, and chart the chosen figure', async () => {
    await signedIn('owner')
    const { user } = openPage(adminPaths.analytics)
    const region = within(await metrics())
    expect(await region.findByRole('img')).toHaveAccessibleName(
      new RegExp(`^${adminSales.metrics.revenue} from`),
    )
    const tab = await region.findByRole('link', { name: new RegExp(`^${adminSales.metrics.orders}`) })
    await user.click(tab)
    expect(region.getByRole('img')).toHaveAccessibleName(new RegExp(`^${adminSales.metrics.orders} from`))
    await user.click(region.getByText(adminSales.table))
    const table = within(region.getByRole('table', { name: adminSales.metrics.orders }))
    const said = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.querySelector('td')?.textContent))
    expect(said).toHaveLength(30)
    // Other tests place orders meanwhile, so compare the sums with the table.
    const [sum = ''] = /[\d,]+/.exec(tab.textContent?.replace(adminSales.metrics.orders, '') ?? '') ?? []
    expect(said.reduce((total, value) => total + value)).toBe(Number(sum))
    expect(Number(sum)).toBeGreaterThanOrEqual(11)
    const top = within(screen.getByRole('region', { name: /^Top products/ }))
    expect(top.getAllByRole('listitem').length).toBeGreaterThan(3)
    expect(screen.getByText(adminSales.note(shopZone()))).toBeInTheDocument()
  })

  it('the analytics accept a custom range, and reject an invalid one', async () => {
    await signedIn('owner')
    const { user } = openPage(adminPaths.analytics)
    const from = await screen.findByLabelText(adminSales.range.from)
    await user.clear(from)
    await user.type(from, '2999-01-01')
    await user.click(screen.getByRole('button', { name: adminSales.range.show }))
    expect(await screen.findByRole('alert')).toHaveTextContent(adminSales.range.wrong)
    await user.clear(from)
    await user.type(from, '2020-01-01')
    const to = screen.getByLabelText(adminSales.range.to)
    await user.clear(to)
    await user.type(to, '2020-02-01')
    await user.click(screen.getByRole('button', { name: adminSales.range.show }))
    await screen.findByText(adminSales.none.title)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['?from=x&to=y', '?days=-4', '?days=1e9', '?by=hour&figure=<b>'])(
    'the analytics open at %s too',
    async (tail) => {
      await signedIn('owner')
      openPage(`${adminPaths.analytics}${tail}`)
      const region = within(await metrics())
      await region.findByText(adminSales.metrics.revenue)
      await region.findByRole('img')
    },
  )

  it.each(troubles)('the analytics say what is wrong (%s) and recover', async (trouble, { text }) => {
    await signedIn('owner')
    network.trouble(sales, trouble)
    const opened = openPage(adminPaths.analytics)
    await expectRecovery(opened, {
      words: told(adminSales.error, text),
      request: sales,
      recovered: () => screen.findByRole('img', { name: new RegExp(`^${adminSales.metrics.revenue}`) }),
    })
  })
})
