import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { admin } from '@/content/admin/admin'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { adminDeals as words } from '@/content/admin/offers/deals'
import { toLocal } from '@/domain/discounts/deal-plan'
import { storedDraft } from '../support/drafts'
import { expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const list = /\/rpc\/list_deals/
const adding = /\/rpc\/add_deals/
const hour = 3_600_000
const soon = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

type Product = { id: string; slug: string; title: string }

/** Adds a product for this test: $20, ten in stock. */
async function product(): Promise<Product> {
  const key = randomUUID().slice(0, 8)
  const made = { id: randomUUID(), slug: `deal-${key}`, title: `Bargain ${key}` }
  await asOwner('POST', 'products', {
    ...made,
    description: 'For a test.',
    price: 20,
    quantity: 10,
    image_url: '/favicon.svg',
    collection_slug: 'school',
  })
  return made
}
async function deal(of: Product, facts: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  await asOwner('POST', 'rpc/add_deals', {
    p_deals: [
      {
        id,
        product_id: of.id,
        kind: 'daily',
        deal_price: 15,
        total: 10,
        starts_at: null,
        ends_at: soon(3),
        ...facts,
      },
    ],
  })
  return id
}
type Listed = { counts: Record<string, number>; deals: { price: number; total: number }[] }
const stored = (of: Product) =>
  asOwner<Listed>('POST', 'rpc/list_deals', { p_search: of.title, p_state: 'running' })
/** The undo of the latest toast; an earlier toast may still be shown. */
async function undoOf(title: string) {
  const toast = (await screen.findByText(title)).closest('li')
  if (!toast) throw new Error(title)
  return within(toast).getByRole('button', { name: admin.undo })
}
const region = async () => within(await screen.findByRole('region', { name: words.list }))

describe('the list of deals', () => {
  it('the list of deals shows running deals with their revenue, and searches by product', async () => {
    const one = await product()
    await deal(one)
    const { user } = openPage(adminPaths.deals)
    const rows = await region()
    await user.type(screen.getByRole('textbox', { name: words.search }), one.title)
    const row = (await rows.findByRole('link', { name: one.title })).closest('tr')
    expect(row).toHaveTextContent('$15.00')
    expect(row).toHaveTextContent(words.off(25))
    expect(row).toHaveTextContent(words.soldOf(0, 10))
    expect(row).toHaveTextContent('$0.00')
    expect(row).toHaveTextContent(/in (3 h|2 h 59 min)/)
    expect(await screen.findByRole('link', { name: `${words.states.running} 1` })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(screen.getByRole('link', { name: `${words.states.scheduled} 0` })).toBeInTheDocument()
  })

  it('the list of deals keeps state, kind and sort order in the URL', async () => {
    const { user } = openPage(`${adminPaths.deals}?state=scheduled`)
    await (await region()).findAllByRole('checkbox')
    expect(screen.getByRole('columnheader', { name: words.columns.time.scheduled })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(screen.getByRole('link', { name: words.columns.product }))
    await user.click(screen.getByRole('link', { name: words.kinds.daily }))
    await waitFor(() => expect(location.search).toBe('?state=scheduled&sort=product&kind=daily'))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: words.columns.product })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    )
    await user.click(screen.getByRole('link', { name: admin.pager.next }))
    await waitFor(() => expect(location.search).toContain('page=2'))
  })

  it('the list of deals ends deals after a confirmation, and deletes scheduled ones with an undo', async () => {
    const [one, two] = [await product(), await product()]
    await deal(one)
    const waiting = await deal(two, { starts_at: soon(2) })
    const first = openPage(`${adminPaths.deals}?q=${encodeURIComponent(one.title)}`)
    await first.user.click(await screen.findByRole('checkbox', { name: admin.selection.one(one.title) }))
    await first.user.click(screen.getByRole('button', { name: words.selection.end }))
    await first.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.ask.end.confirm }),
    )
    await screen.findByText(words.ask.ended(1))
    await screen.findByText(words.noneFound.title(one.title))
    expect((await stored(one)).counts).toMatchObject({ running: 0, ended: 1 })
    first.unmount()

    const { user } = openPage(`${adminPaths.deals}?state=scheduled&q=${encodeURIComponent(two.title)}`)
    await user.click(await screen.findByRole('checkbox', { name: admin.selection.one(two.title) }))
    await user.click(screen.getByRole('button', { name: words.selection.remove }))
    await screen.findByText(words.noneFound.title(two.title))
    await user.click(await undoOf(words.ask.removed(1)))
    await screen.findByRole('link', { name: two.title })
    expect(await asOwner('GET', `deals?id=eq.${waiting}`)).toHaveLength(1)
  })

  it('the list of deals shows a skeleton while it loads', async () => {
    network.trouble(list, 'silent')
    openPage(adminPaths.deals)
    const place = await screen.findByRole('region', { name: words.list })
    expect(place.querySelectorAll('.animate-pulse')).not.toHaveLength(0)
  })

  it.each(troubles)('the list of deals says what is wrong (%s) and recovers', async (trouble, { text }) => {
    network.trouble(list, trouble)
    const opened = openPage(adminPaths.deals)
    await expectRecovery(opened, {
      words: { title: words.error, text },
      request: list,
      recovered: async () => (await region()).findAllByRole('checkbox'),
    })
  })
})

