import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminParcels } from '@/content/admin/orders/parcels'
import { orders as orderWords } from '@/content/orders/orders'
import { papers } from '@/content/papers/papers'
import { errors } from '@/content/shared/errors'
import { orderKeys } from '@/data/orders/order-keys'
import { formatMoney } from '@/domain/money/money'
import { expectRecovery, network, openPage, page, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong } from '../support/screen-orders'

const words = admin.orders
const { bulk, detail, filters, views, print } = adminOrders
const { several: severalWords } = adminOrders.money.cancel
const found = /\/rpc\/find_orders/

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

type Bought = Awaited<ReturnType<typeof buy>>
const listOf = (email: string, more = '') => `${adminPaths.orders}?q=${encodeURIComponent(email)}${more}`
const status = (number: string) => screen.findByRole('combobox', { name: words.statusOf(number) })
const tab = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
const box = (number: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${adminOrders.select(number.slice(0, 7))}`) })

/** Places several orders of one customer. */
async function several(amount: number): Promise<[Bought, ...Bought[]]> {
  const first = await buy()
  const others: Bought[] = []
  for (let n = 1; n < amount; n += 1) others.push(await buy())
  const all: [Bought, ...Bought[]] = [first, ...others]
  return all
}
/** Opens the list filtered to these orders. */
const open = async (order: Bought, more = '') => {
  await signedIn('owner')
  const opened = openPage(listOf(order.email, more))
  await status(order.number)
  return opened
}

describe('the list of orders', () => {
  it('the list of orders counts each status under the other filters, and filters by tab', async () => {
    const order = await buy()
    const { user } = await open(order)
    expect(await tab(words.all)).toHaveTextContent(`${words.all}1`)
    expect(await tab(orderWords.statuses.pending)).toHaveTextContent('1')
    expect(await tab(orderWords.statuses.shipped)).toHaveTextContent('0')
    await user.click(await tab(orderWords.statuses.shipped))
    await screen.findByText(words.noneFound.title(order.email))
    expect(location.search).toContain('status=shipped')
    await user.click(screen.getByRole('link', { name: words.noneFound.showAll }))
    expect(await status(order.number)).toBeInTheDocument()
  })

  it('the list of orders applies the filters of its menu, and a chip removes one', async () => {
    const order = await buy()
    const { user } = await open(order)
    await user.click(screen.getByRole('button', { name: admin.filters.title }))
    const menu = within(await screen.findByRole('dialog', { name: admin.filters.title }))
    await user.selectOptions(menu.getByLabelText(filters.placed), filters.days[7] ?? '')
    await user.selectOptions(menu.getByLabelText(filters.method), filters.methods.card)
    await user.type(menu.getByLabelText(filters.min), '12,5')
    await user.click(menu.getByRole('button', { name: admin.filters.apply }))
    await screen.findByText(words.noneFound.title(order.email))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      q: order.email,
      days: '7',
      method: 'card',
      min: '12.5',
    })
    expect(screen.getByRole('link', { name: admin.filters.remove(filters.lastDays(7)) })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: admin.filters.remove(filters.methods.card) }))
    expect(await status(order.number)).toBeInTheDocument()
  })

  it.each([
    [filters.min, 'much', filters.wrongAmount],
    [filters.placed, filters.byHand, filters.wrongRange],
  ])('the list of orders says what of a filter cannot be (%s)', async (label, value, problem) => {
    const order = await buy()
    const { user } = await open(order)
    const before = location.search
    await user.click(screen.getByRole('button', { name: admin.filters.title }))
    const field = await screen.findByLabelText(label)
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value)
    else await user.type(field, value)
    await user.click(screen.getByRole('button', { name: admin.filters.apply }))
    expect(await screen.findByRole('alert')).toHaveTextContent(problem)
    expect(location.search).toBe(before)
  })

  it('the list of orders sorts by its column headers, both ways', async () => {
    const order = await buy()
    const { user } = await open(order)
    const head = (name: string) => screen.findByRole('columnheader', { name })
    expect(await head(words.columns.placed)).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('link', { name: words.columns.total }))
    await waitFor(async () =>
      expect(await head(words.columns.total)).toHaveAttribute('aria-sort', 'descending'),
    )
    await user.click(screen.getByRole('link', { name: words.columns.total }))
    await waitFor(async () =>
      expect(await head(words.columns.total)).toHaveAttribute('aria-sort', 'ascending'),
    )
    expect(location.search).toContain('sort=total')
  })

  it('the list of orders announces a new order, and shows it on request', async () => {
    await signedIn('owner')
    const { user, client } = openPage(`${adminPaths.orders}?sort=placed&min=0`)
    await screen.findAllByRole('combobox')
    await buy()
    await client.invalidateQueries({ queryKey: orderKeys.all })
    const notice = await screen.findByRole('button', { name: /^\d+ new orders?/ })
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\)/))
    await user.click(notice)
    await waitFor(() => expect(screen.queryByRole('button', { name: /new order/ })).not.toBeInTheDocument())
  })

  it('a view of the orders is saved under a unique name', async () => {
    const order = await buy()
    const { user } = await open(order, '&method=cod')
    const name = order.number
    await user.click(await screen.findByRole('button', { name: views.save }))
    await user.click(screen.getByRole('button', { name: views.submit }))
    await screen.findByText(views.missing)
    await user.type(screen.getByLabelText(views.name), name)
    await user.click(screen.getByRole('button', { name: views.submit }))
    await screen.findByRole('button', { name: views.change(name) })
    const sidebar = within(screen.getByRole('navigation', { name: views.label }))
    const link = await sidebar.findByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(link).toHaveTextContent(views.count(1)))
    // A duplicate name.
    await user.click(await tab(orderWords.statuses.pending))
    await user.click(await screen.findByRole('button', { name: views.save }))
    await user.type(screen.getByLabelText(views.name), name.toLowerCase())
    await user.click(screen.getByRole('button', { name: views.submit }))
    await screen.findByText(views.exists)
  })

  it('a view of the orders is renamed, deleted, and restored', async () => {
    const order = await buy()
    const query = new URLSearchParams({ q: order.email }).toString()
    await asOwner('POST', 'admin_views', { page: 'orders', name: order.number, query })
    const { user } = await open(order)
    await user.click(await screen.findByRole('button', { name: views.change(order.number) }))
    await user.type(screen.getByLabelText(views.name), '!')
    await user.click(screen.getByRole('button', { name: views.rename }))
    const renamed = await screen.findByRole('button', { name: views.change(`${order.number}!`) })
    await user.click(renamed)
    await user.click(screen.getByRole('button', { name: views.delete }))
    await screen.findByText(views.deleted(`${order.number}!`))
    await user.click(screen.getByRole('button', { name: admin.undo }))
    const sidebar = within(screen.getByRole('navigation', { name: views.label }))
    await sidebar.findByRole('link', { name: new RegExp(`^${order.number}!`) })
  })
})

describe('several orders at once', () => {
  it('selected orders change their status together, with an undo', async () => {
    await signedIn('owner')
    const [one, two] = await several(2)
    // Their customer's name finds both.
    await asOwner('POST', 'rpc/change_orders', {
      p_changes: [one, two].map((order) => ({
        number: order?.number,
        field: 'status',
        from: 'pending',
        to: 'processing',
      })),
    })
    const { user } = openPage(`${adminPaths.orders}?status=processing&q=nora alami`)
    for (const order of [one, two]) await user.click(await box(order?.number ?? ''))
    const bar = within(screen.getByRole('region', { name: admin.selection.label }))
    expect(bar.getByText(admin.selection.count(2))).toBeInTheDocument()
    await user.click(bar.getByRole('button', { name: bulk.setStatus }))
    await user.click(await screen.findByRole('button', { name: orderWords.statuses.shipped }))
    await screen.findByText(bulk.updated(2))
    expect(screen.queryByRole('region', { name: admin.selection.label })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: words.statusOf(one.number) })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: admin.undo }))
    expect(await status(one.number)).toHaveTextContent(orderWords.statuses.processing)
  })

  it('cancelling selected orders asks first, says how many have shipped, and records the reason', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'shipped' })
    const { user } = await open(order)
    await user.click(await box(order.number))
    const cancelling = async () => {
      await user.click(screen.getByRole('button', { name: bulk.setStatus }))
      await user.click(await screen.findByRole('button', { name: orderWords.statuses.cancelled }))
      return within(await screen.findByRole('alertdialog', { name: severalWords.title(1) }))
    }
    const dialog = await cancelling()
    expect(dialog.getByText(severalWords.sent(1))).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: severalWords.keep }))
    expect(await status(order.number)).toHaveTextContent(orderWords.statuses.shipped)
    const again = await cancelling()
    await user.selectOptions(again.getByLabelText(adminOrders.money.cancel.reason), 'refused')
    await user.click(again.getByRole('button', { name: severalWords.confirm(1) }))
    await screen.findByText(bulk.updated(1))
    expect(await asOwner('GET', `orders?id=eq.${order.id}&select=cancel_reason`, undefined)).toEqual([
      { cancel_reason: 'refused' },
    ])
  })

  it('selected orders say why each refused change failed, and stay selected', async () => {
    const order = await buy()
    const { user } = await open(order)
    await user.click(await box(order.number))
    // The customer cancels in the meantime.
    await moveAlong(order.id, { order_status: 'cancelled' })
    await user.click(screen.getByRole('button', { name: bulk.setStatus }))
    await user.click(await screen.findByRole('button', { name: orderWords.statuses.shipped }))
    await screen.findByText(bulk.noneDone)
    expect(
      screen.getByText(bulk.refused(order.number, adminOrders.refusals.CHANGED_MEANWHILE)),
    ).toBeInTheDocument()
    await waitFor(async () =>
      expect(await status(order.number)).toHaveTextContent(orderWords.statuses.cancelled),
    )
    expect(await box(order.number)).toBeChecked()
  })

  it('selected orders stay unchanged when the request fails', async () => {
    const order = await buy()
    const { user } = await open(order)
    await user.click(await box(order.number))
    network.trouble(/\/rpc\/change_orders/, 500)
    await user.click(screen.getByRole('button', { name: bulk.setStatus }))
    await user.click(await screen.findByRole('button', { name: orderWords.statuses.delivered }))
    await screen.findByText(bulk.failed)
    expect(await status(order.number)).toHaveTextContent(orderWords.statuses.pending)
  })

  it('listed orders are exported by order or by item, and a failed export is said', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob)
      return 'blob:file'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const order = await buy()
    const { user } = await open(order)
    const variants = [
      [adminOrders.export.orders, adminOrders.export.heads.orders],
      [adminOrders.export.items, adminOrders.export.heads.items],
    ] as const
    for (const [index, [label, head]] of variants.entries()) {
      await user.click(await screen.findByRole('button', { name: adminOrders.export.title }))
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }))
      await waitFor(() => expect(files).toHaveLength(index + 1))
      const lines = ((await files.at(-1)?.text()) ?? '').trim().split('\r\n')
      expect(lines[0]).toContain(head.join(','))
      expect(lines.slice(1).every((line) => line.startsWith(`${order.number},`))).toBe(true)
    }
    const lines = ((await files[1]?.text()) ?? '').trim().split('\r\n')
    expect(lines).toHaveLength(1 + order.lines.length)
    network.trouble(/\/rpc\/read_orders/, 500)
    await user.click(await box(order.number))
    await user.click(screen.getByRole('button', { name: adminOrders.export.short }))
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${adminOrders.export.orders}`) }))
    await screen.findByText(adminOrders.export.failed)
  })

  it('the list of orders moves, selects and sets a status with the keyboard', async () => {
    const order = await buy()
    const { user } = await open(order)
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: words.open(order.number.slice(0, 7)) })).toHaveFocus()
    await user.keyboard('x')
    expect(await box(order.number)).toBeChecked()
    await user.keyboard('x')
    await user.keyboard('s')
    await screen.findByText(adminOrders.keys.armed)
    await user.keyboard('2')
    expect(await status(order.number)).toHaveTextContent(orderWords.statuses.processing)
    await screen.findByText(words.updated.text('processing'))
  })
})

