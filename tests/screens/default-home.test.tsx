// The first page of a shop that has published none, with as many products as it may have.
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beforeOrders } from '@/content/admin/before-orders'
import { askingWords } from '@/content/shared/asking'
import { openingWords } from '@/content/shared/opening'
import { sectionWords } from '@/content/shared/sections'
import { network, openPage, page, signedIn } from '../support/screen'

const words = sectionWords.rows
const contact = '00000000-0000-4000-8000-000000000001'
const ask = { $link: { kind: 'page', id: contact } }

/** Opens the first page as it is with so many products (tests/database/default-home.test.ts). */
async function openWith(count: number, fields: Record<string, unknown> = {}) {
  network.trouble(/\/rpc\/read_page/, async (send) => {
    const row = await (await send()).json()
    const cards = Object.values<{ id: string }[]>(row.products).flat()
    const own = cards
      .filter(({ id }, place) => cards.findIndex((card) => card.id === id) === place)
      .slice(0, Math.min(count, 12))
      // A bowl has neither sizes nor colours.
      .map((card) => ({ ...card, sizes: [], sizes_left: [], colors: [], color: null }))
    const [first] = own
    return Response.json({
      ...row,
      products: { newest: own },
      targets: {
        [contact]: { path: '/contact', slug: 'contact', name: null },
        ...(count === 1 && first && { [first.id]: { path: '/product/own', slug: 'own', name: 'Bowl' } }),
      },
      sections: [
        {
          ...{ id: 'hero', kind: 'hero', hasClock: true },
          to: count === 1 ? { $link: { kind: 'product', id: first?.id } } : null,
        },
        { id: 'facts', kind: 'facts', facts: [{ fact: 'returns' }] },
        {
          ...{ id: 'newest', kind: 'product-row', products: {} },
          ...(count < 12 ? { named: 'all', rhythm: 'lead', askTo: ask } : { named: 'newest' }),
          ...fields,
        },
      ],
    })
  })
  openPage('/')
  const title = await screen.findByRole('heading', { level: 2, name: count < 12 ? words.all : words.newest })
  const row = title.closest('section')
  if (!row) throw new Error('The row has no section')
  return {
    row: within(row),
    cells: [...row.querySelectorAll('ul > li')].map(({ className }) => className),
  }
}

/** How many cells of a wide screen a class takes. */
const width = (className: string) => Number(/(?:^|\s)md:col-span-(\d)/.exec(className)?.[1] ?? 1)

describe('the first page of a new shop', () => {
  it('without products the first page says that the shop opens soon', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage('/')
    await screen.findByText(openingWords.title)
  })

  it('a first page that the owner has published is shown without products too, and the overview says what visitors see', async () => {
    const withoutProducts = async (send: () => Promise<Response>) =>
      Response.json({ ...(await (await send()).json()), has_products: false })
    network.trouble(/\/rpc\/shop_facts/, withoutProducts)
    openPage('/')
    await screen.findByRole('heading', { level: 1, name: /Sun-washed colour/ })
    expect(screen.queryByText(openingWords.title)).not.toBeInTheDocument()
    cleanup()
    await signedIn('owner')
    openPage('/admin')
    const { opening, own } = beforeOrders.visitors
    await screen.findByText(own, { exact: false })
    cleanup()
    network.trouble(/\/rpc\/read_page/, 'empty-shop')
    openPage('/admin')
    await screen.findByText(opening, { exact: false })
  })

  it.each([1, 2, 3, 7, 11])('%s products and what is asked beside them fill every line', async (count) => {
    const { row, cells } = await openWith(count)
    expect(row.getAllByRole('article')).toHaveLength(count)
    expect(cells.reduce((sum, cell) => sum + width(cell), 0) % 3).toBe(0)
    expect(width(cells[0] ?? '')).toBe(2)
    const asks = (count + 1) % 3 !== 0
    expect(row.queryAllByRole('link', { name: askingWords.button })).toHaveLength(asks ? 1 : 0)
  })

  it('a single product is what the opening shows and leads to', async () => {
    await openWith(1)
    expect(page().getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/product/own')
    const name = screen.getByRole('article').getAttribute('aria-label') ?? ''
    expect(await page().findByRole('img', { name })).toBeInTheDocument()
  })

  it('thirty products show the twelve newest in lines of four, without a question', async () => {
    const { row, cells } = await openWith(30)
    expect(row.getAllByRole('article')).toHaveLength(12)
    expect(cells.map(width)).toEqual(Array.from({ length: 12 }, () => 1))
    expect(row.queryByText(askingWords.title)).not.toBeInTheDocument()
  })

  it('even lines end with the question that its owner wrote, as wide as what they leave', async () => {
    const text = (en: string) => ({ $text: { en } })
    const { row, cells } = await openWith(5, {
      ...{ rhythm: 'even', ground: 'tint' },
      ...{
        askTitle: text('A service for twelve?'),
        askText: text('Hicham answers.'),
        askButton: text('Ask'),
      },
    })
    expect(cells.map(width)).toEqual([1, 1, 1, 1, 1, 3])
    expect(row.getByRole('heading', { level: 3, name: 'A service for twelve?' })).toBeInTheDocument()
    expect(row.getByText('Hicham answers.')).toBeInTheDocument()
    expect(row.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/contact')
    expect(row.getByText('Hicham answers.').closest('section')).toHaveClass('ground-tint')
  })

  it('a row without a target for its question leaves its last cells empty', async () => {
    const { row, cells } = await openWith(5, { rhythm: 'even', askTo: null })
    expect(cells).toHaveLength(5)
    expect(row.queryByText(askingWords.title)).not.toBeInTheDocument()
  })

  it('the card of a product without sizes and colours goes into the cart at once and shows no swatches', async () => {
    const { row } = await openWith(2)
    const [card] = row.getAllByRole('article')
    const button = within(card ?? document.body).getByRole('button', { name: /^Add to Cart/ })
    expect(button).not.toHaveAttribute('aria-haspopup')
    expect(within(card ?? document.body).queryByRole('img', { name: /colou?rs?$/i })).not.toBeInTheDocument()
  })
})
