import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { searchLimits } from '@/config/search'
import { cart } from '@/content/cart/cart'
import { searchStartWords, searchWords } from '@/content/catalogue/search'
import { relatedWords } from '@/content/product/product-more'
import { recommendationWords } from '@/content/product/recommendations'
import { common } from '@/content/shared/common'
import { sampleProduct } from '../support/sample-words'
import { network, openPage, page } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const suggest = /\/rpc\/suggest/
// Between words that are highlighted and others, this environment's accessible names have no white space.
const boho = 'Boho\\s*Floral\\s*Print\\s*Maxi\\s*Dress'

/** The wide header's box; the page's own one is called otherwise. */
const box = () => screen.getByRole('combobox', { name: common.search })
const list = () => screen.findByRole('listbox', { name: searchWords.suggestions })
const options = () => screen.getAllByRole('option')
const active = () => screen.queryByRole('option', { selected: true })
const said = (count: number) => screen.findByText(searchWords.status(count))
const remember = (key: string, texts: unknown) => localStorage.setItem(key, JSON.stringify(texts))

/** The cart is the page with the least on it. */
async function typed(text: string) {
  const opened = openPage(paths.cart)
  await screen.findByRole('heading', { level: 1 })
  await opened.user.click(box())
  if (text) await opened.user.type(box(), text)
  return opened
}

beforeEach(() => network.forget())