describe('one deal', () => {
  const price = () => screen.findByRole('textbox', { name: words.fields.price })

  it('a running deal changes only the terms that may still change', async () => {
    const one = await product()
    const { user } = openPage(`${adminPaths.deals}/${await deal(one)}`)
    expect(await screen.findByLabelText(words.fields.start)).toBeDisabled()
    await user.clear(await price())
    await user.type(await price(), '20')
    expect(screen.getByText(words.problems['not-below'])).toBeInTheDocument()
    await user.clear(await price())
    await user.type(await price(), '12.5')
    expect(screen.getByText(`${words.usual('$20.00')}, ${words.off(38)}`)).toBeInTheDocument()
    const total = screen.getByRole('textbox', { name: words.fields.total })
    await user.clear(total)
    await user.type(total, '30')
    expect(screen.getByText(words.beyondStock(10))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.detail.save }))
    await screen.findByText(words.detail.saved)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words.detail.save })).not.toBeInTheDocument(),
    )
    expect((await stored(one)).deals[0]).toMatchObject({ price: 12.5, total: 30 })
  })

  it.each([
    ['DEALS_OVERLAP', words.problems.overlap],
    ['DEAL_IS_OVER', words.problems.over],
    ['DEAL_CHANGED', words.problems.changed],
  ])('a change to a deal that is refused (%s) says why', async (message, text) => {
    const one = await product()
    const { user } = openPage(`${adminPaths.deals}/${await deal(one)}`)
    await user.clear(await price())
    await user.type(await price(), '11')
    network.trouble(/rpc\/save_deal/, { status: 409, message, details: { overlaps: [] } })
    await user.click(screen.getByRole('button', { name: words.detail.save }))
    await screen.findByText(text)
  })

  it('what is typed into a deal while it is saved stays, and the next save takes it', async () => {
    const one = await product()
    const { user } = openPage(`${adminPaths.deals}/${await deal(one)}`)
    const held = Promise.withResolvers<void>()
    network.trouble(/rpc\/save_deal/, async (send) => {
      await held.promise
      return send()
    })
    const total = await screen.findByRole('textbox', { name: words.fields.total })
    await user.clear(total)
    await user.type(total, '8')
    await user.click(screen.getByRole('button', { name: words.detail.save }))
    await user.clear(total)
    await user.type(total, '9')
    held.resolve()
    await screen.findByText(words.detail.saved)
    expect(total).toHaveValue('9')
    expect((await stored(one)).deals[0]).toMatchObject({ total: 8 })
    await user.click(screen.getByRole('button', { name: words.detail.save }))
    await waitFor(async () => expect((await stored(one)).deals[0]).toMatchObject({ total: 9 }))
  })

  it('a deal is duplicated for another time', async () => {
    const one = await product()
    const { user } = openPage(`${adminPaths.deals}/${await deal(one, { deal_price: 13, total: 7 })}`)
    await user.click(await screen.findByRole('button', { name: words.detail.duplicate }))
    expect(await screen.findByRole('textbox', { name: words.form.priceOf(one.title) })).toHaveValue('13.00')
    expect(screen.getByRole('textbox', { name: words.form.totalOf(one.title) })).toHaveValue('7')
    expect(location.pathname + location.search).toBe(adminPaths.newDeal)
  })

  it('the page of a deal says when the deal does not exist', async () => {
    openPage(`${adminPaths.deals}/${randomUUID()}`)
    await screen.findByText(words.detail.missing.title)
  })
})

