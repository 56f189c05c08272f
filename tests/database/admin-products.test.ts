// The owner's products: what the list finds, what one save changes and refuses, and many changed at once.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const listed = v.looseObject({
  total: v.number(),
  more: v.boolean(),
  level: v.number(),
  products: v.array(row),
})
const list = (filter: object, sort = '-created', page = 1, size = 50) =>
  answer(
    owner().rpc('admin_products', { p_filter: { ...filter }, p_sort: sort, p_page: page, p_size: size }),
    listed,
  )
const edited = v.looseObject({
  values: row,
  variants: v.array(row),
  status: v.string(),
  ordered: v.boolean(),
  sold: v.number(),
  revenue: v.number(),
  deal: v.nullable(row),
})
const edit = (id: string) => answer(owner().rpc('edit_product', { p_id: id }), edited)
const save = (id: string, changes: object, stock: object[] = []) =>
  owner().rpc('save_product', { p_id: id, p_changes: { ...changes }, p_stock: [...stock] as Row[] as never })
const titled = async (title: string, facts: Parameters<typeof makeProduct>[1] = {}) => {
  const product = await makeProduct(shop, facts)
  await shop.sql('update public.products set title = $1 where id = $2', [title, product.id])
  return product
}
const mark = () => `Zz${randomUUID().slice(0, 6)}`

describe('admin_products', () => {
  it('admin_products finds by the beginnings of words of title and address, with accents or without', async () => {
    const name = mark()
    const product = await titled(`${name} Néroli Beautiful Café`)
    for (const q of [
      name,
      `${name.toLowerCase()} neroli`,
      `beautifu ${name}`,
      `café ${name}`,
      `${product.slug}`,
    ])
      expect(
        (await list({ q })).products.map(({ id }) => id),
        q,
      ).toContain(product.id)
    for (const q of [`${name} sandal`, `eautiful ${name}`, '%', '!!', `${name} & | !`])
      expect((await list({ q })).products.map(({ id }) => id).includes(product.id), q).toBe(
        q.endsWith('!') && q.startsWith(name),
      )
  })

  it('admin_products tells live, archived, reduced, low and sold-out products and those on a deal apart', async () => {
    const q = mark()
    const ids = {
      plain: (await titled(`${q} plain`, { price: 10, stock: [{ quantity: 90 }] })).id,
      low: (
        await titled(`${q} low`, {
          price: 20,
          stock: [
            { size: 'S', quantity: 50 },
            { size: 'M', quantity: 5 },
          ],
        })
      ).id,
      out: (await titled(`${q} out`, { price: 30, stock: [{ quantity: 0 }] })).id,
      sale: (await titled(`${q} sale`, { price: 40, originalPrice: 80, stock: [{ quantity: 70 }] })).id,
      gone: (await titled(`${q} gone`, { price: 50, status: 'archived', stock: [{ quantity: 60 }] })).id,
    }
    await makeDeal(shop, ids.plain, { price: 5 })
    const found = async (filter: object, sort = 'price') =>
      (await list({ q, ...filter }, sort)).products.map(({ id }) =>
        Object.entries(ids)
          .find(([, each]) => each === id)
          ?.at(0),
      )
    expect(await found({})).toEqual(['plain', 'low', 'out', 'sale'])
    expect(await found({ state: 'all' })).toEqual(['plain', 'low', 'out', 'sale', 'gone'])
    expect(await found({ state: 'archived' })).toEqual(['gone'])
    expect(await found({ state: 'deal' })).toEqual(['plain'])
    expect(await found({ sale: true })).toEqual(['sale'])
    expect(await found({ stock: 'low' })).toEqual(['low', 'out'])
    expect(await found({ stock: 'out' })).toEqual(['out'])
    expect(await found({ from: '20', to: '30.00' })).toEqual(['low', 'out'])
    expect(await found({ collection: 'dresses' }, '-price')).toEqual(['sale', 'out', 'low', 'plain'])
    expect(await found({ collection: 'tops' })).toEqual([])
    expect(await found({}, 'title')).toEqual(['low', 'out', 'plain', 'sale'])
    expect(await found({}, '-title')).toEqual(['sale', 'plain', 'out', 'low'])
    expect(await found({}, 'stock')).toEqual(['out', 'low', 'sale', 'plain'])
    expect(await found({}, 'created')).toEqual(['plain', 'low', 'out', 'sale'])
    const { products } = await list({ q }, 'price')
    expect(products.map(({ variants, low, out, deal_price }) => [variants, low, out, deal_price])).toEqual([
      [1, 0, 0, 5],
      [2, 1, 0, null],
      [1, 0, 1, null],
      [1, 0, 0, null],
    ])
  })

  it('admin_products sorts by what sold in thirty days, cancelled orders apart', async () => {
    const q = mark()
    const few = await titled(`${q} few`)
    const many = await titled(`${q} many`)
    const cancelled = await titled(`${q} cancelled`)
    await place(shop.clients.anon, orderArgs([few.line(1), many.line(4)], 50))
    const { id } = await place(shop.clients.anon, orderArgs([cancelled.line(9)], 90))
    await shop.sql("update public.orders set order_status = 'cancelled' where id = $1", [id])
    expect((await list({ q }, '-sold')).products.map(({ sold }) => sold)).toEqual([4, 1, 0])
    expect((await list({ q }, 'sold')).products.map(({ id: each }) => each)).toEqual([
      cancelled.id,
      few.id,
      many.id,
    ])
  })

  it('admin_products pages without overlap, and says how many products there are', async () => {
    const q = mark()
    for (let n = 0; n < 5; n += 1) await titled(`${q} same`, { price: 10 })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ q }, 'price', page, 2)))
    expect(pages.map(({ total, products }) => [total, products.length])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
      [5, 0],
    ])
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(5)
  })

  it.each([
    [{}, 'colour', 1, 50],
    [{}, '--price', 1, 50],
    [{}, 'price; drop table products', 1, 50],
    [{ state: 'gone' }, 'price', 1, 50],
    [{ stock: 'much' }, 'price', 1, 50],
    [{ from: '1e9' }, 'price', 1, 50],
    [{ to: "0' or true" }, 'price', 1, 50],
    [{ q: 'x'.repeat(1100) }, 'price', 1, 50],
    [{}, 'price', 0, 50],
    [{}, 'price', 1, 1001],
  ])('admin_products refuses %j sorted by %s, page %i of %i', async (p_filter, p_sort, p_page, p_size) => {
    const refused = await refusal(owner().rpc('admin_products', { p_filter, p_sort, p_page, p_size }))
    expect(refused).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
  })

  it.each(['anon', 'shopper'] as const)('the owner’s functions for products refuse %s', async (role) => {
    const { id } = await makeProduct(shop)
    const client = shop.clients[role]
    for (const call of [
      client.rpc('admin_products', {}),
      client.rpc('edit_product', { p_id: id }),
      client.rpc('save_product', { p_id: id }),
      client.rpc('change_products', { p_ids: [id], p_change: { status: 'archived' } }),
    ])
      expect([401, 403]).toContain((await refusal(call)).status)
  })
})

