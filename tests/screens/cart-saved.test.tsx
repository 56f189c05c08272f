import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { cart, savedWords as words } from '@/content/cart'
import { quantityWords } from '@/content/quantity-stepper'
import { addToCartWords } from '@/content/quick-add'
import { subscribeWords } from '@/content/subscribe'
import type { LineItem } from '@/domain/cart'
import { buildLine } from '../support/builders'
import { ask, network, openPage, page } from '../support/screen'
import { asOwner } from '../support/screen-orders'

/** Trousers of which there are plenty, as the shop has them now. */
let line: LineItem
let stock: number
// Of the file's own: others buy what is in the sample, and here every item counts.
beforeAll(async () => {
  const id = await made({ quantity: 8 })
  const [row] = await ask<{ title: string; price: number }>(`products?slug=eq.${id}&select=title,price`)
  if (!row) throw new Error('It was not made')
  const { originalPrice: _, ...plain } = buildLine()
  line = { ...plain, id, title: row.title, price: Math.round(row.price * 100), size: 'M', color: 'Pink' }
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
  it('moves a line out of the cart and back, each with Undo', async () => {
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

  it('moves back as many as are in stock, added to those in the cart, at today’s price', async () => {
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

  it('stays saved while the cart holds the whole stock', async () => {
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

  it('says what is unavailable or sold out, and offers only to remove it', async () => {
    keep(
      'saved-for-later',
      { ...line, size: 'no such size' },
      { ...line, id: 'gone-for-good', title: 'Gone' },
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

  it('offers a restock email for a sold-out line', async () => {
    const slug = await made({ quantity: 0 })
    keep('saved-for-later', { ...line, id: slug, title: 'Sold out dress', size: 'M', color: 'Pink' })
    const { user } = openPage(paths.cart)
    await user.click(await page().findByRole('button', { name: words.notifyItem('Sold out dress') }))
    const form = within(page().getByRole('form', { name: words.emailFor('Sold out dress') }))
    await user.type(form.getByRole('textbox'), 'nora@example.com{Enter}')
    await page().findByText(subscribeWords.sent('nora@example.com'))
  })

  it('works while the shop does not answer', async () => {
    network.trouble(/\/rpc\/quote_cart/, 'offline')
    keep('saved-for-later', line)
    const { user } = openPage(paths.cart)
    await user.click(await page().findByRole('button', { name: words.toCartItem(line.title) }))
    expect(kept('cart')).toEqual([line])
  })

  it('says when the saved list or the cart is full', async () => {
    const many = Array.from({ length: limits.cartLines }, (_, i) => ({
      ...line,
      id: `p${i}`,
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
    'survives what was stored: %.12s',
    async (stored) => {
      localStorage.setItem('saved-for-later', stored)
      keep('cart', line)
      const { user } = openPage(paths.cart)
      await user.click(await page().findByRole('button', { name: words.saveItem(line.title) }))
      await saved()
      expect(kept('saved-for-later')).toEqual([line])
    },
  )

  it('follows what another tab does', async () => {
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
  it('shows its limit, at which the buttons stop', async () => {
    keep('cart', { ...line, quantity: stock - 1 })
    const { user } = openPage(paths.cart)
    const more = await page().findByRole('button', { name: quantityWords.stepper.more })
    expect(page().queryByText(cart.allThereIs(stock))).not.toBeInTheDocument()
    await user.click(more)
    await page().findByText(cart.allThereIs(stock))
    expect(more).toBeDisabled()
    expect(kept('cart')[0]?.quantity).toBe(stock)
  })

  it('leaves the focus on the page when it is removed', async () => {
    keep('cart', line, { ...line, size: 'other' })
    const { user } = openPage(paths.cart)
    await user.click(
      (await page().findAllByRole('button', { name: cart.removeItem(line.title) }))[0] ?? document.body,
    )
    await waitFor(() => expect(page().getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('still shows after a reload that its price has changed', async () => {
    keep('cart', { ...line, price: 1 })
    const { unmount } = openPage(paths.cart)
    const told = /It was \$0\.01 when you added it/
    await page().findByText(told)
    unmount()
    openPage(paths.cart)
    await page().findByText(told)
    expect(kept('cart')[0]).toMatchObject({ price: line.price, priceBefore: 1 })
  })

  it('says that the deal it was added in is over', async () => {
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
    keep('cart', { ...line, id: slug, size: 'M', color: 'Pink', price: 1450 })
    openPage(paths.cart)
    await page().findByText(cart.dealEnded('$14.50', '$20.00'))
  })
})