describe('one order', () => {
  const drawerOf = async ({ id, number }: Bought) => {
    await signedIn('owner')
    const opened = openPage(`${adminPaths.orders}/${id}`)
    const drawer = within(await screen.findByRole('complementary', { name: words.open(number) }))
    await drawer.findByText(/^1st order, /)
    return { ...opened, drawer }
  }

  it('an order’s note is saved after a failure, and deleted with an undo', async () => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
    await user.click(drawer.getByRole('button', { name: detail.notes.add }))
    network.trouble(/order_notes/, 500)
    await user.type(drawer.getByLabelText(detail.notes.field), 'Wrap it as a gift')
    await user.click(drawer.getByRole('button', { name: detail.notes.save }))
    await drawer.findByText(detail.notes.failed)
    network.restore()
    await user.click(drawer.getByRole('button', { name: detail.notes.save }))
    await drawer.findByText('Wrap it as a gift', { selector: 'p' })
    await user.click(drawer.getByRole('button', { name: detail.notes.delete }))
    await waitFor(() => expect(drawer.queryByText('Wrap it as a gift')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    await drawer.findByText('Wrap it as a gift')
  })

  it('a double click on an order’s next step takes that step and not the one after', async () => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
    await user.dblClick(drawer.getByRole('button', { name: words.next.pending.label }))
    const next = await drawer.findByRole('button', { name: words.next.processing.label })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    const [row] = await asOwner<{ order_status: string }[]>(
      'GET',
      `orders?id=eq.${order.id}&select=order_status`,
    )
    expect(row?.order_status).toBe('processing')
  })

  it('an order ships together with its tracking', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'processing' })
    const { user, drawer } = await drawerOf(order)
    await user.selectOptions(drawer.getByLabelText(words.tracking.carrier), detail.otherCarrier)
    await user.type(drawer.getByLabelText(detail.otherName), 'Rapid')
    await user.type(drawer.getByLabelText(words.tracking.number), 'R-9')
    await user.click(drawer.getByRole('button', { name: words.next.processing.label }))
    expect((await drawer.findAllByText(/^Rapid R-9/)).length).toBeGreaterThan(0)
    await drawer.findByRole('button', { name: words.next.shipped.label })
  })

  it('an order’s tracking is not overwritten when another owner set it in the meantime', async () => {
    const order = await buy()
    const { user, drawer } = await drawerOf(order)
    await moveAlong(order.id, { carrier: 'DHL', tracking_number: 'D1' })
    await user.type(drawer.getByLabelText(words.tracking.number), 'MINE')
    await user.click(drawer.getByRole('button', { name: words.tracking.save }))
    await screen.findByText(detail.trackingChanged)
    await waitFor(() => expect(drawer.getByLabelText(words.tracking.number)).toHaveValue('D1'))
    expect(drawer.getByLabelText(words.tracking.carrier)).toHaveValue('DHL')
  })

  it('an order’s packed items are stored in this browser until the order ships', async () => {
    const order = await buy()
    const { user, drawer, unmount } = await drawerOf(order)
    const [first] = drawer.getAllByRole('checkbox')
    if (!first) throw new Error('Nothing to pack')
    await user.click(first)
    expect(drawer.getByText(detail.packing.count(1, order.lines.length))).toBeInTheDocument()
    unmount()
    const again = await drawerOf(order)
    const boxes = again.drawer.getAllByRole('checkbox')
    expect(boxes[0]).toBeChecked()
    for (const each of boxes.slice(1)) await again.user.click(each)
    expect(again.drawer.getByText(detail.packing.all)).toBeInTheDocument()
    await again.user.click(again.drawer.getByRole('button', { name: words.next.pending.label }))
    const ship = await again.drawer.findByRole('button', { name: words.next.processing.label })
    // After a step the next one waits a moment.
    await waitFor(() => expect(ship).toHaveAttribute('aria-disabled', 'false'))
    await again.user.click(ship)
    await waitFor(() => expect(again.drawer.queryByRole('checkbox')).not.toBeInTheDocument())
    expect(localStorage.getItem('admin-packed') ?? '').not.toContain(order.id)
  })

  it('an order links to the customer’s page, an email and a message', async () => {
    const order = await buy()
    const { drawer } = await drawerOf(order)
    expect(drawer.getByRole('link', { name: 'Nora Alami' })).toHaveAttribute(
      'href',
      `${adminPaths.customers}/${encodeURIComponent(order.email)}`,
    )
    expect(drawer.getByRole('link', { name: order.email })).toHaveAttribute(
      'href',
      `mailto:${order.email}?subject=${encodeURIComponent(papers.messages.subject(order.number))}`,
    )
    expect(drawer.getByRole('link', { name: detail.whatsApp }).getAttribute('href')).toContain(
      `https://wa.me/${order.phone.slice(1)}`,
    )
  })

  it('an order is shown without its notes when these fail to load, and retries', async () => {
    const order = await buy()
    await signedIn('owner')
    network.trouble(/admin_order_detail/, 500)
    const { user } = openPage(`${adminPaths.orders}/${order.id}`)
    await screen.findByText(detail.moreError)
    expect(screen.getByText(words.items(3))).toBeInTheDocument()
    network.restore()
    await user.click(within(screen.getByText(detail.moreError)).getByRole('button', { name: admin.tryAgain }))
    await screen.findByText(/^1st order, /)
  })
})

