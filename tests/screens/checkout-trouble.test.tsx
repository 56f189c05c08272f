// Everything that can go wrong between "Place order" and the confirmation. Whatever it is: at most one order in the
// database, the cart kept until an order is known, and words that say how to go on. Every fault of the network at every call
// is in checkout-faults.test.tsx; here the seed chooses of them.
import { randomUUID } from 'node:crypto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { cart } from '@/content/cart/cart'
import { checkout } from '@/content/cart/checkout'
import { checkoutNotice } from '@/content/cart/checkout-notice'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { sessionKey } from '@/data/supabase/session-store'
import { buildLine } from '../support/builders'
import { storedDraft } from '../support/drafts'
import { fillCheckout } from '../support/fill-checkout'
import { ask, network, openPage, page } from '../support/screen'
import { asOwner, newMember, ordersOf } from '../support/screen-orders'
import { sampleBy } from '../support/seed'

const placing = /\/rpc\/place_order/
const finding = /\/rpc\/find_order/
const quote = /\/rpc\/quote_cart/
const settings = /\/rpc\/shop_facts/
const slug = `trouble-${randomUUID()}`
let productId: string | null = null

let email = ''
beforeAll(async () => {
  await asOwner('POST', 'products', {
    slug,
    title: 'Troubled trousers',
    description: 'Made for a test.',
    price: 21.99,
    image_url: '/favicon.svg',
    collection_slug: 'bottoms',
    sizes: ['M'],
    colors: ['Black'],
    quantity: 1000,
  })
  const [row] = await ask<{ id: string }>(`products?slug=eq.${slug}&select=id`)
  productId = row?.id ?? null
})
beforeEach(() => {
  email = `trouble-${randomUUID()}@example.com`
  network.forget()
})

const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]')
const place = () => {
  const [button] = screen.getAllByRole('button', { name: /^Place order/ })
  if (!button) throw new Error('There is no button to place the order')
  return button
}
const confirmed = () => screen.findByRole('heading', { level: 1, name: orders.confirmation.title })

/** A checkout with trousers of which there are plenty. */
async function openCheckout(quantity = 1) {
  const facts = { title: 'Trousers', price: 2199, size: 'M', color: 'Black', quantity }
  const line = buildLine({ productId, slug, ...facts })
  if (inCart().length === 0) localStorage.setItem('cart', JSON.stringify([line]))
  const opened = openPage(paths.checkout)
  await screen.findByRole('heading', { level: 1, name: checkout.title })
  return opened
}
/**
 * The button names the sum once the shop has said what delivery costs. An order that is placed before is refused: its total
 * is not the one that was shown.
 */
const quoted = () => screen.findByRole('button', { name: /^Place order, / })

async function filledIn(quantity = 1, isQuoted = true) {
  const opened = await openCheckout(quantity)
  // The current price is applied first, so that the order is not refused for that.
  await waitFor(() => expect(network.asked(quote)).toBeGreaterThan(0))
  fillCheckout(email)
  if (isQuoted) await quoted()
  return opened
}

/** The order is known: its confirmation stands there, the cart is empty, the database has this one and no other. */
async function expectOneOrder(quantity = 1) {
  await confirmed()
  await waitFor(() => expect(inCart()).toEqual([]))
  expect(localStorage.getItem('checkout-attempt')).toBeNull()
  const placed = await ordersOf(email)
  expect(placed.map(({ order_items }) => order_items.map((item) => item.quantity))).toEqual([[quantity]])
  expect(location.pathname).toBe(paths.orderConfirmation(placed[0]?.id ?? ''))
  return placed
}

/** No order is known of: the cart is kept, and so is what was typed. */
function expectKept() {
  expect(inCart()).toHaveLength(1)
  expect(screen.getByLabelText(checkout.fields.city)).toHaveValue('Rabat')
  expect(screen.getByLabelText(checkout.fields.email)).toHaveValue(email)
}