describe('adding deals', () => {
  const percent = () => screen.findByRole('textbox', { name: words.fields.percent })
  const priceOf = ({ title }: Product) => screen.findByRole('textbox', { name: words.form.priceOf(title) })

  async function choose(user: ReturnType<typeof openPage>['user'], ...products: Product[]) {
    await user.click(await screen.findByRole('button', { name: words.form.choose }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const { title } of products) {
      const box = dialog.getByRole('textbox', { name: adminCollections.pick.search })
      await user.clear(box)
      await user.type(box, title)
      await user.click(await dialog.findByRole('checkbox', { name: new RegExp(title) }))
    }
    await user.click(dialog.getByRole('button', { name: adminCollections.pick.add(products.length) }))
  }

  it('the form for new deals adds several products at once, one of them at its own price', async () => {
    const [one, two] = [await product(), await product()]
    const { user } = openPage(adminPaths.newDeal)
    await choose(user, one, two)
    await user.type(await percent(), '30')
    expect(await priceOf(one)).toHaveValue('14.00')
    await user.clear(await priceOf(two))
    await user.type(await priceOf(two), '9')
    await user.click(screen.getByRole('button', { name: words.form.spans.hours }))
    await user.click(screen.getByRole('button', { name: words.form.submitNow(2) }))
    await screen.findByText(words.form.added(2))
    await screen.findByRole('heading', { level: 1, name: words.title })
    expect((await stored(one)).deals[0]).toMatchObject({ price: 14, total: 10 })
    expect((await stored(two)).deals[0]).toMatchObject({ price: 9, total: 10 })
    expect(storedDraft('new-deal')).toBeNull()
  })

  it('the form for new deals shows the problems and sends nothing', async () => {
    const one = await product()
    const { user } = openPage(adminPaths.newDeal)
    await choose(user, one)
    network.forget()
    await user.click(screen.getByRole('button', { name: words.form.submitNow(1) }))
    await screen.findByText(words.problems.price)
    expect(screen.getByText(words.times.end)).toBeInTheDocument()
    expect(await priceOf(one)).toHaveFocus()
    await user.type(await percent(), '96')
    expect(screen.getByText(words.problems.percent)).toBeInTheDocument()
    await user.clear(await percent())
    await user.type(await percent(), '10')
    const end = screen.getByLabelText(words.fields.end)
    await user.clear(end)
    await user.type(end, toLocal(Date.now() - 2 * hour, shopZone()))
    expect(screen.getByText(words.times.order)).toBeInTheDocument()
    expect(network.asked(adding)).toBe(0)
  })

  it('the form for new deals removes products that are in another deal at that time', async () => {
    const [one, two] = [await product(), await product()]
    await deal(one)
    const { user } = openPage(adminPaths.newDeal)
    await choose(user, one, two)
    await user.type(await percent(), '30')
    await user.click(screen.getByRole('button', { name: words.form.spans.hours }))
    await user.click(screen.getByRole('button', { name: words.form.submitNow(2) }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words.form.overlap(1))
    expect(alert).toHaveFocus()
    await user.click(within(alert).getByRole('button', { name: words.form.leaveOut }))
    await waitFor(() => expect(screen.queryByText(one.title)).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: words.form.submitNow(1) }))
    await screen.findByText(words.form.added(1))
  })

  it('the form for new deals imports a whole collection, and stores the plan until it is discarded', async () => {
    const first = openPage(`${adminPaths.newDeal}?collection=boho-chic`)
    await screen.findByRole('textbox', { name: words.form.priceOf('Boho Floral Print Maxi Dress') })
    const panel = within(page().getByRole('region', { name: new RegExp(`^${words.form.products}`) }))
    const count = panel.getAllByRole('listitem').length
    expect(count).toBeGreaterThan(5)
    first.unmount()
    const { user } = openPage(adminPaths.newDeal)
    expect(await screen.findAllByRole('textbox', { name: /^Deal price of/ })).toHaveLength(count)
    await user.click(screen.getByRole('button', { name: words.form.discard }))
    expect(screen.getByText(words.form.none)).toBeInTheDocument()
    await user.click(await undoOf(words.form.discarded))
    expect(screen.getAllByRole('textbox', { name: /^Deal price of/ })).toHaveLength(count)
  })

  it('the form for new deals keeps the plan when adding fails', async () => {
    const one = await product()
    const { user } = openPage(adminPaths.newDeal)
    await choose(user, one)
    await user.type(await percent(), '30')
    await user.click(screen.getByRole('button', { name: words.form.spans.today }))
    network.trouble(adding, 500)
    await user.click(screen.getByRole('button', { name: words.form.submitNow(1) }))
    await screen.findByText(words.form.failed)
    expect(await priceOf(one)).toHaveValue('14.00')
  })
})