describe('printing orders', () => {
  it('a packing slip lists items without prices, an invoice lists them with prices', async () => {
    const order = await buy()
    await signedIn('owner')
    const { unmount, user } = openPage(adminPaths.print('packing-slip', [order.number]))
    const packingSlip = await screen.findByRole('article', { name: `${print.packingSlip} ${order.number}` })
    for (const { title, size, color } of order.lines)
      for (const text of [title, size, color].filter(Boolean)) expect(packingSlip).toHaveTextContent(text)
    // Products may call what is chosen of them anything: no head names it.
    expect(
      within(packingSlip)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([papers.order.picture, papers.order.product, papers.order.quantity, papers.order.inParcel])
    expect(packingSlip).toHaveTextContent('1 Rue de Fès10000 RabatMorocco')
    expect(within(packingSlip).getByRole('heading', { name: papers.order.from })).toBeVisible()
    // The cash that the courier collects is the only amount.
    expect(packingSlip).toHaveTextContent(`${papers.order.collect}${formatMoney(order.total * 100, 'USD')}`)
    expect(packingSlip.textContent?.match(/\$/g)).toHaveLength(1)
    const printed = vi.spyOn(globalThis, 'print').mockReturnValue()
    await user.click(page().getByRole('button', { name: print.print }))
    expect(printed).toHaveBeenCalledOnce()
    unmount()
    openPage(adminPaths.print('invoice', [order.number]))
    const invoice = await screen.findByRole('article', { name: `${print.invoice} ${order.number}` })
    expect(invoice).toHaveTextContent(
      `${papers.order.due(papers.methods.cod)}${formatMoney(order.total * 100, 'USD')}`,
    )
    expect(invoice).toHaveTextContent(order.email)
    expect(within(invoice).getByRole('heading', { name: papers.order.seller })).toBeVisible()
  })

  it('a packing slip lists what is still to be packed, and that of a parcel what is in it', async () => {
    const order = await buy()
    const [trousers, hoodie] = order.lines
    const [item] = await asOwner<{ id: string }[]>('GET', `order_items?order_id=eq.${order.id}&position=eq.1`)
    await asOwner('POST', 'rpc/ship_items', {
      p_order_id: order.id,
      p_id: crypto.randomUUID(),
      p_parcel: { carrier: 'Amana', tracking_number: 'AM 1 MA' },
      p_lines: [{ item_id: item?.id, quantity: 1 }],
    })
    await signedIn('owner')
    const left = openPage(adminPaths.print('packing-slip', [order.number]))
    const rest = await screen.findByRole('article', { name: `${print.packingSlip} ${order.number}` })
    expect(rest).toHaveTextContent(papers.order.ofRest)
    expect(rest).toHaveTextContent(papers.order.items(2))
    for (const { title } of order.lines) expect(rest).toHaveTextContent(title)
    expect(rest).not.toHaveTextContent('AM 1 MA')
    left.unmount()

    const drawer = openPage(`${adminPaths.orders}/${order.id}`)
    await drawer.user.click(
      await screen.findByRole('link', {
        name: adminParcels.of(adminParcels.slip, adminParcels.parcel(1)),
      }),
    )
    const parcel = await screen.findByRole('article', { name: `${print.packingSlip} ${order.number} 1` })
    expect(parcel).toHaveTextContent(papers.order.ofParcel(1, 1))
    expect(parcel).toHaveTextContent('AM 1 MA')
    expect(parcel).toHaveTextContent(papers.order.items(1))
    expect(parcel).toHaveTextContent(trousers?.title ?? '')
    expect(parcel).not.toHaveTextContent(hoodie?.title ?? '')
  })

  it('printing makes one page per order, in the order of selection', async () => {
    const [one, two] = await several(2)
    await signedIn('owner')
    openPage(adminPaths.print('packing-slip', [two?.number ?? '', one.number, 'ZL-NOBODYHASIT0']))
    await screen.findByRole('heading', { level: 1, name: print.packingSlips(2) })
    const pages = await waitFor(() => {
      const found = screen.getAllByRole('article')
      expect(found).toHaveLength(2)
      return found
    })
    expect(pages.map((each) => each.querySelector('h2 + p')?.textContent)).toEqual([two?.number, one.number])
  })

  it.each(['', 'ZL-NOBODYHASIT0'])(
    'the page to print says when there is nothing to print (%j)',
    async (number) => {
      await signedIn('owner')
      openPage(adminPaths.print('packing-slip', [number]))
      await screen.findByText(print.nothingToPack.title)
    },
  )

  it('the page to print recovers when its orders fail to load', async () => {
    const order = await buy()
    await signedIn('owner')
    network.trouble(/read_orders/, 500)
    const opened = openPage(adminPaths.print('invoice', [order.number]))
    await expectRecovery(opened, {
      words: { title: print.error, text: errors.unknown.text },
      request: /read_orders/,
      recovered: () => screen.findByRole('article'),
    })
  })
})

it('the list of orders says that it may be out of date when a refetch fails', async () => {
  const order = await buy()
  const { client, user } = await open(order)
  network.trouble(found, 500)
  await client.invalidateQueries({ queryKey: orderKeys.lists() })
  await screen.findByText(admin.stale)
  expect(await status(order.number)).toBeInTheDocument()
  network.restore()
  await user.click(screen.getByRole('button', { name: admin.tryAgain }))
  await waitFor(() => expect(screen.queryByText(admin.stale)).not.toBeInTheDocument())
})