describe('what the account knows', () => {
  const known = '+212600111222'
  it.each([
    ['an empty field', false, known],
    ['no field that a user is in', true, ''],
  ])('the account’s phone number comes late into %s', async (_, isIn, value) => {
    const member = await newMember()
    const late = Promise.withResolvers<void>()
    network.trouble(/\/rpc\/my_account/, async (send) => {
      await late.promise
      return Response.json({ ...(await (await send()).json()), phone: known })
    })
    const { client } = await openCheckout()
    await waitFor(() => expect(screen.getByLabelText(checkout.fields.email)).toHaveValue(member))
    const phone = screen.getByLabelText(checkout.fields.phone)
    if (isIn) act(() => phone.focus())
    late.resolve()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    await waitFor(() => expect(phone).toHaveValue(value))
  })
})

describe('placing the order', () => {
  const answers = [
    ['offline', 'unsure', 0],
    ['lost', 'unsure', 1],
    [500, 'unsure', 0],
    [429, 'busy', 0],
    [401, 'other', 0],
  ] as const
  it.each(sampleBy(answers, String, 2))(
    'a failed order (%s) is said honestly, and the next try makes the one order',
    async (trouble, refusal, made) => {
      network.trouble(placing, trouble)
      const { user } = await filledIn()
      await user.click(place())
      const { title, text } = checkoutNotice.refused[refusal]
      // A toast says that the order failed too.
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'alert'))
      const notice = within(document.activeElement as HTMLElement)
      expect(notice.getByText(title)).toBeInTheDocument()
      expect(notice.getByText(text)).toBeInTheDocument()
      expectKept()
      expect(await ordersOf(email)).toHaveLength(made)
      network.restore()
      await user.click(place())
      await expectOneOrder()
    },
  )

  it('an order that is slow says so after a while, and ends well', async () => {
    network.trouble(placing, 'slow')
    const { user } = await filledIn()
    await user.click(place())
    const [slow] = await screen.findAllByText(checkout.slow.text)
    expect(slow).toHaveAttribute('role', 'status')
    for (const button of screen.getAllByRole('button', { name: checkout.processing }))
      expect(button).toBeDisabled()
    expectKept()
    network.restore()
    await expectOneOrder()
  })

  it('an order clicked twice, with Enter pressed on top, is asked for once and made once', async () => {
    network.trouble(placing, 'slow')
    const { user } = await filledIn()
    await user.dblClick(place())
    fireEvent.submit(screen.getByLabelText(checkout.fields.city).closest('form') as HTMLFormElement)
    expect(network.asked(placing)).toBe(1)
    network.restore()
    await expectOneOrder()
    expect(network.asked(placing)).toBe(1)
  })

  it.each([
    ['TOO_MANY_ORDERS', 429, 'tooMany'],
    ['TOO_MANY_UNPAID', 429, 'unpaid'],
    ['HELD_FOR_OTHERS', 429, 'held'],
    ['CHECKOUT_CLOSED', 503, 'closed'],
    ['BUSY', 503, 'busy'],
  ] as const)('an order that is refused (%s) loses nothing', async (message, status, refusal) => {
    network.trouble(placing, { status, message, details: null })
    const { user } = await filledIn()
    await user.click(place())
    await screen.findByText(checkoutNotice.refused[refusal].title)
    expect(network.asked(placing)).toBe(1)
    expectKept()
  })

  it.each([
    ['closed', { checkout_enabled: false }],
    ['undelivered', { zones: [] }],
  ] as const)('the checkout of a shop that takes no orders (%s) says so at once', async (why, facts) => {
    network.trouble(/\/rpc\/shop_facts/, async (send) =>
      Response.json({ ...(await (await send()).json()), ...facts }),
    )
    await filledIn()
    await screen.findByText(checkoutNotice.refused[why].text)
  })

  it('an order for which the shop is busy keeps the form, and the next try repeats the same key', async () => {
    network.trouble(placing, { status: 503, message: 'BUSY', details: null })
    const { user } = await filledIn()
    await user.click(place())
    const notice = await screen.findByText(checkoutNotice.refused.busy.title)
    expect(notice.closest('[role=alert]')).toHaveFocus()
    expect(network.asked(placing)).toBe(1)
    expectKept()
    const [key] = /^[0-9a-f]{64}/.exec(localStorage.getItem('checkout-attempt') ?? '') ?? []
    network.restore()
    await user.click(place())
    const [order] = await expectOneOrder()
    expect(await asOwner('POST', 'rpc/find_order', { p_idempotency_key: key })).toMatchObject({
      id: order?.id,
    })
  })

  it('an order with a refused field shows it, moves the focus to it, and accepts the correction', async () => {
    network.trouble(placing, { status: 400, message: 'INVALID_INPUT', details: { field: 'phone' } })
    const { user } = await filledIn()
    await user.click(place())
    const words = checkout.problems.refused(checkout.fields.phone)
    const summary = await screen.findByText(checkoutNotice.errorSummary(1))
    expect(summary.closest('[role=alert]')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: words }))
    const field = screen.getByLabelText(checkout.fields.phone)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(new RegExp(words.slice(0, 20)))
    network.restore()
    await user.type(field, '{Backspace}3')
    await waitFor(() => expect(summary).not.toBeInTheDocument())
    await user.click(place())
    await expectOneOrder()
  })
})

