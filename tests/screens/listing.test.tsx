import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { subscribeWords } from '@/content/account/subscribe'
import { collectionsWords } from '@/content/catalogue/collections'
import { departmentWords as words } from '@/content/catalogue/departments'
import { filterWords } from '@/content/catalogue/filters'
import { listingWords } from '@/content/catalogue/listing'
import { sortNames, toolWords } from '@/content/catalogue/listing-tools'
import { newArrivalsWords } from '@/content/catalogue/new-arrivals'
import { saleWords } from '@/content/catalogue/sale'
import { searchStartWords } from '@/content/catalogue/search'
import { quickAddWords } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { formatMoney, toMinor } from '@/domain/money/money'
import { sampleDepartments, samplePaths, sampleSoon, sampleTitles } from '../../e2e/fixtures/sample'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'

describe('lists', () => {
  const list = /\/rpc\/list_products/
  const facets = /\/rpc\/product_facets/
  const collections = /\/rpc\/collections/
  const cards = () => [...screen.getByRole('main').querySelectorAll('article')]
  const titles = () => cards().map((card) => card.querySelector('h2')?.textContent)
  const anyCard = async () => {
    await screen.findByText(/^Showing /)
    expect(cards().length).toBeGreaterThan(0)
  }

  /** The number of products, as it is said; a banner may show it too. */
  const findCount = (total: number) =>
    screen.findByText(listingWords.count(total), { selector: '[role=status]' })

  type Listed = {
    products: { title: string; price: number; sizes_left: string[]; colors: string[] }[]
    total: number
  }
  type Counts = {
    total: number
    facets: Record<'size' | 'color' | 'price', Record<string, number>>
  }

  /** What the database lists: a function answers with one object. */
  async function asked<T>(name: string, args: Record<string, string>): Promise<T> {
    const answer: unknown = await ask(`rpc/${name}?${new URLSearchParams(args)}`)
    return answer as T
  }
  const listed = (filter: object, sort = 'featured') =>
    asked<Listed>('list_products', {
      p_filter: JSON.stringify(filter),
      p_sort: sort,
      p_limit: String(limits.listPage),
    })
  const counted = (filter: object) => asked<Counts>('product_facets', { p_filter: JSON.stringify(filter) })

  const women = { departments: ['women'] }
  const column = () => screen.findByRole('complementary', { name: toolWords.filters })
  const group = async (name: string) => within(await column()).findByRole('group', { name })
  const option = (name: string, count: number) => `${name} ${count} ${filterWords.products(count)}`
  const money = (amount: number) => formatMoney(amount, 'USD')

  describe('listing', () => {
    it('a listing shows the first page of a department and how many products there are in all', async () => {
      const { total, products } = await listed(women)
      openPage(samplePaths.women)
      expect(await findCount(total)).toBeInTheDocument()
      expect(titles()).toEqual(products.map(({ title }) => title))
      expect(
        await screen.findByRole('heading', { level: 1, name: sampleDepartments.women.title }),
      ).toBeInTheDocument()
    })

    it('a listing shows skeletons while its cards load', async () => {
      network.trouble(list, 'silent')
      openPage(samplePaths.clothing)
      expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
      expect(screen.getByRole('heading', { level: 1, name: sampleTitles.clothing })).toBeInTheDocument()
      expect(cards()).toHaveLength(0)
    })

    it.each(troubles)('a listing says what is wrong (%s) and recovers', async (trouble, words) => {
      network.trouble(list, trouble)
      const opened = openPage(samplePaths.clothing)
      await expectRecovery(opened, { words, request: list, recovered: anyCard })
    })

    it.each([samplePaths.clothing, paths.collections])(
      'the page %s does not say that it loads once it has failed',
      async (path) => {
        network.trouble(/\/rest\/v1\//, 500)
        openPage(path)
        await page().findByRole('button', { name: common.tryAgain })
        expect(page().queryByText(common.loading)).not.toBeInTheDocument()
      },
    )

    it('a listing without products offers a way out', async () => {
      network.trouble(/\/rpc\/(?!read_page|shop_facts|collection_summaries)/, 'empty-shop')
      openPage(samplePaths.clothing)
      expect(
        await screen.findByRole('heading', { level: 2, name: filterWords.empty.title }),
      ).toBeInTheDocument()
      const elsewhere = await screen.findByRole('region', { name: searchStartWords.categories.title })
      expect(within(elsewhere).getByRole('link', { name: /^Dresses/ })).toHaveAttribute('href', '/dresses')
    })

    it.each(['featured', 'price-low', 'price-high', 'newest', 'rating'] as const)(
      'a listing is ordered by %s as its address says',
      async (sort) => {
        const { products } = await listed(women, sort)
        openPage(`${samplePaths.women}?sort=${sort}`)
        await anyCard()
        expect(titles()).toEqual(products.map(({ title }) => title))
        expect(await screen.findByRole('combobox', { name: toolWords.sortBy })).toHaveValue(sort)
      },
    )

    it.each([
      [samplePaths.sale, ['Featured', 'Newest', 'Price: low to high', 'Price: high to low']],
      [samplePaths.newArrivals, ['Newest', 'Price: low to high', 'Price: high to low', 'Rating', 'Popular']],
      [samplePaths.beauty, ['Featured', 'Price: low to high', 'Price: high to low', 'Newest', 'Rating']],
    ])('the page %s has its own sorts', async (path, names) => {
      openPage(path)
      const sort = await screen.findByRole('combobox', { name: toolWords.sortBy })
      expect(
        within(sort)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(names)
      expect(sort).toHaveDisplayValue(names[0] ?? '')
    })

    it('a listing is sorted, and goes back to the previous order', async () => {
      const { products } = await listed(women, 'price-low')
      const { user } = openPage(samplePaths.women)
      await user.selectOptions(
        await screen.findByRole('combobox', { name: toolWords.sortBy }),
        sortNames['price-low'],
      )
      await waitFor(() => expect(titles()).toEqual(products.map(({ title }) => title)))
      expect(location.search).toBe('?sort=price-low')
      history.back()
      await waitFor(() => expect(location.search).toBe(''))
      const { products: featured } = await listed(women)
      await waitFor(() => expect(titles()).toEqual(featured.map(({ title }) => title)))
    })

    it('a listing follows the layout in its URL', async () => {
      const { user } = openPage(`${samplePaths.women}?view=list`)
      expect((await page().findAllByText(/^\d colors · In stock: |^In stock: /)).length).toBeGreaterThan(0)
      await user.click(await page().findByRole('button', { name: toolWords.grid }))
      await waitFor(() => expect(page().queryByText(/· In stock: /)).not.toBeInTheDocument())
      expect(location.search).toBe('')
    })

    it('a search says what it leaves out, and which words it does not look for', async () => {
      const { unmount } = openPage(paths.searchFor('dress not red'))
      await page().findByText(/ Left out: red\.$/)
      unmount()
      openPage(paths.searchFor('dress not floral'))
      await page().findByText(/ Not searched for: “floral”\.$/)
    })

    it('a listing shows as many pages as its address asks for, in one request', async () => {
      const { total } = await listed({ departments: ['women', 'men', 'kids'] })
      expect(total).toBeGreaterThan(limits.listPage)
      network.forget()
      openPage(`${paths.search}?sort=popular&page=2`)
      await screen.findByText(/^Showing /)
      expect(cards().length).toBeGreaterThan(limits.listPage)
      expect(network.asked(list)).toBe(1)
    })

    it('a listing says that more could not be loaded, keeps what is there, and tries again', async () => {
      const { user } = openPage(`${paths.search}?sort=popular`)
      await anyCard()
      await waitFor(() => expect(cards()).toHaveLength(limits.listPage))
      network.trouble(/list_products.*p_after/, 429)
      await user.click(page().getByRole('button', { name: listingWords.loadMore }))
      expect(await page().findByRole('alert')).toHaveTextContent(listingWords.moreFailed)
      expect(cards()).toHaveLength(limits.listPage)
      network.restore()
      await user.click(page().getByRole('button', { name: common.tryAgain }))
      await waitFor(() => expect(cards().length).toBeGreaterThan(limits.listPage))
      await waitFor(() => expect(page().queryByRole('alert')).not.toBeInTheDocument())
    })
  })

  describe('filters', () => {
    it('filters offer only options with products, with correct counts', async () => {
      const counts = await counted(women)
      openPage(samplePaths.women)
      const sizes = within(await group(filterWords.facets.size.name)).getAllByRole('checkbox')
      const names = sizes.map((size) => size.closest('label')?.textContent)
      expect(names.slice(0, 6)).toEqual(
        ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => option(size, counts.facets.size[size] ?? 0)),
      )
      const prices = within(await group(filterWords.facets.price.name)).getAllByRole('checkbox')
      expect(prices).toHaveLength(Object.keys(counts.facets.price).length)
      // The amounts have their sign once the shop's currency is known.
      expect(
        await within(await group(filterWords.facets.price.name)).findByRole('checkbox', {
          name: option('$10 to $15', counts.facets.price['10-15'] ?? 0),
        }),
      ).toBeInTheDocument()
    })

    it('filters widen within one facet, narrow across facets, and are in the URL', async () => {
      const { user } = openPage(samplePaths.women)
      const colors = await group(filterWords.facets.color.name)
      await user.click(within(colors).getByRole('checkbox', { name: /^Blue / }))
      await waitFor(() => expect(location.search).toBe('?color=Blue'))
      await user.click(within(colors).getByRole('checkbox', { name: /^Red / }))
      await user.click(
        within(await group(filterWords.facets.size.name)).getByRole('checkbox', { name: /^M / }),
      )
      const { total, products } = await listed({ ...women, color: ['Blue', 'Red'], size: ['M'] })
      expect(await findCount(total)).toBeInTheDocument()
      await waitFor(() => expect(titles()).toEqual(products.map(({ title }) => title)))
      expect(location.search).toBe('?size=M&color=Blue,Red')
      // No option leads to an empty list.
      const options = [...(await column()).querySelectorAll('label')].map((label) => label.textContent)
      expect(options.length).toBeGreaterThan(5)
      expect(options.filter((text) => / 0 products$/.test(text))).toEqual([])
      for (const { sizes_left, colors: own } of products) {
        expect(sizes_left).toContain('M')
        expect(own.some((color) => ['Blue', 'Red'].includes(color))).toBe(true)
      }
    })

    it('filters are removed one by one by their chips, or all at once', async () => {
      const { user } = openPage(`${samplePaths.women}?size=M&color=Blue&price=15-20&stock=in`)
      const applied = within(await page().findByRole('list', { name: toolWords.applied }))
      // The amounts have their sign once the shop's currency is known.
      await user.click(await applied.findByRole('button', { name: toolWords.remove('$15 to $20') }))
      await waitFor(() => expect(location.search).toBe('?size=M&color=Blue&stock=in'))
      expect(applied.getByRole('button', { name: toolWords.remove('In stock') })).toHaveFocus()
      await user.click(applied.getByRole('button', { name: toolWords.clearAll }))
      await waitFor(() => expect(location.search).toBe(''))
      const { total } = await listed(women)
      expect(await findCount(total)).toBeInTheDocument()
      expect(page().queryByRole('list', { name: toolWords.applied })).not.toBeInTheDocument()
    })

    it('filters show at once what was chosen', async () => {
      openPage(`${samplePaths.women}?size=M&color=Blue&rating=4.5&discount=60`)
      expect(
        within(await group(filterWords.facets.size.name)).getByRole('checkbox', { name: /^M / }),
      ).toBeChecked()
      expect(
        within(await group(filterWords.facets.discount.name)).getByRole('radio', {
          name: /^60% off or more/,
        }),
      ).toBeChecked()
    })

    it('filters keep what was chosen removable where nothing is left of it', async () => {
      openPage(`${samplePaths.women}?size=Gigantic`)
      expect(await screen.findByRole('checkbox', { name: option('Gigantic', 0) })).toBeChecked()
    })

    it('filters keep the department’s categories as links, the chosen one marked', async () => {
      openPage(`${samplePaths.women}?category=shoes&size=38`)
      const categories = within(await group(filterWords.category))
      const shoes = categories.getByRole('link', { name: /^Shoes/ })
      expect(shoes).toHaveAttribute('aria-current', 'page')
      expect(categories.getByRole('link', { name: /^Dresses|^All/ })).toHaveAttribute(
        'href',
        '/women?size=38',
      )
      expect(screen.getByRole('heading', { level: 1, name: 'Shoes' })).toBeInTheDocument()
    })

    it('filters offer ways out of an empty result', async () => {
      const { user } = openPage(`${samplePaths.women}?category=dresses&size=36`)
      expect(
        await screen.findByRole('heading', { level: 2, name: filterWords.nothingChosen.title }),
      ).toBeInTheDocument()
      expect(await page().findByRole('link', { name: /^Tops \(\d+\)$/ })).toHaveAttribute(
        'href',
        '/women?category=tops',
      )
      await user.click(page().getByRole('button', { name: filterWords.without('36') }))
      await anyCard()
      expect(location.search).toBe('?category=dresses')
    })

    it('filters fail alone, and recover', async () => {
      network.trouble(facets, 429)
      const { user } = openPage(samplePaths.women)
      await anyCard()
      const alert = await within(await column()).findByRole('alert')
      expect(alert).toHaveTextContent(filterWords.failed)
      network.restore()
      await user.click(within(alert).getByRole('button', { name: common.tryAgain }))
      expect(await group(filterWords.facets.size.name)).toBeInTheDocument()
    })

    it('filters are hidden by their button', async () => {
      const { user } = openPage(samplePaths.women)
      await column()
      const button = page().getByRole('button', { name: toolWords.filters })
      expect(button).toHaveAttribute('aria-expanded', 'true')
      await user.click(button)
      expect(screen.queryByRole('complementary', { name: toolWords.filters })).not.toBeInTheDocument()
      expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    it('filters by price go by what is paid', async () => {
      openPage(`${samplePaths.clothing}?price=10-15&sort=price-high`)
      await anyCard()
      // The amounts have their sign once the shop's currency is known.
      await waitFor(() => expect(cards()[0]).toHaveTextContent('$'))
      for (const card of cards()) {
        const paid = toMinor(card.querySelector('strong')?.textContent?.replace('$', '') ?? '')
        expect(paid).toBeGreaterThanOrEqual(1000)
        expect(paid).toBeLessThan(1500)
        expect(card).toHaveTextContent(money(paid))
      }
    })
  })

  describe('the size on a card', () => {
    const boho = async () => {
      const opened = openPage(samplePaths.women)
      const card = (await page().findByRole('link', { name: 'Boho Floral Print Maxi Dress' })).closest(
        'article',
      )
      if (!card) throw new Error('The dress has no card')
      const button = await within(card).findByRole('button', {
        name: 'Add to Cart: Boho Floral Print Maxi Dress',
      })
      return { ...opened, button }
    }

    it('a size is chosen on the card and goes into the cart', async () => {
      const { user, button } = await boho()
      await user.click(button)
      const choice = within(
        await screen.findByRole('dialog', { name: quickAddWords.choose('Boho Floral Print Maxi Dress') }),
      )
      await user.click(choice.getByRole('radio', { name: 'Black' }))
      await user.click(choice.getByRole('button', { name: 'L' }))
      await waitFor(() => expect(button).toHaveAccessibleName('Added!: Boho Floral Print Maxi Dress'))
      expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
        { slug: 'boho-floral-print-maxi-dress', size: 'L', color: 'Black', quantity: 1, price: 1299 },
      ])
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    it('a card offers a restock email for a sold-out size', async () => {
      const { user, button } = await boho()
      await user.click(button)
      const gone = await screen.findByRole('button', {
        name: `XXL, ${quickAddWords.soldOut}, ${quickAddWords.notifyMe}`,
      })
      await user.click(gone)
      await screen.findByText(quickAddWords.soldOutSize('XXL'))
      const form = screen.getByRole('form', { name: quickAddWords.emailFor('XXL in Pink') })
      await user.type(within(form).getByRole('textbox'), 'nora@example.com')
      await user.click(within(form).getByRole('button', { name: quickAddWords.notifyMe }))
      await screen.findByText(subscribeWords.sent('nora@example.com'))
      expect(localStorage.getItem('cart') ?? '[]').toBe('[]')
    })

    it('the choice of a size on a card gives the focus back when it is left', async () => {
      const { user, button } = await boho()
      await user.click(button)
      await screen.findByRole('dialog')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })

  describe('search', () => {
    const box = () => page().findByRole('combobox', { name: listingWords.searchLabel })

    it('the search finds products and says how many for what', async () => {
      openPage(paths.searchFor('sneaker'))
      await screen.findByText(/^\d+ results? for “sneaker”$/)
      for (const card of cards()) expect(card).toHaveTextContent(/sneaker|trainer/i)
      expect(await box()).toHaveValue('sneaker')
    })

    it('the search says which corrected query it searched', async () => {
      openPage(paths.searchFor('floarl'))
      await screen.findByText(/^\d+ results? for “floral” instead of “floarl”$/)
      expect((await page().findAllByText('Floral', { selector: 'mark' })).length).toBeGreaterThan(0)
    })

    it('the search says when nothing is found, keeps the words, and offers others', async () => {
      openPage(paths.searchFor('zzzz'))
      expect(
        await screen.findByRole('heading', { name: filterWords.noResults.title('zzzz') }),
      ).toBeInTheDocument()
      expect(await box()).toHaveValue('zzzz')
      const others = await page().findByRole('region', { name: searchStartWords.categories.title })
      expect(within(others).getByRole('link', { name: /^Dresses/ })).toHaveAttribute('href', '/dresses')
    })

    it('the search recovers from a failure with what was searched for', async () => {
      network.trouble(list, 500)
      const opened = openPage(paths.searchFor('dress'))
      await expectRecovery(opened, { words: errors.unknown, request: list, recovered: anyCard })
      expect(await box()).toHaveValue('dress')
    })

    it('the search of a department keeps to the department', async () => {
      const { user } = openPage(samplePaths.women)
      const within = await page().findByRole('searchbox', { name: toolWords.searchIn('Women') })
      await user.type(within, 'linen{Enter}')
      const { total } = await listed({ ...women, q: 'linen' })
      await screen.findByText(listingWords.results(total, 'linen'))
      expect(location.search).toBe('?q=linen')
    })
  })

  describe('collections', () => {
    it('the page of collections shows the six curated ones, and counts all that have something on sale', async () => {
      const all = await ask<{ isEmpty?: true }>('rpc/collections')
      openPage(paths.collections)
      await screen.findByText(collectionsWords.count(all.filter(({ isEmpty }) => !isEmpty).length))
      const posters = [
        ...screen.getByRole('region', { name: collectionsWords.curated }).querySelectorAll('h2'),
      ]
      expect(posters.map((poster) => poster.textContent)).toEqual([
        'Summer Vibes',
        'Urban Edge',
        'Boho Chic',
        'Formal Elegance',
        'Vintage Revival',
        'Minimalist Modern',
      ])
    })

    it('the page of collections says that a shop without collections has none yet', async () => {
      network.trouble(collections, 'empty-shop')
      openPage(paths.collections)
      await screen.findByRole('heading', { name: collectionsWords.empty.title })
    })

    it('the page of collections narrows down during typing, and says when nothing is left', async () => {
      const { user } = openPage(paths.collections)
      await screen.findByRole('region', { name: collectionsWords.curated })
      const box = page().getByRole('searchbox', { name: collectionsWords.search })
      await user.type(box, 'boho')
      await screen.findByText(collectionsWords.count(1))
      await waitFor(() => expect(location.search).toBe('?q=boho'))
      await user.type(box, 'zz')
      expect(
        await screen.findByRole('heading', { name: collectionsWords.none.title('bohozz') }),
      ).toBeInTheDocument()
      await user.click(page().getByRole('button', { name: collectionsWords.none.clear }))
      await screen.findByRole('region', { name: collectionsWords.curated })
    })

    it('the page of collections says that it is loading', async () => {
      network.trouble(collections, 'silent')
      openPage(paths.collections)
      expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it.each(troubles)(
      'the page of collections says what is wrong (%s) and recovers',
      async (trouble, words) => {
        network.trouble(collections, trouble)
        const opened = openPage(paths.collections)
        await expectRecovery(opened, {
          words,
          request: collections,
          recovered: () => screen.findByRole('region', { name: collectionsWords.curated }),
        })
      },
    )

    it('the page of an unknown collection is the not-found page', async () => {
      openPage(paths.collection('no-such-collection'))
      expect(
        await screen.findByRole('heading', { level: 1, name: filterWords.collectionNotFound.title }),
      ).toBeInTheDocument()
    })
  })
})

describe('departments', () => {
  const summaries = /\/rpc\/collection_summaries/
  const tiles = async (title: string) =>
    within(await screen.findByRole('navigation', { name: words.tiles(title) }))

  describe.each(['women', 'men', 'kids'] as const)('%s', (department) => {
    const { title, tiles: six } = sampleDepartments[department]

    it('a department says what it holds, and so do its six tiles, which lead into it', async () => {
      const all = await ask<{ discount: number | null }>(
        `products?select=discount,collections!inner(department)&collections.department=eq.${department}`,
      )
      const most = Math.max(...all.map(({ discount }) => discount ?? 0))
      openPage(samplePaths[department])
      await screen.findByRole('heading', { level: 1, name: title })
      expect(await screen.findByText(words.upTo(Math.floor(most / 5) * 5))).toBeInTheDocument()
      expect(screen.getAllByText(words.products(all.length)).length).toBeGreaterThan(0)
      const links = (await tiles(title)).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        six.map(([category]) => `/${department}?category=${category}`),
      )
      for (const [index, [, label]] of six.entries()) {
        expect(links[index]).toHaveTextContent(label)
        expect(links[index]).toHaveTextContent(/\d+ items?$/)
      }
    })

    it('a department stands without figures when those do not come', async () => {
      network.trouble(summaries, 500)
      openPage(samplePaths[department])
      await screen.findByRole('heading', { level: 1, name: title })
      const nav = await tiles(title)
      await waitFor(() => expect(network.asked(summaries)).toBeGreaterThan(2))
      expect(nav.getAllByRole('link')).toHaveLength(6)
      expect(nav.queryByText(/items?$/)).not.toBeInTheDocument()
      expect(screen.queryByText(/^Up to/)).not.toBeInTheDocument()
    })
  })

  it('a department’s banner speaks of the category that is chosen', async () => {
    const dresses = await ask('products?select=id&collection_slug=eq.dresses')
    openPage(`${samplePaths.women}?category=dresses`)
    await screen.findByRole('heading', { level: 1, name: 'Dresses' })
    const nav = await tiles('Women')
    await waitFor(() =>
      expect(nav.getByRole('link', { name: /Dresses/ })).toHaveTextContent(words.count(dresses.length)),
    )
    expect(nav.getByRole('link', { name: /Dresses/ })).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('link', { name: /Tops/ })).not.toHaveAttribute('aria-current')
  })

  describe('the sale', () => {
    it('the sale has the clock of the flash prices and a search that keeps the other choices', async () => {
      // Reduced without a deal, so that it stays on sale however old the sample data is.
      const [reduced] = await ask<{ title: string }>(
        'products?select=title&original_price=not.is.null&sizes=cs.{M}&limit=1',
      )
      const [word = ''] = reduced?.title.toLowerCase().match(/[a-z]+$/) ?? []
      const { user } = openPage(`${samplePaths.sale}?size=M&page=2`)
      await screen.findByText(saleWords.endsIn)
      const form = within(screen.getByRole('search', { name: saleWords.search }))
      await user.type(form.getByRole('searchbox'), `  ${word} `)
      await user.click(form.getByRole('button', { name: saleWords.submit }))
      await waitFor(() => expect(location.search).toBe(`?size=M&q=${word}`))
      await screen.findByText(new RegExp(`results? for “${word}”$`))
      // Everything on sale has a previous price.
      const cards = await within(screen.getByRole('main')).findAllByRole('article')
      for (const card of cards) expect(card.querySelector('s')).toBeInTheDocument()
    })

    it('the sale stands without a clock where no deal runs or is planned', async () => {
      network.trouble(/\/rpc\/(?!read_page|shop_facts)/, 'empty-shop')
      openPage(samplePaths.sale)
      await screen.findByRole('heading', { level: 1, name: sampleTitles.sale })
      await waitFor(() => expect(screen.queryByText(saleWords.endsIn)).not.toBeInTheDocument())
      expect(screen.getByText(saleWords.plain)).toBeInTheDocument()
      await waitFor(() =>
        expect(within(screen.getByRole('main')).queryByRole('timer')).not.toBeInTheDocument(),
      )
    })
  })

  describe('new arrivals', () => {
    it('new arrivals say how many came this week, and what comes', async () => {
      const week = new Date(Date.now() - 7 * 86_400_000).toISOString()
      const fresh = await ask(`products?select=id&created_at=gte.${week}`)
      openPage(samplePaths.newArrivals)
      await screen.findByText(newArrivalsWords.thisWeek(fresh.length))
      const soon = within(await screen.findByRole('region', { name: sampleSoon.title }))
      for (const thing of sampleSoon.things) expect(soon.getByText(thing)).toBeInTheDocument()
      expect(soon.getByRole('button', { name: newArrivalsWords.soon.button })).toBeInTheDocument()
    })

    it('new arrivals show no trending tile without its edit, and no count that failed to load', async () => {
      network.trouble(summaries, 500)
      openPage(samplePaths.newArrivals)
      await screen.findByRole('heading', { level: 1, name: sampleTitles.newArrivals })
      await waitFor(() =>
        expect(
          screen.queryByRole('region', { name: newArrivalsWords.trending.title }),
        ).not.toBeInTheDocument(),
      )
      expect(screen.queryByText(/New Items? This Week/)).not.toBeInTheDocument()
    })
  })
})
