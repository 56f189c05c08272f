import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { subscribeWords } from '@/content/account/subscribe'
import { cart, savedWords as words } from '@/content/cart/cart'
import { checkout } from '@/content/cart/checkout'
import { checkoutNotice } from '@/content/cart/checkout-notice'
import { quantityWords } from '@/content/cart/quantity-stepper'
import { layout } from '@/content/layout/layout'
import { orders } from '@/content/orders/orders'
import { addToCartWords } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { storeGuestOrder } from '@/data/orders/guest-orders'
import type { LineItem } from '@/domain/cart/cart'
import { samplePaths } from '../../e2e/fixtures/sample'
import { buildLine } from '../support/builders'
import { storeDraft } from '../support/drafts'
import { newCustomer } from '../support/fill-checkout'
import { sampleProduct } from '../support/sample-words'
import { ask, expectRecovery, network, openPage, page, placeOrder, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

describe('the cart', () => {
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
  async function fillCart(facts: { price?: number; quantity?: number; slug?: string } = {}) {
    const price = Math.round((await priceNow()) * 100)
    localStorage.setItem('cart', JSON.stringify([buildLine({ slug: sampleProduct, title, price, ...facts })]))
    return price
  }

  describe('cart', () => {
    it('an empty cart leads back to the shop', async () => {
      openPage(paths.cart)
      await screen.findByRole('heading', { level: 1, name: cart.empty.title })
      expect(page().getByRole('link', { name: cart.empty.action })).toHaveAttribute('href', '/')
    })

    it('the cart shows its items before the shop has answered', async () => {
      await fillCart({ quantity: 2 })
      network.trouble(quote, 'silent')
      openPage(paths.cart)
      await page().findByRole('link', { name: title })
      expect(page().getByText(cart.items(2))).toBeInTheDocument()
    })

    it('the cart applies the current price and says so', async () => {
      const price = await fillCart({ price: 99 })
      openPage(paths.cart)
      await screen.findByText(cart.priceUp('$0.99', `$${price / 100}`))
      expect(JSON.parse(localStorage.getItem('cart') ?? '[]')[0].price).toBe(price)
    })

    it('the cart stops a line that is no longer available, and removing it empties the cart', async () => {
      await fillCart({ slug: 'gone-for-good' })
      const { user } = openPage(paths.cart)
      await screen.findByText(cart.gone)
      expect(page().queryByRole('link', { name: cart.checkout })).not.toBeInTheDocument()
      await user.click(page().getByRole('button', { name: cart.checkoutBlocked }))
      const [fix] = page().getAllByRole('button', { name: cart.remove })
      expect(fix).toHaveFocus()
      await user.keyboard('{Enter}')
      await screen.findByRole('heading', { level: 1, name: cart.empty.title })
    })

    it.each([['offline'], [500]] as const)(
      'the cart says when nothing could be checked (%s)',
      async (trouble) => {
        await fillCart()
        network.trouble(quote, trouble)
        openPage(paths.cart)
        await screen.findByText(cart.unchecked)
        expect(page().getByRole('link', { name: cart.checkout })).toBeInTheDocument()
      },
    )
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

    it('the checkout says that an empty cart cannot be checked out', async () => {
      openPage(paths.checkout)
      await screen.findByRole('heading', { level: 1, name: checkout.empty.title })
      expect(page().getByRole('link', { name: checkout.empty.action })).toHaveAttribute('href', '/')
    })

    it('the checkout starts as a guest, with the United States and card payment', async () => {
      await fillCart()
      openPage(paths.checkout)
      await screen.findByRole('heading', { level: 1, name: checkout.title })
      expect(screen.getByLabelText(checkout.fields.country)).toHaveDisplayValue('United States')
      expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
      expect(page().getByRole('link', { name: checkout.signIn })).toHaveAttribute(
        'href',
        '/login?next=/checkout',
      )
    })

    it('the checkout begins with the shop’s own country where its draft names none by a code', async () => {
      storeDraft('checkout', { city: 'Rabat', country: 'Morocco' })
      await fillCart()
      openPage(paths.checkout)
      expect(await screen.findByLabelText(checkout.fields.city)).toHaveValue('Rabat')
      expect(screen.getByLabelText(checkout.fields.country)).toHaveDisplayValue('United States')
    })

    it('the checkout names every missing field together and sends nothing', async () => {
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

    it('the checkout says PROCESSING ORDER... while it waits, and cannot be sent twice', async () => {
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

    it('the confirmation shows the order to the browser that placed it', async () => {
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

    it('the confirmation says that it is loading', async () => {
      network.trouble(getOrder, 'silent')
      openPage(paths.orderConfirmation('93141487-5a44-47c9-8958-4b5719107598'))
      await screen.findByText('Loading order details...')
    })

    it('the confirmation does not find an order that is someone else’s', async () => {
      const { id } = await placeOrder(sampleProduct, await priceNow())
      openPage(paths.orderConfirmation(id))
      await screen.findByRole('heading', { level: 1, name: 'Order not found' })
      expect(page().getByRole('link', { name: orders.confirmation.missing.home })).toHaveAttribute(
        'href',
        '/',
      )
    })

    it.each(troubles)('the confirmation says what is wrong (%s) and recovers', async (trouble, words) => {
      const { id } = await order()
      network.trouble(getOrder, trouble)
      const opened = openPage(paths.orderConfirmation(id))
      await expectRecovery(opened, {
        words,
        request: getOrder,
        recovered: () => screen.findByRole('heading', { level: 1, name: orders.confirmation.title }),
      })
    })

    it('the confirmation stays when it is read again without a connection', async () => {
      const { id } = await order()
      openPage(paths.orderConfirmation(id))
      await screen.findByRole('heading', { level: 1, name: orders.confirmation.title })
      network.trouble(getOrder, 'offline')
      network.forget()
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(Date.now() + 60_000)
      act(() => void window.dispatchEvent(new Event('visibilitychange')))
      // Tried as often as a lost connection is.
      await waitFor(() => expect(network.asked(getOrder)).toBe(3), { timeout: 10_000 })
      await act(async () => {})
      expect(screen.getByRole('heading', { level: 1, name: orders.confirmation.title })).toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('the confirmation opens nothing for an invalid order number', async () => {
      network.forget()
      openPage(paths.orderConfirmation('not-an-id'))
      await screen.findByText('Order not found')
      expect(network.asked(getOrder)).toBe(0)
      expect(page().queryByText(common.loading)).not.toBeInTheDocument()
    })
  })
})

describe('the cart’s drawer', () => {
  const trousers = 'wide-leg-linen-trousers'

  /** A pair of trousers as the shop has it, with these facts. */
  async function fillCart(...lines: Partial<ReturnType<typeof buildLine>>[]) {
    const [row] = await ask<{
      title: string
      price: number
      product_variants: { size: string; color: string }[]
    }>(
      `products?slug=eq.${trousers}&select=title,price,product_variants(size,color,quantity)&product_variants.quantity=gt.9`,
    )
    const { size = '', color = '' } = row?.product_variants[0] ?? {}
    const { title = '', price = 0 } = row ?? {}
    const line = buildLine({ slug: trousers, title, price: Math.round(price * 100), size, color })
    localStorage.setItem('cart', JSON.stringify(lines.map((facts) => ({ ...line, ...facts }))))
    return line
  }

  const link = () => {
    const [first] = screen.getAllByRole('link', { name: /^Cart, / })
    if (!first) throw new Error('The header has no cart')
    return first
  }
  /** The drawer, opened from a page once its code is there. */
  async function openDrawer(path: string = samplePaths.about) {
    const opened = openPage(path)
    await waitFor(() => expect(link()).toHaveAttribute('aria-haspopup', 'dialog'))
    await opened.user.click(link())
    return { ...opened, drawer: within(await screen.findByRole('dialog', { name: cart.title })) }
  }

  describe('the drawer', () => {
    it('the cart’s drawer shows the cart beside the page, changes it, and gives the focus back', async () => {
      const line = await fillCart({})
      const { title, price } = line
      const { user, drawer } = await openDrawer()
      expect(location.pathname).toBe(samplePaths.about)
      expect(drawer.getByRole('link', { name: title })).toHaveAttribute('href', paths.variant(trousers, line))
      // What it leads to comes with the settings.
      expect(await drawer.findByRole('progressbar', { name: cart.progress })).toBeInTheDocument()
      await user.click(drawer.getByRole('button', { name: quantityWords.stepper.more }))
      expect(drawer.getByText(cart.items(2))).toBeInTheDocument()
      expect(drawer.getAllByText(`$${((2 * price) / 100).toFixed(2)}`)).not.toHaveLength(0)
      expect(drawer.getByRole('link', { name: cart.checkout })).toHaveAttribute('href', paths.checkout)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(link()).toHaveFocus()
      expect(link()).toHaveAccessibleName(layout.cart(2))
    })

    it('the cart’s drawer removes lines with Undo until the cart is empty', async () => {
      const { title } = await fillCart({})
      const { user, drawer } = await openDrawer()
      const remove = () => user.click(drawer.getByRole('button', { name: cart.removeItem(title) }))
      await remove()
      expect(drawer.getByText(cart.removed(title))).toBeInTheDocument()
      expect(drawer.getByRole('heading', { name: cart.empty.title })).toBeInTheDocument()
      expect(drawer.getByRole('button', { name: cart.undo })).toHaveFocus()
      await user.keyboard('{Enter}')
      expect(drawer.getByRole('link', { name: title })).toBeInTheDocument()
      await remove()
      await user.click(drawer.getByRole('button', { name: cart.empty.action }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(localStorage.getItem('cart')).toBe('[]')
    })

    it('the cart’s drawer shows what changed and moves the focus to the first fix', async () => {
      const { price } = await fillCart({ price: 1 }, { slug: 'gone-for-good', title: 'Gone' })
      const { user, drawer } = await openDrawer()
      await drawer.findByText(cart.gone)
      expect(drawer.getByText(cart.priceUp('$0.01', `$${(price / 100).toFixed(2)}`))).toBeInTheDocument()
      await user.click(drawer.getByRole('button', { name: cart.checkoutBlocked }))
      expect(drawer.getByRole('button', { name: cart.remove })).toHaveFocus()
      await user.keyboard('{Enter}')
      await user.click(drawer.getByRole('link', { name: cart.view }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await page().findByRole('heading', { level: 1, name: cart.title })
      // The changes are shown here too.
      expect(page().getByText(/It was \$0\.01 when you added it/)).toBeInTheDocument()
      expect(link()).not.toHaveAttribute('aria-haspopup')
    })

    it('the cart’s drawer says when nothing could be checked', async () => {
      await fillCart({})
      network.trouble(/\/rpc\/quote_cart/, 500)
      const { drawer } = await openDrawer()
      await drawer.findByText(cart.unchecked)
    })
  })

  describe('the header’s cart', () => {
    it('the header’s cart leaves a click with a modifier key to the browser', async () => {
      openPage(samplePaths.about)
      await waitFor(() => expect(link()).toHaveAttribute('aria-haspopup', 'dialog'))
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
        // Not prevented: the browser does what it does with such a click.
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
        link().addEventListener('click', (each) => each.preventDefault(), { once: true })
        const prevent = vi.spyOn(event, 'preventDefault')
        fireEvent(link(), event)
        expect(prevent).toHaveBeenCalledTimes(1)
      }
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(location.pathname).toBe(samplePaths.about)
    })

    it('the header’s cart opens the cart page on a narrow screen', async () => {
      vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, { media, matches: false, onchange: null }),
      )
      const { user } = openPage(samplePaths.about)
      await screen.findByRole('contentinfo')
      await user.click(link())
      await page().findByRole('heading', { level: 1, name: cart.empty.title })
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })
})

describe('what is saved for later', () => {
  /** Trousers of which there are plenty, as the shop has them now. */
  let line: LineItem
  let stock: number
  // Of the file's own: others buy what is in the sample, and here every item counts.
  beforeAll(async () => {
    const slug = await made({ quantity: 8 })
    const [row] = await ask<{ id: string; title: string; price: number }>(
      `products?slug=eq.${slug}&select=id,title,price`,
    )
    if (!row) throw new Error('It was not made')
    const { originalPrice: _, ...plain } = buildLine()
    line = {
      ...plain,
      productId: row.id,
      slug,
      title: row.title,
      price: Math.round(row.price * 100),
      size: 'M',
      color: 'Pink',
    }
    stock = 8
  })

  const keep = (key: 'cart' | 'saved-for-later', ...lines: LineItem[]) =>
    localStorage.setItem(key, JSON.stringify(lines))
  const kept = (key: 'cart' | 'saved-for-later'): LineItem[] => JSON.parse(localStorage.getItem(key) ?? '[]')
  const saved = async () => within(await page().findByRole('list', { name: words.title }))
  const button = (name: string) => page().getByRole('button', { name })
  /** A dress of the test's own, M in pink; resolves to its slug. */
  async function made({ quantity = 9 } = {}) {
    const slug = `kept-${crypto.randomUUID().slice(0, 8)}`
    await asOwner('POST', 'products', {
      slug,
      title: 'Test dress',
      description: 'Made for a test.',
      price: 20,
      quantity,
      sizes: ['M'],
      colors: ['Pink'],
      image_url: '/favicon.svg',
      collection_slug: 'dresses',
    })
    return slug
  }

  /** Takes back what the toast with these words tells; earlier ones may still be there. */
  const undo = async (user: ReturnType<typeof openPage>['user'], told: string) => {
    const toast = (await screen.findAllByText(told))[0]?.closest('li') ?? document.body
    await user.click(within(toast).getByRole('button', { name: cart.undo }))
  }

  describe('saved for later', () => {
    it('a line of the cart is saved for later and moved back, each with Undo', async () => {
      keep('cart', { ...line, quantity: 2 })
      const { user } = openPage(paths.cart)
      await user.click(await page().findByRole('button', { name: words.saveItem(line.title) }))
      expect(await page().findByRole('heading', { level: 1, name: cart.empty.title })).toHaveFocus()
      expect((await saved()).getByText(new RegExp(words.quantity(2)))).toBeInTheDocument()
      expect([kept('cart').length, kept('saved-for-later').length]).toEqual([0, 1])

      await undo(user, words.saved(line.title))
      expect(page().queryByRole('list', { name: words.title })).not.toBeInTheDocument()
      expect(kept('cart')).toEqual([{ ...line, quantity: 2 }])

      await user.click(button(words.saveItem(line.title)))
      await user.click(await page().findByRole('button', { name: words.toCartItem(line.title) }))
      expect(page().getByRole('list', { name: cart.lines })).toBeInTheDocument()
      expect(page().queryByRole('list', { name: words.title })).not.toBeInTheDocument()
      await undo(user, words.moved(line.title))
      await saved()
      expect(kept('cart')).toEqual([])
    })

    it('a saved line moves back as far as the stock allows, joins the cart, and takes today’s price', async () => {
      keep('cart', { ...line, quantity: 3 })
      keep('saved-for-later', { ...line, price: line.price + 500, quantity: 99 })
      const { user } = openPage(paths.cart)
      expect(
        await (await saved()).findByText(words.was(`$${((line.price + 500) / 100).toFixed(2)}`)),
      ).toBeInTheDocument()
      await user.click(button(words.toCartItem(line.title)))
      expect(kept('cart')).toEqual([{ ...line, quantity: stock }])
      await undo(user, words.fewerMoved(stock))
      expect(kept('cart')).toEqual([{ ...line, quantity: 3 }])
      expect(kept('saved-for-later')[0]?.quantity).toBe(99)
    })

    it('a saved line stays saved while the cart holds the whole stock', async () => {
      keep('cart', { ...line, quantity: stock })
      keep('saved-for-later', { ...line, price: line.price + 500 })
      const { user } = openPage(paths.cart)
      await page().findByText(cart.allThereIs(stock))
      // Today's price tells that today's stock is known too.
      await page().findByText(words.was(`$${((line.price + 500) / 100).toFixed(2)}`))
      await user.click(button(words.toCartItem(line.title)))
      await screen.findByText(words.noneMoved)
      expect([kept('cart')[0]?.quantity, kept('saved-for-later').length]).toEqual([stock, 1])
    })

    it('a saved line says that it is unavailable or sold out, and offers only to remove it', async () => {
      keep(
        'saved-for-later',
        { ...line, size: 'no such size' },
        { ...line, productId: null, slug: 'gone-for-good', title: 'Gone' },
      )
      const { user } = openPage(paths.cart)
      const list = await saved()
      await list.findByText(cart.soldOut)
      expect(list.getByText(cart.gone)).toBeInTheDocument()
      for (const title of [line.title, 'Gone']) expect(button(words.toCartItem(title))).toBeDisabled()
      await user.click(button(cart.removeItem('Gone')))
      expect(kept('saved-for-later')).toHaveLength(1)
      await undo(user, cart.removed('Gone'))
      expect(kept('saved-for-later')).toHaveLength(2)
    })

    it('a saved line that is sold out offers a restock email', async () => {
      const slug = await made({ quantity: 0 })
      keep('saved-for-later', {
        ...line,
        productId: null,
        slug,
        title: 'Test dress',
        size: 'M',
        color: 'Pink',
      })
      const { user } = openPage(paths.cart)
      await user.click(await page().findByRole('button', { name: words.notifyItem('Test dress') }))
      const form = within(page().getByRole('form', { name: words.emailFor('Test dress') }))
      await user.type(form.getByRole('textbox'), 'nora@example.com{Enter}')
      await page().findByText(subscribeWords.sent('nora@example.com'))
    })

    it('a saved line moves to the cart while the shop does not answer', async () => {
      network.trouble(/\/rpc\/quote_cart/, 'offline')
      keep('saved-for-later', line)
      const { user } = openPage(paths.cart)
      await user.click(await page().findByRole('button', { name: words.toCartItem(line.title) }))
      expect(kept('cart')).toEqual([line])
    })

    it('the saved list and the cart say when they are full', async () => {
      const many = Array.from({ length: limits.cartLines }, (_, i) => ({
        ...line,
        productId: null,
        slug: `p${i}`,
        title: `P ${i}`,
      }))
      keep('cart', ...many)
      keep('saved-for-later', line)
      const { user } = openPage(paths.cart)
      await user.click(await page().findByRole('button', { name: words.toCartItem(line.title) }))
      await screen.findByText(addToCartWords.cartFull(limits.cartLines).title)
      expect(kept('saved-for-later')).toEqual([line])
      act(() => {
        keep('saved-for-later', ...many.map((each) => ({ ...each, size: 'XXL' })))
        dispatchEvent(new StorageEvent('storage', { key: 'saved-for-later' }))
      })
      await user.click(button(words.saveItem('P 3')))
      await screen.findByText(words.full(limits.cartLines).title)
      expect(kept('cart')).toHaveLength(limits.cartLines)
    })

    it.each(['[oops', '{"items":[]}', '"x"', `["${'x'.repeat(300_000)}"]`, '[{"id":7}]'])(
      'the saved list survives what was stored: %.12s',
      async (stored) => {
        localStorage.setItem('saved-for-later', stored)
        keep('cart', line)
        const { user } = openPage(paths.cart)
        await user.click(await page().findByRole('button', { name: words.saveItem(line.title) }))
        await saved()
        expect(kept('saved-for-later')).toEqual([line])
      },
    )

    it('the saved list follows what another tab does', async () => {
      keep('saved-for-later', line)
      openPage(paths.cart)
      await saved()
      act(() => {
        keep('saved-for-later')
        dispatchEvent(new StorageEvent('storage', { key: 'saved-for-later' }))
      })
      expect(page().queryByRole('list', { name: words.title })).not.toBeInTheDocument()
    })
  })

  it('a page restored from the back/forward cache shows what another tab changed', async () => {
    keep('cart', line)
    openPage(paths.cart)
    await page().findByRole('link', { name: line.title })
    await screen.findByRole('contentinfo')
    keep('cart')
    await waitFor(() => {
      act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      expect(page().getByRole('heading', { level: 1, name: cart.empty.title })).toBeInTheDocument()
    })
  })

  describe('a line of the cart', () => {
    it('a line of the cart shows its limit, at which the buttons stop', async () => {
      keep('cart', { ...line, quantity: stock - 1 })
      const { user } = openPage(paths.cart)
      const more = await page().findByRole('button', { name: quantityWords.stepper.more })
      expect(page().queryByText(cart.allThereIs(stock))).not.toBeInTheDocument()
      await user.click(more)
      await page().findByText(cart.allThereIs(stock))
      expect(more).toBeDisabled()
      expect(kept('cart')[0]?.quantity).toBe(stock)
    })

    it('a line of the cart leaves the focus on the page when it is removed', async () => {
      keep('cart', line, { ...line, size: 'other' })
      const { user } = openPage(paths.cart)
      await user.click(
        (await page().findAllByRole('button', { name: cart.removeItem(line.title) }))[0] ?? document.body,
      )
      await waitFor(() => expect(page().getByRole('heading', { level: 1 })).toHaveFocus())
    })

    it('a line of the cart still shows after a reload that its price has changed', async () => {
      keep('cart', { ...line, price: 1 })
      const { unmount } = openPage(paths.cart)
      const told = /It was \$0\.01 when you added it/
      await page().findByText(told)
      unmount()
      openPage(paths.cart)
      await page().findByText(told)
      expect(kept('cart')[0]).toMatchObject({ price: line.price, priceBefore: 1 })
    })

    it('a line of the cart says that the deal it was added in is over', async () => {
      const slug = await made()
      const [product] = await ask<{ id: string }>(`products?slug=eq.${slug}&select=id`)
      await asOwner('POST', 'deals', {
        product_id: product?.id,
        kind: 'flash',
        deal_price: 14.5,
        total: 5,
        starts_at: new Date(Date.now() - 7_200_000).toISOString(),
        ends_at: new Date(Date.now() - 3_600_000).toISOString(),
      })
      keep('cart', { ...line, productId: null, slug, size: 'M', color: 'Pink', price: 1450 })
      openPage(paths.cart)
      await page().findByText(cart.dealEnded('$14.50', '$20.00'))
    })
  })
})