describe('a try that was never answered', () => {
  const noAnswer = async (trouble: 'lost' | 'offline') => {
    network.trouble(placing, trouble)
    const opened = await filledIn()
    await opened.user.click(place())
    await screen.findByText(checkoutNotice.refused.unsure.title)
    network.restore()
    return opened
  }
  const askButton = () => screen.findByRole('button', { name: checkoutNotice.ask })

  it('an unanswered try that had arrived leads to the order when it is asked about', async () => {
    const { user } = await noAnswer('lost')
    await user.click(await askButton())
    await expectOneOrder()
    await screen.findByText(checkout.alreadyPlaced.title)
  })

  it('the checkout says that an unanswered try had not arrived, and it is placed again', async () => {
    const { user } = await noAnswer('offline')
    await user.click(await askButton())
    const notice = await screen.findByText(checkoutNotice.lost['not-arrived'].title)
    expect(notice.closest('[role=status]')).toHaveFocus()
    expectKept()
    await user.click(place())
    await expectOneOrder()
  })

  it.each(sampleBy([['offline'], [500], [429], [401]] as const, String, 1))(
    'an unanswered try that cannot be asked about (%s) is asked about again',
    async (trouble) => {
      const { user } = await noAnswer('lost')
      network.trouble(finding, trouble)
      await user.click(await askButton())
      await screen.findByText(checkoutNotice.lost.interrupted.title)
      expect(screen.getByText(checkoutNotice.lost.interrupted.text)).toBeInTheDocument()
      expectKept()
      network.restore()
      await user.click(await askButton())
      await expectOneOrder()
    },
  )

  it('an unanswered try is asked about by itself when the connection is back', async () => {
    await noAnswer('lost')
    dispatchEvent(new Event('online'))
    await expectOneOrder()
  })

  it('an unanswered try with other details leads to the order made, and keeps what was put in since', async () => {
    const { user } = await noAnswer('lost')
    fireEvent.change(screen.getByLabelText(checkout.fields.city), { target: { value: 'Casablanca' } })
    const more = buildLine({ slug: 'fleece-back-hoodie', title: 'Hoodie' })
    localStorage.setItem('cart', JSON.stringify([...inCart(), more]))
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    await user.click(place())
    await confirmed()
    await screen.findByText(checkout.alreadyPlaced.title)
    expect(inCart()).toMatchObject([{ slug: 'fleece-back-hoodie', quantity: 1 }])
    expect(await ordersOf(email)).toHaveLength(1)
  })

  it('an unanswered try that was reloaded away and had arrived is found by the page itself', async () => {
    const { unmount } = await noAnswer('lost')
    unmount()
    openPage(paths.checkout)
    await expectOneOrder()
  })

  it('an unanswered try that was reloaded away and had not arrived says so, with all that was typed', async () => {
    network.trouble(placing, 'silent')
    const first = await filledIn()
    await first.user.click(place())
    await waitFor(() => expect(network.asked(placing)).toBe(1))
    first.unmount()
    network.restore()
    const { user } = await openCheckout()
    await screen.findByText(checkoutNotice.lost['not-arrived'].title)
    expectKept()
    await quoted()
    await user.click(place())
    await expectOneOrder()
  })

  it('a try that was refused the time before is not spoken of after a reload', async () => {
    network.trouble(placing, 429)
    const first = await filledIn()
    await first.user.click(place())
    await screen.findByText(checkoutNotice.refused.busy.title)
    first.unmount()
    network.restore()
    await openCheckout()
    await waitFor(() => expect(network.asked(quote)).toBeGreaterThan(1))
    expect(network.asked(finding)).toBe(0)
  })
})

