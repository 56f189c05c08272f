import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { cart } from '@/content/cart'
import { layout } from '@/content/layout'
import { quantityWords } from '@/content/quantity-stepper'
import { buildLine } from '../support/builders'
import { ask, network, openPage, page } from '../support/screen'

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
  const line = buildLine({ id: trousers, title, price: Math.round(price * 100), size, color })
  localStorage.setItem('cart', JSON.stringify(lines.map((facts) => ({ ...line, ...facts }))))
  return line
}

const link = () => {
  const [first] = screen.getAllByRole('link', { name: /^Cart, / })
  if (!first) throw new Error('The header has no cart')
  return first
}
/** The drawer, opened from a page once its code is there. */
async function openDrawer(path: string = paths.about) {
  const opened = openPage(path)
  await waitFor(() => expect(link()).toHaveAttribute('aria-haspopup', 'dialog'))
  await opened.user.click(link())
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: cart.title })) }
}

describe('the drawer', () => {
  it('shows the cart beside the page, changes it, and gives the focus back', async () => {
    const { title, price } = await fillCart({})
    const { user, drawer } = await openDrawer()
    expect(location.pathname).toBe(paths.about)
    expect(drawer.getByRole('link', { name: title })).toHaveAttribute('href', paths.product(trousers))
    expect(drawer.getByRole('progressbar', { name: cart.progress })).toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: quantityWords.stepper.more }))
    expect(drawer.getByText(cart.items(2))).toBeInTheDocument()
    expect(drawer.getAllByText(`$${((2 * price) / 100).toFixed(2)}`)).not.toHaveLength(0)
    expect(drawer.getByRole('link', { name: cart.checkout })).toHaveAttribute('href', paths.checkout)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(link()).toHaveFocus()
    expect(link()).toHaveAccessibleName(layout.cart(2))
  })

  it('removes lines with Undo until the cart is empty', async () => {
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

  it('shows what changed, and moves the focus to the first fix', async () => {
    const { price } = await fillCart({ price: 1 }, { id: 'gone-for-good', title: 'Gone' })
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

  it('says when nothing could be checked', async () => {
    await fillCart({})
    network.trouble(/\/rpc\/quote_cart/, 500)
    const { drawer } = await openDrawer()
    await drawer.findByText(cart.unchecked)
  })
})

describe('the header’s cart opens the cart page', () => {
  it('with a modifier key', async () => {
    openPage(paths.about)
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
    expect(location.pathname).toBe(paths.about)
  })

  it('on a narrow screen', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { media, matches: false, onchange: null }),
    )
    const { user } = openPage(paths.about)
    await screen.findByRole('contentinfo')
    await user.click(link())
    await page().findByRole('heading', { level: 1, name: cart.empty.title })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