describe('suggestions', () => {
  it('suggestions find products despite typos, with picture, price and highlighted terms', async () => {
    await typed('floarl dres')
    const found = () => screen.getByRole('option', { name: new RegExp(boho) })
    // The first letters may have found it too.
    await waitFor(() =>
      expect([...found().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
        'Floral',
        'Dres',
      ]),
    )
    const option = found()
    expect(option).toHaveAttribute('href', paths.product(sampleProduct))
    expect(option).toHaveTextContent('$12.99')
    expect(option.querySelector('img')).toHaveAttribute('alt', '')
    expect(screen.getByText(searchWords.corrected)).toHaveTextContent(/floral/)
    const category = within(await screen.findByRole('group', { name: searchWords.groups.categories }))
    expect(category.getByRole('option', { name: /^Dresses, \d+ products$/ })).toHaveAttribute(
      'href',
      '/dresses',
    )
    expect(options().at(-1)).toHaveTextContent(searchWords.seeAll('floarl dres'))
    await said(options().length - 1)
  })

  it('suggestions make the box a combobox that owns a list', async () => {
    await typed('dress')
    await screen.findByRole('option', { name: new RegExp(boho) })
    expect(box()).toHaveAttribute('aria-autocomplete', 'list')
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box().getAttribute('aria-controls')).toBe((await list()).id)
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    expect(box()).toHaveFocus()
  })

  it('suggestions are reached with the arrow keys, which wrap around, Home and End', async () => {
    const { user } = await typed('dress')
    await screen.findByRole('option', { name: new RegExp(boho) })
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(options()[0])
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(options().at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe(options()[1])
    await user.keyboard('{End}')
    expect(active()).toBe(options().at(-1))
    await user.keyboard('{Home}')
    expect(active()).toBe(options()[0])
    // More typing is more searching, not choosing.
    await user.keyboard('e')
    expect(active()).toBeNull()
    expect(box()).toHaveFocus()
  })

  it('suggestions open the highlighted option with Enter', async () => {
    const { user } = await typed('boho floral')
    await screen.findByRole('option', { name: new RegExp(boho) })
    await user.keyboard('{ArrowDown}{Enter}')
    await screen.findByRole('heading', { level: 1, name: new RegExp(boho) })
    expect(box()).toHaveValue('')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })

  it('suggestions leave Enter to the search while none is chosen, and the search is remembered', async () => {
    const { user } = await typed('  Floral   dress ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=Floral%20%20%20dress'))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['Floral dress'])
  })

  it('suggestions close with Escape, which then clears; an arrow key opens them again', async () => {
    const { user } = await typed('dress')
    await screen.findByRole('option', { name: new RegExp(boho) })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(box()).toHaveValue('dress')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(options()[0])
    await user.keyboard('{Escape}{Escape}')
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('suggestions are left by Tab', async () => {
    const { user } = await typed('dress')
    await screen.findByRole('option', { name: new RegExp(boho) })
    await user.tab()
    expect(box()).not.toHaveFocus()
    expect(document.activeElement).not.toHaveAttribute('role', 'option')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  })

  it('suggestions ask nothing for one letter, and once for what was typed in one go', async () => {
    const { user } = await typed('d')
    await new Promise((resolve) => setTimeout(resolve, 3 * searchLimits.suggestAfterMs))
    expect(network.asked(suggest)).toBe(0)
    await user.type(box(), 'ress')
    await screen.findByRole('option', { name: new RegExp(boho) })
    expect(network.asked(suggest)).toBe(1)
    await user.type(box(), ' {Backspace}')
    await new Promise((resolve) => setTimeout(resolve, 3 * searchLimits.suggestAfterMs))
    expect(network.asked(suggest)).toBe(1)
  })

  it('suggestions do not ask for what the page already shows', async () => {
    const { user } = openPage(paths.searchFor('dress'))
    await waitFor(() => expect(box()).toHaveValue('dress'))
    await user.click(box())
    await new Promise((resolve) => setTimeout(resolve, 3 * searchLimits.suggestAfterMs))
    expect(network.asked(suggest)).toBe(0)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('suggestions say when there are none, offer what the shop has, and leave the search', async () => {
    await typed('qqzzx')
    await said(0)
    const categories = within(await screen.findByRole('group', { name: searchWords.groups.categories }))
    expect(categories.getAllByRole('option')[0]).toHaveAttribute('href', '/dresses')
    expect(options().at(-1)).toHaveTextContent(searchWords.seeAll('qqzzx'))
  })

  it.each([['offline'], [500]] as const)(
    'suggestions that fail (%s) are no more than the plain search',
    async (trouble) => {
      network.trouble(suggest, trouble)
      const { user } = await typed('dress')
      await screen.findByRole('option', { name: searchWords.seeAll('dress') })
      await user.type(box(), 'es')
      expect(screen.getByRole('option', { name: searchWords.seeAll('dresses') })).toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(location.search).toBe('?q=dresses'))
    },
  )

  it('suggestions block nothing while they get no answer', async () => {
    network.trouble(suggest, 'silent')
    const { user } = await typed('sneaker{Enter}')
    expect(location.pathname).toBe(paths.search)
    await user.click(box())
    expect(box()).toHaveValue('sneaker')
  })

  it('suggestions keep text typed before hydration', async () => {
    openPage(paths.cart)
    await screen.findByRole('heading', { level: 1 })
    const input = box()
    if (!(input instanceof HTMLInputElement)) throw new Error('The box is no input')
    input.value = 'floral'
    fireEvent.focus(input)
    input.focus()
    await screen.findByRole('option', { name: new RegExp(boho) })
    expect(input).toHaveValue('floral')
  })
})

describe('recent searches', () => {
  it('recent searches are offered by the empty box, and so are categories', async () => {
    remember('recent-searches', ['gold hoops', 'linen'])
    const { user } = await typed('')
    const recent = within(await screen.findByRole('group', { name: searchWords.groups.recent }))
    expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual(['gold hoops', 'linen'])
    const categories = within(await screen.findByRole('group', { name: searchWords.groups.categories }))
    expect(categories.getAllByRole('option')[0]).toHaveAccessibleName(/^Dresses, \d+ products$/)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=gold%20hoops'))
    expect(box()).toHaveValue('gold hoops')
  })

  it.each([['{"no": "list"}'], ['[[], null, 3]'], ['not JSON'], [`["${'x'.repeat(30_000)}"]`]])(
    'recent searches that make no sense are ignored, case %#',
    async (stored) => {
      localStorage.setItem('recent-searches', stored)
      await typed('')
      await screen.findByRole('group', { name: searchWords.groups.categories })
      expect(screen.queryByRole('group', { name: searchWords.groups.recent })).not.toBeInTheDocument()
    },
  )

  it('recent searches stand on the search page, each removable, and can be cleared and brought back', async () => {
    remember('recent-searches', ['gold hoops', 'linen', 'dress'])
    const { user } = openPage(paths.search)
    const recent = within(await screen.findByRole('region', { name: searchStartWords.recent.title }))
    const names = () => recent.getAllByRole('link').map((link) => link.textContent)
    expect(names()).toEqual(['gold hoops', 'linen', 'dress'])
    await user.click(recent.getByRole('button', { name: searchStartWords.recent.remove('linen') }))
    expect(names()).toEqual(['gold hoops', 'dress'])
    expect(recent.getByRole('button', { name: searchStartWords.recent.remove('dress') })).toHaveFocus()
    await user.click(recent.getByRole('button', { name: searchStartWords.recent.clear }))
    expect(screen.queryByRole('region', { name: searchStartWords.recent.title })).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBe('[]')
    await user.click(await screen.findByRole('button', { name: searchStartWords.recent.undo }))
    expect(await screen.findByRole('region', { name: searchStartWords.recent.title })).toHaveTextContent(
      'gold hoops',
    )
  })

  it('recent searches follow another tab', async () => {
    openPage(paths.search)
    await screen.findByRole('region', { name: searchStartWords.categories.title })
    remember('recent-searches', ['from another tab'])
    fireEvent(window, new StorageEvent('storage', { key: 'recent-searches' }))
    await screen.findByRole('link', { name: 'from another tab' })
  })
})

describe('the search page', () => {
  it('the search page begins with what is bought most and four categories with their numbers', async () => {
    openPage(paths.search)
    const trending = await screen.findByRole('region', { name: searchStartWords.trending.title })
    await waitFor(() => expect(trending.querySelectorAll('article').length).toBeGreaterThan(3))
    const categories = within(await screen.findByRole('region', { name: searchStartWords.categories.title }))
    await categories.findAllByText(/^\d+ items$/)
    expect(categories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dresses',
      '/tops',
      '/bottoms',
      '/shoes-bags?category=shoes',
    ])
  })

  it.each([paths.newest, paths.reduced])(
    'the search page %s begins with the list that it asks for',
    async (path) => {
      openPage(path)
      await screen.findAllByRole('article')
      expect(screen.queryByRole('region', { name: searchStartWords.trending.title })).not.toBeInTheDocument()
    },
  )

  it('the search page works without trending products and counts when those fail', async () => {
    network.trouble(/\/rpc\/(trending|collection_summaries)/, 500)
    openPage(paths.search)
    const categories = within(await screen.findByRole('region', { name: searchStartWords.categories.title }))
    expect(categories.getByRole('link', { name: 'Dresses' })).toBeInTheDocument()
    expect(screen.queryByText(/^\d+ items$/)).not.toBeInTheDocument()
  })

  it('the search page has a way on where nothing is found', async () => {
    openPage(paths.searchFor('qqzzx'))
    const elsewhere = await page().findByRole('region', { name: searchStartWords.categories.title })
    expect(within(elsewhere).getByRole('link', { name: /^Dresses/ })).toHaveAttribute('href', '/dresses')
  })
})