describe('leaving while the order is on its way', () => {
  const leave = async (answer?: number) => {
    network.trouble(placing, answer ? { slow: answer } : 'slow')
    const { user } = await filledIn()
    await user.click(place())
    await user.click(page().getByRole('link', { name: checkout.back }))
    await screen.findByRole('heading', { level: 1, name: new RegExp(cart.title) })
    expect(inCart()).toHaveLength(1)
    return user
  }

  it('leaving the checkout while the order is on its way shows that it was placed, with a link to it', async () => {
    const user = await leave()
    network.restore()
    await screen.findByText(checkout.success.title)
    expect(location.pathname).toBe(paths.cart)
    await user.click(await screen.findByRole('button', { name: checkout.seeOrder }))
    await expectOneOrder()
  })

  it('leaving the checkout while the order is on its way shows that it failed, and preserves the cart', async () => {
    const user = await leave(429)
    network.restore()
    await screen.findByText(checkout.failure.title)
    expect(inCart()).toHaveLength(1)
    await user.click(page().getByRole('link', { name: cart.checkout }))
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    expectKept()
    await user.click(place())
    await expectOneOrder()
  })
})

describe('prices and stock', () => {
  const nothingElse = () => network.trouble(quote, 500)

  it.each(sampleBy([['offline'], [500], [429], [401], ['silent']] as const, String, 1))(
    'the checkout says that prices and stock cannot be checked (%s), and the order still goes through',
    async (trouble) => {
      network.trouble(quote, trouble)
      network.trouble(settings, trouble)
      const { user } = await filledIn(1, false)
      if (trouble !== 'silent') await screen.findByText(checkout.unchecked)
      await user.click(place())
      // The shop alone knows what delivery costs, and nothing is ordered for a sum that was not shown.
      await screen.findByText(checkoutNotice.refused.price.title)
      await user.click(place())
      await expectOneOrder()
    },
  )

  it('prices that came with a refusal are applied although no other request is answered', async () => {
    nothingElse()
    const line = { slug, size: 'M', color: 'Black', price: 30 }
    const told = { lines: [line], discount: 0, shipping: 5, total: 35, applied: null, code: null }
    network.trouble(placing, { status: 409, message: 'PRICE_CHANGED', details: told })
    const { user } = await filledIn()
    await user.click(place())
    await screen.findByText(checkoutNotice.refused.price.title)
    expect(screen.getAllByText('$35.00').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('button', { name: checkout.placeFor('$35.00') })).toHaveLength(1)
    // The shop really takes 29.98, and says so when it gets the chance.
    network.restore()
    nothingElse()
    await user.click(place())
    await screen.findByText(checkoutNotice.refused.price.title)
    await waitFor(() => expect(screen.getAllByText('$29.98').length).toBeGreaterThan(0))
    await user.click(place())
    await expectOneOrder()
  })

  it('items that ran short are marked and reduced in place although no other request is answered', async () => {
    nothingElse()
    const short = [{ slug, size: 'M', color: 'Black', requested: 3, available: 1 }]
    network.trouble(placing, { status: 409, message: 'OUT_OF_STOCK', details: short })
    const { user } = await filledIn(3)
    await user.click(place())
    await screen.findByText(checkoutNotice.refused.stock.title)
    network.restore()
    nothingElse()
    await user.click(await screen.findByRole('button', { name: cart.takeFewer(1) }))
    await user.click(place())
    await expectOneOrder()
  })

  it('the checkout says that the connection is lost for as long as it lasts', async () => {
    await filledIn()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await screen.findByText(checkoutNotice.offlineNow.text)
    expectKept()
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(checkoutNotice.offlineNow.text)).not.toBeInTheDocument())
  })
})

