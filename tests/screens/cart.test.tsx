import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { sampleProduct } from '@/config/product-defaults'
import { cart } from '@/content/cart'
import { checkout } from '@/content/checkout'
import { checkoutNotice } from '@/content/checkout-notice'
import { common } from '@/content/common'
import { orders } from '@/content/orders'
import { storeGuestOrder } from '@/data/orders/guest-orders'
import { buildLine } from '../support/builders'
import { newCustomer } from '../support/fill-checkout'
import { ask, expectRecovery, network, openPage, page, placeOrder, troubles } from '../support/screen'

const quote = /\/rpc\/quote_cart/
const placing = /\/rpc\/place_order/
const getOrder = /\/rpc\/get_order/
const title = 'Boho Floral Print Maxi Dress'

/** What the sample product costs now: it may have a deal. */
async function priceNow() {
  const now = new Date().toISOString()
  const [row] = await ask<{ price: number; deals: { deal_price: number }[] }>(
    `products?slug=eq.${sampleProduct}&select=price,deals(deal_price)&deals.starts_at=lte.${now}&deals.ends_at=gt.${now}`,
  )
  return Math.min(row?.price ?? 0, ...(row?.deals.map(({ deal_price }) => deal_price) ?? []))
}

/** A cart with one dress, at the present price unless another is given. */
async function fillCart(facts: { price?: number; quantity?: number; id?: string } = {}) {
  const price = Math.round((await priceNow()) * 100)
  localStorage.setItem('cart', JSON.stringify([buildLine({ id: sampleProduct, title, price, ...facts })]))
  return price
}

describe('cart', () => {
  it('is empty, and leads back to the shop', async () => {
    openPage(paths.cart)
    await screen.findByRole('heading', { level: 1, name: cart.empty.title })
    expect(page().getByRole('link', { name: cart.empty.action })).toHaveAttribute('href', '/')
  })

  it('shows its items before the shop has answered', async () => {
    await fillCart({ quantity: 2 })
    network.trouble(quote, 'silent')
    openPage(paths.cart)
    await page().findByRole('link', { name: title })
    expect(page().getByText(cart.items(2))).toBeInTheDocument()
  })

  it('applies the current price and says so', async () => {
    const price = await fillCart({ price: 99 })
    openPage(paths.cart)
    await screen.findByText(cart.priceUp('$0.99', `$${price / 100}`))
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')[0].price).toBe(price)
  })

  it('stops a line that is no longer available, and removing it empties the cart', async () => {
    await fillCart({ id: 'gone-for-good' })
    const { user } = openPage(paths.cart)
    await screen.findByText(cart.gone)
    expect(page().queryByRole('link', { name: cart.checkout })).not.toBeInTheDocument()
    await user.click(page().getByRole('button', { name: cart.checkoutBlocked }))
    const [fix] = page().getAllByRole('button', { name: cart.remove })
    expect(fix).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: cart.empty.title })
  })

  it.each([['offline'], [500]] as const)('says when nothing could be checked (%s)', async (trouble) => {
    await fillCart()
    network.trouble(quote, trouble)
    openPage(paths.cart)
    await screen.findByText(cart.unchecked)
    expect(page().getByRole('link', { name: cart.checkout })).toBeInTheDocument()
  })
})

describe('checkout', () => {
  const fill = async (user: ReturnType<typeof openPage>['user']) => {
    const typed = newCustomer('nora@example.com')
    for (const [name, value] of Object.entries(typed)) {
      await user.click(screen.getByLabelText(checkout.fields[name as keyof typeof typed]))
      await user.paste(value)
    }
  }
  const place = () => {
    const [button] = screen.getAllByRole('button', { name: /^Place order/ })
    if (!button) throw new Error('There is no button to place the order')
    return button
  }

  it('says that an empty cart cannot be checked out', async () => {
    openPage(paths.checkout)
    await screen.findByRole('heading', { level: 1, name: checkout.empty.title })
    expect(page().getByRole('link', { name: checkout.empty.action })).toHaveAttribute('href', '/')
  })

  it('starts as a guest, with the United States and card payment', async () => {
    await fillCart()
    openPage(paths.checkout)
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    expect(screen.getByLabelText(checkout.fields.country)).toHaveValue('United States')
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
    expect(page().getByRole('link', { name: checkout.signIn })).toHaveAttribute(
      'href',
      '/login?next=/checkout',
    )
  })

  it('names every missing field together and sends nothing', async () => {
    await fillCart()
    const { user } = openPage(paths.checkout)
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    await user.click(place())
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(summary).toHaveTextContent(checkoutNotice.errorSummary(7))
    expect(screen.getByLabelText(checkout.fields.city)).toHaveAccessibleDescription(
      checkout.problems.required(checkout.fields.city),
    )
    expect(network.asked(placing)).toBe(0)
    await user.click(within(summary).getByRole('button', { name: checkout.problems.required('City') }))
    expect(screen.getByLabelText(checkout.fields.city)).toHaveFocus()
  })

  it('says PROCESSING ORDER... while it waits, and cannot be sent twice', async () => {
    await fillCart()
    network.trouble(placing, 'silent')
    network.forget()
    const { user } = openPage(paths.checkout)
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    await fill(user)
    await user.click(place())
    for (const button of await screen.findAllByRole('button', { name: checkout.processing }))
      expect(button).toBeDisabled()
    await user.type(screen.getByLabelText(checkout.fields.city), '{Enter}')
    expect(network.asked(placing)).toBe(1)
  })
})

describe('confirmation', () => {
  const order = async () => {
    const placed = await placeOrder(sampleProduct, await priceNow())
    storeGuestOrder(placed.id, placed.token)
    return placed
  }

  it('shows the order to the browser that placed it', async () => {
    const { id, number } = await order()
    openPage(paths.orderConfirmation(id))
    expect(
      await screen.findByRole('heading', { level: 1, name: orders.confirmation.title }),
    ).toBeInTheDocument()
    expect(screen.getByText(number)).toBeInTheDocument()
    expect(page().getByRole('link', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: /^Have \$[\d.]+ ready in cash$/ })).toBeInTheDocument()
    expect(page().getByRole('link', { name: orders.confirmation.profile })).toHaveAttribute(
      'href',
      '/profile',
    )
  })

  it('says that it is loading', async () => {
    network.trouble(getOrder, 'silent')
    openPage(paths.orderConfirmation('93141487-5a44-47c9-8958-4b5719107598'))
    await screen.findByText('Loading order details...')
  })

  it('does not find an order that does not exist, or that is someone else’s', async () => {
    const { id } = await placeOrder(sampleProduct, await priceNow())
    openPage(paths.orderConfirmation(id))
    await screen.findByRole('heading', { level: 1, name: 'Order not found' })
    expect(page().getByRole('link', { name: orders.confirmation.missing.home })).toHaveAttribute('href', '/')
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, words) => {
    const { id } = await order()
    network.trouble(getOrder, trouble)
    const opened = openPage(paths.orderConfirmation(id))
    await expectRecovery(opened, {
      words,
      request: getOrder,
      recovered: () => screen.findByRole('heading', { level: 1, name: orders.confirmation.title }),
    })
  })

  it('opens nothing for an invalid order number', async () => {
    network.forget()
    openPage(paths.orderConfirmation('not-an-id'))
    await screen.findByText('Order not found')
    expect(network.asked(getOrder)).toBe(0)
    expect(page().queryByText(common.loading)).not.toBeInTheDocument()
  })
})
