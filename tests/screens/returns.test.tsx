// Returns on the screen: what a shopper may ask for and what is missing, and what the owner does with it.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { adminExchanges } from '@/content/admin/orders/exchanges'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminReturns } from '@/content/admin/orders/returns'
import { cart } from '@/content/cart/cart'
import { orders } from '@/content/orders/orders'
import { returnReasonWords, returnWords } from '@/content/orders/return-words'
import { track } from '@/content/orders/track'
import { storeGuestOrder } from '@/data/orders/guest-orders'
import { network, openPage, page, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong, newMember, pay } from '../support/screen-orders'

const { page: words, section } = returnWords
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const trousers = 'wide-leg-linen-trousers'

afterEach(() => localStorage.clear())

/** A delivered order of a guest whose browser this is, or of the signed-in member. */
async function delivered({ isGuest = true, isPaid = false } = {}) {
  const order = await buy()
  await moveAlong(order.id, { order_status: 'delivered' })
  if (isPaid) await pay(order.id, order.total, 'cod')
  if (isGuest) storeGuestOrder(order.id, order.token)
  return order
}
type Delivered = Awaited<ReturnType<typeof delivered>>
const nameOf = ({ lines }: Delivered) => lines.find(({ slug }) => slug === trousers)?.title ?? ''

async function openForm(order: Delivered, title: string = words.title) {
  const opened = openPage(paths.returnItems(order.id))
  await heading(title)
  const item = await page().findByRole('checkbox', { name: new RegExp(nameOf(order)) })
  const submit = () => opened.user.click(page().getByRole('button', { name: words.submit }))
  return { ...opened, item, submit }
}

/** Asks for a return of two items through the form. */
async function request(order: Delivered) {
  const { user, item, submit, unmount } = await openForm(order)
  await user.click(item)
  await user.selectOptions(page().getByLabelText(words.quantity), '2')
  await user.selectOptions(page().getByLabelText(words.reason), returnReasonWords.too_small)
  await submit()
  await heading(words.done.title)
  unmount()
}