describe('a member whose sign-in is not taken any more', () => {
  it('a member whose sign-in is not taken any more can go on as a guest, and nothing typed is lost', async () => {
    await newMember()
    network.trouble(placing, 401)
    const { user } = await openCheckout()
    await screen.findByText(/^Signed in as/)
    fillCheckout(email)
    await quoted()
    await user.click(place())
    const notice = (await screen.findByText(checkoutNotice.refused.session.title)).closest<HTMLElement>(
      '[role=alert]',
    )
    expectKept()
    await user.click(
      await within(notice as HTMLElement).findByRole('button', { name: checkoutNotice.again.asGuest }),
    )
    await page().findByRole('link', { name: checkout.signIn })
    network.restore()
    expectKept()
    await user.click(place())
    const [order] = await expectOneOrder()
    expect(order?.user_id).toBeNull()
  })

  it('a member whose sign-in is not taken any more can sign in again', async () => {
    await newMember()
    network.trouble(placing, 401)
    const { user } = await openCheckout()
    await screen.findByText(/^Signed in as/)
    fillCheckout(email)
    await quoted()
    await user.click(place())
    await user.click(await screen.findByRole('button', { name: checkoutNotice.again.signIn }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${paths.login}?next=${paths.checkout}`),
    )
    expect(inCart()).toHaveLength(1)
    expect(storedDraft('checkout')).toContain('Rabat')
  })
})

describe('a member whose session has run out by itself', () => {
  /** A filled-in checkout of a member whose session is over at the moment of placing. */
  const runOut = async () => {
    await newMember()
    const { user } = await openCheckout()
    await screen.findByText(/^Signed in as/)
    fillCheckout(email)
    await quoted()
    network.trouble(/grant_type=refresh_token/, 401)
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    localStorage.setItem(sessionKey, JSON.stringify({ ...session, expires_at: 1 }))
    await user.click(place())
    const dialog = within(await screen.findByRole('alertdialog', { name: account.ended.title }))
    expect(inCart()).toHaveLength(1)
    network.restore()
    expect(await ordersOf(email)).toEqual([])
    return { user, dialog }
  }

  it('a member whose session has run out signs in again, and the order goes into the account', async () => {
    const { user, dialog } = await runOut()
    await user.type(dialog.getByLabelText(account.signIn.password), 'a long password')
    await user.click(dialog.getByRole('button', { name: account.ended.submit }))
    const [order] = await expectOneOrder()
    expect(order?.user_id).not.toBeNull()
  })

  it('a member whose session has run out goes on as a guest, and has one order all the same', async () => {
    const { user, dialog } = await runOut()
    await user.click(dialog.getByRole('button', { name: account.ended.decline }))
    const [order] = await expectOneOrder()
    expect(order?.user_id).toBeNull()
  })
})

describe('the confirmation', () => {
  it('the confirmation needs no second answer, and is found again after a reload', async () => {
    network.trouble(/\/rpc\/get_order/, 500)
    const { user, unmount } = await filledIn()
    await user.click(place())
    const [order] = await expectOneOrder()
    unmount()
    network.restore()
    openPage(paths.orderConfirmation(order?.id ?? ''))
    await confirmed()
    expect(page().queryByRole('button', { name: common.tryAgain })).not.toBeInTheDocument()
  })
})