describe('save_product', () => {
  const options = {
    stock: [
      { size: 'S', color: 'Blue', quantity: 8 },
      { size: 'M', color: 'Blue', quantity: 4 },
    ],
  }

  it('save_product saves fields and stock together and returns the saved product', async () => {
    const { id } = await makeProduct(shop, options)
    const { values } = await edit(id)
    const { data, error } = await save(
      id,
      {
        title: { seen: values.title, to: '  Linen   dress ' },
        price: { seen: values.price, to: 12.5 },
        original_price: { seen: null, to: 25 },
        sizes: { seen: ['S', 'M'], to: ['M', 'L'] },
        details: { seen: [], to: [{ name: 'Fabric', value: 'Linen' }] },
        images: {
          seen: values.images,
          to: [{ src: 'https://pictures.example/a.webp', alt: 'A' }, { src: '/b.webp' }],
        },
      },
      [
        { size: 'M', color: 'Blue', seen: 4, to: 6 },
        { size: 'L', color: 'Blue', seen: null, to: 3 },
      ],
    )
    expect(error).toBeNull()
    expect(data).toMatchObject({ values: { title: 'Linen dress', price: 12.5, original_price: 25 } })
    expect(
      await shop.one('select discount, quantity, image_url, sizes_left from public.products where id = $1', [
        id,
      ]),
    ).toEqual({
      discount: 50,
      quantity: 9,
      image_url: 'https://pictures.example/a.webp',
      sizes_left: ['M', 'L'],
    })
    // The product and each variant whose stock changed.
    expect(
      await shop.sql(
        "select table_name, count(*)::int as n from private.audit_log where label = 'Linen dress' group by 1 order by 1",
      ),
    ).toEqual([
      { table_name: 'product_variants', n: 2 },
      { table_name: 'products', n: 1 },
    ])
  })

  it('save_product saves materials as one line, which everyone sees and the change log records', async () => {
    const { id, slug } = await makeProduct(shop)
    await save(id, { materials: { seen: '', to: '  100%\nlinen ' } })
    expect(await edit(id)).toMatchObject({ values: { materials: '100% linen' } })
    const { data } = await shop.clients.anon.rpc('get_product', { p_slug: slug })
    expect(data).toMatchObject({ facts: { materials: '100% linen' } })
    expect((await list({ q: slug })).products).toMatchObject([{ facts: { materials: '100% linen' } }])
    expect(await shop.one('select difference from private.audit_log order by id desc limit 1', [])).toEqual({
      difference: { materials: ['', '100% linen'] },
    })
  })

  it('save_product saves vendor, type, tags, origin and what search engines read, cleaned, and the change log records it', async () => {
    const { id, slug } = await makeProduct(shop)
    const tag = mark()
    await save(id, {
      vendor: { seen: '', to: ' Atelier  Safi ' },
      product_type: { seen: '', to: 'Pottery > Bowls' },
      tags: { seen: [], to: [tag, tag.toUpperCase(), ' gift '] },
      origin_country: { seen: '', to: 'MA' },
      hs_code: { seen: '', to: '691200' },
      seo_title: { seen: '', to: 'Bowls from Safi' },
      seo_description: { seen: '', to: 'Turned by hand.' },
    })
    const facts = { vendor: 'Atelier Safi', seo_title: 'Bowls from Safi', seo_description: 'Turned by hand.' }
    expect(await edit(id)).toMatchObject({
      values: {
        ...facts,
        product_type: 'Pottery > Bowls',
        tags: [tag, 'gift'],
        origin_country: 'MA',
        hs_code: '691200',
      },
    })
    const { data } = await shop.clients.anon.rpc('get_product', { p_slug: slug })
    expect(data).toMatchObject({ facts })
    for (const secret of [tag, '691200']) expect(JSON.stringify(data)).not.toContain(secret)
    // Owners and shoppers find it by its tags and its maker.
    for (const q of [tag, `${tag.slice(0, 6)} atelier`])
      expect(
        (await list({ q })).products.map((each) => each.id),
        q,
      ).toEqual([id])
    const found = await shop.clients.anon.rpc('list_products', { p_filter: { q: tag } })
    expect(JSON.stringify(found.data)).toContain(slug)
    expect(
      await shop.one('select difference from private.audit_log order by id desc limit 1', []),
    ).toMatchObject({
      difference: { vendor: ['', 'Atelier Safi'], tags: [[], [tag, 'gift']], origin_country: ['', 'MA'] },
    })
    const feed = await shop.clients.anon.rpc('feed_products', { p_after: slug.slice(0, -1), p_limit: 5 })
    expect(feed.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          slug,
          product_type: 'Pottery > Bowls',
          facts: expect.objectContaining(facts),
        }),
      ]),
    )
  })

  it('save_product sets sizes in another order, and cards follow', async () => {
    const { id } = await makeProduct(shop, options)
    await save(id, { sizes: { seen: ['S', 'M'], to: ['M', 'S'] } })
    expect(await shop.one('select sizes_left from public.products where id = $1', [id])).toEqual({
      sizes_left: ['M', 'S'],
    })
  })

  it('save_product names the fields that another owner changed, and changes nothing', async () => {
    const { id, line } = await makeProduct(shop, { price: 60, ...options })
    await place(shop.clients.anon, orderArgs([line(3, 'S', 'Blue')], 180))
    await shop.sql("update public.products set title = 'Theirs' where id = $1", [id])
    const refused = await refusal(
      save(id, { title: { seen: 'A test product', to: 'Mine' }, price: { seen: 60, to: 50 } }, [
        { size: 'S', color: 'Blue', seen: 8, to: 20 },
        { size: 'M', color: 'Blue', seen: 4, to: 10 },
      ]),
    )
    expect(refused).toMatchObject({
      status: 409,
      message: 'CHANGED',
      detail: { fields: { title: 'Theirs' }, stock: [{ size: 'S', color: 'Blue', now: 5 }] },
    })
    expect(await edit(id)).toMatchObject({ values: { title: 'Theirs', price: 60 } })
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 9,
    })
  })

  it('save_product does not mind a sale of what is not changed, or that its values are there already', async () => {
    const { id, line } = await makeProduct(shop, { price: 60, ...options })
    await place(shop.clients.anon, orderArgs([line(3, 'S', 'Blue')], 180))
    const first = await save(id, { title: { seen: 'A test product', to: 'Mine' } }, [
      { size: 'M', color: 'Blue', seen: 4, to: 10 },
    ])
    expect(first.error).toBeNull()
    const again = await save(id, { title: { seen: 'A test product', to: 'Mine' } }, [
      { size: 'M', color: 'Blue', seen: 4, to: 10 },
    ])
    expect(again.error).toBeNull()
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 15,
    })
  })

  it('a size that was ordered can be removed: the order keeps its words, cancelling it adds no stock', async () => {
    const { id, line } = await makeProduct(shop, { price: 60, ...options })
    const order = await place(shop.clients.anon, orderArgs([line(1, 'S', 'Blue')], 60))
    expect((await save(id, { sizes: { seen: ['S', 'M'], to: ['M'] } })).error).toBeNull()
    expect(
      await shop.one('select size, color, product_id from public.order_items where order_id = $1', [
        order.id,
      ]),
    ).toEqual({
      size: 'S',
      color: 'Blue',
      product_id: id,
    })
    await shop.sql("update public.orders set order_status = 'cancelled' where id = $1", [order.id])
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 4,
    })
  })

  it.each<[string, object, object[]]>([
    ['a column that is not to be changed', { rating: { seen: 4.5, to: 5 } }, []],
    ['a change without what was seen', { title: { to: 'x' } }, []],
    ['no picture', { images: { seen: [], to: [] } }, []],
    ['a script for a picture', { images: { seen: [], to: [{ src: 'javascript:alert(1)' }] } }, []],
    ['a picture elsewhere on http', { images: { seen: [], to: [{ src: 'http://example.com/a.png' }] } }, []],
    ['a picture of another host', { images: { seen: [], to: [{ src: '//example.com/a.png' }] } }, []],
    [
      'a second picture that is none',
      { images: { seen: [], to: [{ src: '/a.png' }, { src: 'data:image/png,' }] } },
      [],
    ],
    [
      'an alternative text without end',
      { images: { seen: [], to: [{ src: '/a.png', alt: 'x'.repeat(201) }] } },
      [],
    ],
    ['facts that are none', { details: { seen: [], to: ['Linen'] } }, []],
    ['a title of signs alone', { title: { seen: 'A test product', to: '  \u200b ' } }, []],
    ['materials without end', { materials: { seen: '', to: 'x'.repeat(301) } }, []],
    ['a vendor without end', { vendor: { seen: '', to: 'x'.repeat(81) } }, []],
    ['a type without end', { product_type: { seen: '', to: 'x'.repeat(121) } }, []],
    ['a tag without end', { tags: { seen: [], to: ['x'.repeat(61)] } }, []],
    ['tags without end', { tags: { seen: [], to: Array.from({ length: 51 }, (_, n) => `tag ${n}`) } }, []],
    ['a country that is none', { origin_country: { seen: '', to: 'Morocco' } }, []],
    ['a customs number that is none', { hs_code: { seen: '', to: '6912' } }, []],
    ['a title for search engines without end', { seo_title: { seen: '', to: 'x'.repeat(121) } }, []],
    ['no list of sizes', { sizes: { seen: [], to: null } }, []],
    ['no materials', { materials: { seen: '', to: null } }, []],
    ['a price of nothing', { price: { seen: 10, to: 0 } }, []],
    ['an original price below the price', { original_price: { seen: null, to: 9 } }, []],
    ['a collection that is none', { collection_slug: { seen: 'dresses', to: 'nowhere' } }, []],
    ['a stock below nothing', {}, [{ size: '', color: '', seen: 100, to: -1 }]],
    ['a stock without end', {}, [{ size: '', color: '', seen: 100, to: 1_000_001 }]],
    ['a size that is not there', {}, [{ size: 'XXL', color: '', seen: null, to: 1 }]],
    [
      'the same size twice',
      {},
      [
        { size: '', color: '', seen: 100, to: 1 },
        { size: '', color: '', seen: 100, to: 2 },
      ],
    ],
  ])('save_product refuses %s and leaves all as it was', async (_, changes, stock) => {
    const { id } = await makeProduct(shop)
    const before = await edit(id)
    expect((await refusal(save(id, changes, stock))).status).toBeGreaterThanOrEqual(400)
    expect(await edit(id)).toEqual(before)
  })

  it('a product that is not there can be neither saved nor read', async () => {
    expect(await refusal(save(randomUUID(), {}))).toMatchObject({ status: 404, message: 'NOT_FOUND' })
    expect((await owner().rpc('edit_product', { p_id: randomUUID() })).data).toBeNull()
  })
})