describe('recently viewed', () => {
  const region = () => screen.findByRole('region', { name: recommendationWords.recentlyViewed.title })
  const titles = (section: HTMLElement) =>
    [...section.querySelectorAll('article h3')].map((title) => title.textContent)
  const viewed = ['ikat-wrap-dress', 'gone-for-good', 'oxford-cotton-shirt']

  it('a product is remembered as viewed, and its page shows the others, newest first, without what is gone', async () => {
    remember('recently-viewed', viewed)
    openPage(paths.product(sampleProduct))
    await screen.findByRole('heading', { level: 1, name: new RegExp(boho) })
    const section = await region()
    await waitFor(() => expect(titles(section)).toEqual(['Ikat Wrap Dress', 'Oxford Cotton Shirt']))
    // The browser stores no price, so what is shown is the present one.
    for (const card of section.querySelectorAll('article')) expect(card).toHaveTextContent(/\$\d/)
    expect(JSON.parse(localStorage.getItem('recently-viewed') ?? '')).toEqual([sampleProduct, ...viewed])
  })

  it.each([[paths.cart], ['/product/no-such-thing'], [paths.wishlist]])(
    'recently viewed products are on %s',
    async (path) => {
      remember('recently-viewed', viewed)
      openPage(path)
      const section = await region()
      await waitFor(() => expect(titles(section)).toEqual(['Ikat Wrap Dress', 'Oxford Cotton Shirt']))
    },
  )

  it('recently viewed products are cleared at once, and can be brought back', async () => {
    remember('recently-viewed', viewed)
    const { user } = openPage(paths.cart)
    const words = recommendationWords.recentlyViewed
    await user.click(within(await region()).getByRole('button', { name: words.clearLabel }))
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    // Those of other tests may still be there.
    const toast = (await screen.findByText(words.cleared)).closest('li') ?? document.body
    await user.click(within(toast).getByRole('button', { name: words.undo }))
    expect(await region()).toBeInTheDocument()
  })

  it('recently viewed products are hidden when they are fewer than two', async () => {
    remember('recently-viewed', ['ikat-wrap-dress'])
    openPage(paths.cart)
    await screen.findByRole('heading', { level: 1, name: cart.empty.title })
    expect(screen.queryByRole('region', { name: recommendationWords.recentlyViewed.title })).toBeNull()
  })

  it('recently viewed products fail alone', async () => {
    remember('recently-viewed', viewed)
    network.trouble(/\/rpc\/products_by_slugs/, 500)
    openPage(paths.cart)
    await screen.findByRole('heading', { level: 1, name: cart.empty.title })
    await waitFor(() => expect(network.asked(/products_by_slugs/)).toBeGreaterThan(2))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: recommendationWords.recentlyViewed.title })).toBeNull(),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('recommendations', () => {
  it('recommendations are four like the product, and what was bought with it', async () => {
    const related = await asOwner<Record<'together' | 'similar', { title: string }[]>>(
      'POST',
      'rpc/recommendations',
      { p_slug: sampleProduct },
    )
    openPage(paths.product(sampleProduct))
    const like = await screen.findByRole('region', { name: relatedWords.title })
    const titlesIn = (section: HTMLElement) =>
      [...section.querySelectorAll('article h3')].map((title) => title.textContent)
    const expected = (part: 'together' | 'similar') => related[part].slice(0, 4).map(({ title }) => title)
    await waitFor(() => expect(titlesIn(like)).toEqual(expected('similar')))
    const together = screen.getByRole('region', { name: recommendationWords.together.title })
    await waitFor(() => expect(titlesIn(together)).toEqual(expected('together')))
    expect(expected('together')).not.toEqual([])
  })
})
