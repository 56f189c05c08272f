// What the sample's own pages say through the API, the charts by which products are measured, and what a new shop has of them.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchHelpPages, fetchPage } from '@/data/pages/fetch-page'
import { fetchProduct } from '@/data/products/fetch-product'
import { fetchSizeCharts } from '@/data/size-charts/fetch-size-charts'
import { faqQuestions, sampleCharts, samplePage } from '../support/sample-words.ts'
import { openShop, type Shop } from '../support/shop.ts'

const { signal } = new AbortController()

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())
beforeEach(() => vi.stubGlobal('fetch', shop.fetch))
afterEach(() => vi.unstubAllGlobals())

const published = async (slug: string) => {
  const page = await fetchPage(slug, 'en', signal)
  if (!page || page.movedTo !== undefined) throw new Error(`There is no page ${slug}`)
  return page
}

describe('the pages of the sample', () => {
  it.each([
    'about',
    'faq',
    'help',
    'sell',
    'lookbook',
    'contact',
    'size-guide',
    'shipping',
    'returns',
    'terms',
  ])('the page %s is published, with the sections of its file in their order', async (slug) => {
    const { sections } = await published(slug)
    expect(sections?.map(({ id, kind }) => [id, kind])).toEqual(
      samplePage(slug).map(({ id, kind }) => [id, kind]),
    )
  })

  it('every link and picture of the sample’s pages leads somewhere', async () => {
    for (const slug of ['about', 'faq', 'help', 'sell', 'lookbook', 'contact']) {
      const { sections } = await published(slug)
      expect(JSON.stringify(sections), slug).not.toMatch(/"(to|secondTo|allTo|help|picture|collection)":null/)
    }
  })

  it('each look comes with three products of its collection', async () => {
    const { sections } = await published('lookbook')
    for (const { products } of sections ?? []) expect(products).toHaveLength(3)
  })
})

describe('the search of the help', () => {
  it('the help has the questions of every page and the policies, without what answers nothing', async () => {
    const pages = await fetchHelpPages('en', signal)
    const kindsOf = (slug: string) =>
      pages.find((page) => page.slug === slug)?.sections?.map(({ kind }) => kind)
    expect(kindsOf('faq')).toEqual(['questions'])
    expect(kindsOf('help')).toEqual(['questions'])
    expect(kindsOf('sell')).toEqual(['steps'])
    expect(kindsOf('terms')).toEqual(['policy'])
    expect(pages.map(({ slug }) => slug)).not.toContain('home')
    const [questions] = pages.find(({ slug }) => slug === 'faq')?.sections ?? []
    expect(questions?.questions).toHaveLength(faqQuestions.length)
  })

  it('the help leaves out sections that are hidden, and pages that are not published', async () => {
    await shop.sql("insert into public.pages (slug, kind, title) values ('secret', 'page', 'Secret')")
    await shop.sql(`insert into public.page_versions (page_id, sections, state)
      select id, '[{"id": "q", "kind": "questions"}]', 'draft' from public.pages where slug = 'secret'`)
    expect((await fetchHelpPages('en', signal)).map(({ slug }) => slug)).not.toContain('secret')
    await shop.sql(`update public.page_versions v set state = 'published', sections = '[{"id": "q", "kind": "questions",
      "isHidden": true}]' from public.pages p where p.id = v.page_id and p.slug = 'secret'`)
    const page = (await fetchHelpPages('en', signal)).find(({ slug }) => slug === 'secret')
    expect(page?.sections).toEqual([])
    await shop.sql("delete from public.pages where slug = 'secret'")
  })
})