describe('edit_product', () => {
  it('edit_product tells what was sold, whether ever ordered, who waits and what it costs today', async () => {
    const product = await makeProduct(shop, {
      price: 30,
      stock: [
        { size: 'S', quantity: 2 },
        { size: 'M', quantity: 0 },
      ],
    })
    expect(await edit(product.id)).toMatchObject({ ordered: false, sold: 0, revenue: 0, deal: null })
    const { id } = await shop.one<{ id: string }>(
      "select id from public.product_variants where product_id = $1 and size = 'M'",
      [product.id],
    )
    await shop.sql('insert into public.subscriptions (email, topic) values ($1, $2)', [
      `${randomUUID()}@example.com`,
      `back-in-stock:${id}`,
    ])
    await place(shop.clients.anon, orderArgs([product.line(2)], 60))
    await makeDeal(shop, product.id, { price: 20 })
    const edited = await edit(product.id)
    expect(edited).toMatchObject({ ordered: true, sold: 2, revenue: 60, deal: { price: 20 } })
    expect(edited.variants.find(({ size }) => size === 'M')).toMatchObject({ waiting: 1 })
  })
})

describe('change_products', () => {
  const change = (ids: string[], p_change: object) =>
    answer(
      owner().rpc('change_products', { p_ids: ids, p_change: { ...p_change } }),
      v.pipe(
        v.object({ before: v.array(row), incomplete: v.literal(0) }),
        v.transform(({ before }) => before),
      ),
    )

  it('change_products archives and restores; the store, carts and a running deal follow', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const { id } = product
    await makeDeal(shop, id, { price: 50 })
    expect(await change([id, id], { status: 'archived' })).toMatchObject([{ id, status: 'live' }])
    expect(await change([id], { status: 'archived' })).toEqual([])
    expect((await shop.clients.anon.rpc('get_product', { p_slug: product.slug })).data).toBeNull()
    expect(
      await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line()], 50))),
    ).toMatchObject({
      status: 409,
      message: 'OUT_OF_STOCK',
    })
    expect(await change([id], { status: 'live' })).toMatchObject([{ id, status: 'archived' }])
    await place(shop.clients.anon, orderArgs([product.line()], 50))
  })

  it('change_products moves to a collection, never to one that gathers by a rule', async () => {
    const { id } = await makeProduct(shop)
    expect(await change([id], { collection: 'tops' })).toMatchObject([{ collection: 'dresses' }])
    await expect(change([id], { collection: 'this-week' })).rejects.toThrow('INVALID_INPUT')
    await expect(change([id], { collection: 'nowhere' })).rejects.toThrow('INVALID_INPUT')
  })

  it('change_products changes prices by percent, keeps the old one where asked, and takes it back', async () => {
    const { id } = await makeProduct(shop, { price: 19.99 })
    const facts = () =>
      shop.one(
        'select price::float8 as price, original_price::float8 as original, discount from public.products where id = $1',
        [id],
      )
    const before = await change([id], { percent: -25, strike: true })
    expect(await facts()).toEqual({ price: 14.99, original: 19.99, discount: 25 })
    await change([id], { percent: 100, strike: true })
    expect(await facts()).toEqual({ price: 29.98, original: null, discount: null })
    await change([id], {
      prices: Object.fromEntries(before.map((was) => [String(was.id), [was.price, was.original_price]])),
    })
    expect(await facts()).toEqual({ price: 19.99, original: null, discount: null })
  })

  it.each([
    [{}],
    [{ status: 'gone' }],
    [{ status: 'archived', collection: 'tops' }],
    [{ status: 'scheduled' }],
    [{ status: 'scheduled', publish_at: 'soon' }],
    [{ status: 'scheduled', publish_at: '2190-01-01' }],
    [{ status: 'live', publish_at: '2027-01-01' }],
    [{ strike: true }],
    [{ percent: -91 }],
    [{ percent: 201 }],
    [{ percent: '10; drop' }],
    [{ prices: [] }],
    [{ rating: 5 }],
  ])('change_products refuses %j', async (p_change) => {
    const { id } = await makeProduct(shop)
    await expect(change([id], p_change)).rejects.toThrow('INVALID_INPUT')
  })
})

describe('deleting', () => {
  it('a product that was never ordered can be deleted; one that was ordered stays', async () => {
    const never = await makeProduct(shop)
    const ordered = await makeProduct(shop, { price: 60 })
    await place(shop.clients.anon, orderArgs([ordered.line()], 60))
    const remove = (id: string) => owner().from('products').delete().eq('id', id).select('id')
    expect((await remove(never.id)).data).toHaveLength(1)
    expect((await remove(ordered.id)).data).toHaveLength(0)
    expect(await shop.sql('select 1 from public.products where id = $1', [ordered.id])).toHaveLength(1)
  })
})