describe('the form for a return', () => {
  it('the form for a return needs an item and its reason, says so beside them and sends no request', async () => {
    const { user, item, submit } = await openForm(await delivered())
    network.forget()
    await submit()
    expect(page().getByText(words.problems.lines)).toBeInTheDocument()
    await waitFor(() => expect(page().getAllByRole('checkbox')[0]).toHaveFocus())
    await user.click(item)
    expect(page().getByLabelText(words.reason)).toHaveAccessibleDescription(words.problems.reason)
    await submit()
    await waitFor(() => expect(page().getByLabelText(words.reason)).toHaveFocus())
    expect(network.asked(/request_return/)).toBe(0)
  })

  it('the form for a return keeps what was chosen when the answer is lost, and makes one return', async () => {
    const { user, item, submit } = await openForm(await delivered())
    await user.click(item)
    await user.selectOptions(page().getByLabelText(words.reason), returnReasonWords.other)
    network.trouble(/request_return/, 'lost')
    await submit()
    const failure = await page().findByText(words.failed.offline)
    await waitFor(() => expect(failure).toHaveFocus())
    expect(item).toBeChecked()
    network.restore()
    await submit()
    await heading(words.done.title)
    expect(page().getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  it('the form for a return is closed for an order on its way, or that this browser cannot open', async () => {
    const order = await buy()
    const { unmount } = openPage(paths.returnItems(order.id))
    await heading(words.missing.title)
    unmount()
    storeGuestOrder(order.id, order.token)
    openPage(paths.returnItems(order.id))
    await page().findByText(words.closed.title)
    expect(page().queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('an order', () => {
  it('an order shows its returns and what happens next, and lets one be withdrawn', async () => {
    const order = await delivered()
    await request(order)
    const { user } = openPage(paths.orderConfirmation(order.id))
    const card = await screen.findByRole('listitem', { name: section.one(`${order.number}-R1`) })
    expect(card).toHaveTextContent(returnWords.next.requested)
    expect(card).toHaveTextContent(returnReasonWords.too_small)
    await user.click(within(card).getByRole('button', { name: section.withdraw }))
    await waitFor(() => expect(card).toHaveTextContent(returnWords.states.withdrawn))
    // Once the order's returns are read again.
    await waitFor(() => expect(card).toHaveFocus())
  })

  it('an order in the list offers Return while it is possible, and Review of what is not reviewed', async () => {
    await newMember()
    const underWay = await buy()
    const order = await delivered({ isGuest: false })
    openPage(paths.profileOrders)
    const link = await page().findByRole('link', { name: returnWords.returnOf(order.number) })
    expect(link).toHaveAttribute('href', paths.returnItems(order.id))
    expect(page().getByRole('link', { name: returnWords.reviewOf(nameOf(order)) })).toHaveAttribute(
      'href',
      `${paths.product(trousers)}#reviews`,
    )
    expect(
      page().queryByRole('link', { name: returnWords.returnOf(underWay.number) }),
    ).not.toBeInTheDocument()
  })

  it('an order opens its returns by number and email', async () => {
    const order = await delivered({ isGuest: false })
    const { user } = openPage(paths.trackOrder(order.number))
    await user.type(await screen.findByLabelText(track.email), order.email)
    await user.click(page().getByRole('button', { name: track.submit }))
    await user.click(await page().findByRole('button', { name: returnWords.track.action }))
    await heading(words.title)
    expect(await page().findByRole('checkbox', { name: new RegExp(nameOf(order)) })).toBeEnabled()
  })
})

it('another size is asked for instead of money, kept at once, and sent by an order of its own', async () => {
  const { actions, approving, receiving } = adminReturns
  const { action, exchanging } = adminExchanges
  const order = await delivered({ isPaid: true })
  await asOwner('PATCH', 'shop_settings?id=not.is.null', { exchange_days: 14 })
  try {
    const { user, item, submit, unmount } = await openForm(order, returnWords.actionOrExchange)
    await user.click(item)
    await user.selectOptions(page().getByLabelText(words.reason), returnReasonWords.too_small)
    const instead = page().getByLabelText(words.instead)
    const [first] = within(instead)
      .getAllByRole('option')
      .filter((option) => option.getAttribute('value') !== '' && !option.hasAttribute('disabled'))
    await user.selectOptions(instead, first ?? '')
    expect(instead).toHaveAccessibleDescription(words.difference(0, ''))
    expect(page().getByText(words.kept(14))).toBeInTheDocument()
    await submit()
    await heading(words.done.title)
    expect(page().getByText(new RegExp(section.wanted(first?.textContent ?? '')))).toBeInTheDocument()
    unmount()
    await signedIn('owner')
    const owner = openPage(adminPaths.returns)
    const name = adminReturns.open(`${order.number}-R1`)
    await owner.user.click(await screen.findByRole('link', { name: new RegExp(name) }))
    const drawer = within(await screen.findByRole('complementary', { name }))
    await owner.user.click(await drawer.findByRole('button', { name: actions.approve }))
    const approve = within(await screen.findByRole('dialog'))
    await owner.user.type(approve.getByLabelText(approving.field), 'Send it.')
    await owner.user.click(approve.getByRole('button', { name: approving.submit }))
    await owner.user.click(await drawer.findByRole('button', { name: actions.receive }))
    const receive = within(await screen.findByRole('dialog'))
    await owner.user.click(receive.getByRole('button', { name: receiving.submit(1) }))
    await owner.user.click(await drawer.findByRole('button', { name: action }))
    const send = within(await screen.findByRole('dialog'))
    expect(send.getByText(exchanging.same)).toBeInTheDocument()
    await owner.user.click(send.getByRole('button', { name: exchanging.submit }))
    await drawer.findByText(adminReturns.states.closed)
    expect(drawer.getByRole('link', { name: /Exchanged by order/ })).toBeInTheDocument()
  } finally {
    await asOwner('PATCH', 'shop_settings?id=not.is.null', { exchange_days: null })
  }
})

it('a tracked order that was delivered is ordered again by its number and email', async () => {
  const order = await delivered({ isGuest: false })
  const { user } = openPage(paths.trackOrder(order.number))
  await user.type(await screen.findByLabelText(track.email), order.email)
  await user.click(page().getByRole('button', { name: track.submit }))
  await user.click(await page().findByRole('button', { name: orders.reorder.action }))
  await heading(cart.title)
  for (const { title } of order.lines) await page().findByRole('link', { name: title })
})

describe('the owner', () => {
  const { actions, approving, declining, receiving } = adminReturns
  const dialog = async () => within(await screen.findByRole('dialog'))

  async function openReturn(order: Delivered) {
    await request(order)
    await signedIn('owner')
    const opened = openPage(adminPaths.returns)
    const name = adminReturns.open(`${order.number}-R1`)
    await opened.user.click(await screen.findByRole('link', { name: new RegExp(name) }))
    const drawer = within(await screen.findByRole('complementary', { name }))
    return { ...opened, drawer }
  }

  it('the owner approves a return with words, receives a part and refunds its price', async () => {
    const { user, drawer } = await openReturn(await delivered({ isPaid: true }))
    await user.click(await drawer.findByRole('button', { name: actions.approve }))
    const approve = await dialog()
    await user.clear(approve.getByLabelText(approving.field))
    await user.click(approve.getByRole('button', { name: approving.submit }))
    expect(approve.getByLabelText(approving.field)).toHaveAccessibleDescription(
      expect.stringContaining(adminReturns.needed),
    )
    await user.type(approve.getByLabelText(approving.field), 'Send it to us.')
    await user.click(approve.getByRole('button', { name: approving.submit }))
    await user.click(await drawer.findByRole('button', { name: actions.receive }))
    const receive = await dialog()
    await user.selectOptions(receive.getByLabelText(new RegExp(`^${receiving.quantity}`)), '1')
    await user.selectOptions(receive.getByLabelText(new RegExp(`^${receiving.condition}`)), 'used')
    expect(receive.getByRole('checkbox')).not.toBeChecked()
    await user.click(receive.getByRole('button', { name: receiving.submit(1) }))
    await drawer.findByText(new RegExp(adminReturns.received(1, 2)))
    await user.click(await drawer.findByRole('button', { name: actions.refund }))
    const refund = await dialog()
    await user.click(refund.getByRole('button', { name: adminOrders.money.refunding.submit.record }))
    await drawer.findByText(adminReturns.states.closed)
    expect(drawer.queryByRole('button', { name: actions.refund })).not.toBeInTheDocument()
  })

  it('the owner declines a return with a reason and takes that back', async () => {
    const { user, drawer } = await openReturn(await delivered())
    await user.click(await drawer.findByRole('button', { name: actions.decline }))
    const decline = await dialog()
    await user.type(decline.getByLabelText(declining.field), 'The tags are off.')
    await user.click(decline.getByRole('button', { name: declining.submit }))
    await drawer.findByText('The tags are off.')
    await user.click(await screen.findByRole('button', { name: adminReturns.undo }))
    await drawer.findByRole('button', { name: actions.approve })
  })

  it('the owner reads that the shopper withdrew a return meanwhile', async () => {
    const { user, drawer } = await openReturn(await delivered())
    await user.click(await drawer.findByRole('button', { name: actions.decline }))
    network.trouble(/decide_return/, {
      status: 409,
      message: 'CHANGED_MEANWHILE',
      details: { state: 'withdrawn' },
    })
    const decline = await dialog()
    await user.type(decline.getByLabelText(declining.field), 'No')
    await user.click(decline.getByRole('button', { name: declining.submit }))
    await decline.findByText(adminReturns.conflict)
  })
})