describe('size charts', () => {
  it('the charts of the sample are those of its file', async () => {
    const charts = await fetchSizeCharts(signal)
    expect(charts).toEqual(sampleCharts)
  })

  const cases = [
    ['dresses', ['S', 'M'], 'Dresses, tops and outerwear'],
    ['bottoms', ['S', 'M'], 'Trousers, jeans and skirts'],
    ['womens-shoes', ['36', '37'], 'Women’s shoes'],
    ['womens-accessories', ['36-38', '39-41'], 'Women’s shoes'],
    ['womens-accessories', ['S', 'M', 'L'], 'Belts'],
    ['mens-shirts', ['M', 'L'], 'Shirts, knitwear and jackets'],
    ['mens-pants', ['M'], 'Trousers and jeans'],
    ['sneakers', ['41', '42'], 'Men’s shoes'],
    ['mens-accessories', ['M', 'L', 'XL'], 'Belts'],
    ['baby', ['0-6 m', '6-12 m'], 'Baby, up to 2 years'],
    ['school', ['5 y', '6 y'], 'Children, 2 to 12 years'],
    ['kids-shoes', ['24', '26'], 'Children’s shoes'],
    ['kids-accessories', ['23-26', '27-30'], 'Children’s shoes'],
    ['bags', ['One size'], null],
    ['makeup', ['30 ml'], null],
    ['school', ['S', 'M'], null],
  ] as const

  it.each(cases)('a product of %s in %j goes by the chart %s', async (collection, sizes, name) => {
    const slug = `sized-${collection}-${sizes[0]?.replace(/\W/g, '').toLowerCase()}`
    await shop.sql(
      `insert into public.products (slug, title, description, price, image_url, collection_slug, sizes)
       values ($1, 'Sized', 'Words.', 5, '/a.webp', $2, $3)`,
      [slug, collection, sizes],
    )
    const charts = await fetchSizeCharts(signal)
    const product = await fetchProduct(slug, signal)
    expect(charts.find(({ id }) => id === product?.sizeChart)?.name ?? null).toBe(name)
  })

  it.each([
    '{"columns": [], "rows": [{"size": "M", "measures": [1]}]}',
    '{"columns": ["bust"], "rows": []}',
    '{"columns": ["bust"], "rows": [{"size": 1, "measures": [1]}]}',
    '{"columns": ["bust"], "rows": [{"size": "M"}]}',
    '{"columns": "bust", "rows": [{"size": "M", "measures": [1]}]}',
    '[]',
  ])('the chart %s is refused', async (chart) => {
    await expect(
      shop.sql("insert into public.size_charts (name, chart) values ('Any', $1)", [chart]),
    ).rejects.toThrow()
  })

  it('a shop without charts has no size guide', async () => {
    const guide = await published('size-guide')
    expect(guide.title).toBe('Size guide')
    await shop.sql(
      `delete from public.page_versions v using public.pages p where p.id = v.page_id and p.slug = 'size-guide'`,
    )
    expect((await published('size-guide')).sections).toBeNull()
    for (const table of ['departments', 'collections'])
      await shop.sql(`update public.${table} set size_chart_id = null`)
    await shop.sql('delete from public.size_charts')
    expect(await fetchPage('size-guide', 'en', signal)).toBeNull()
    const { data } = await shop.clients.anon.rpc('indexed_pages')
    expect(JSON.stringify(data)).not.toContain('size-guide')
    expect(JSON.stringify(data)).toContain('"terms"')
  })
})

describe('a quoted review', () => {
  it('a review is quoted while it is published and its product for sale', async () => {
    const [review] = await shop.sql<{ id: string }>(
      "select r.id from public.reviews r join public.products p on p.id = r.product_id where r.status = 'published' and p.status = 'live' limit 1",
    )
    const quoted = async () => (await shop.clients.anon.rpc('quoted_review', { p_id: review?.id ?? '' })).data
    expect(await quoted()).toMatchObject({
      rating: expect.any(Number),
      product: { slug: expect.any(String) },
    })
    expect(Object.keys(Object(await quoted()))).not.toContain('user_id')
    await shop.sql("update public.reviews set status = 'hidden' where id = $1", [review?.id])
    expect(await quoted()).toBeNull()
  })
})

describe('the policies', () => {
  it('the policies of a new shop wait for their owner, who alone sees that', async () => {
    const [row] = await shop.sql<{ confirmed: boolean }>(
      'select policies_confirmed_at is not null as confirmed from public.shop_settings',
    )
    expect(row?.confirmed).toBe(true)
    const { data } = await shop.clients.anon.rpc('shop_facts')
    expect(JSON.stringify(data)).not.toContain('policies_confirmed_at')
  })
})
