// The catalogue's own rules: discounts, variants, sums, names and who may change which column.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/data/supabase/database.types.ts'
import { toMinor } from '../../src/domain/money/money.ts'
import { discountPercent } from '../../src/domain/product/discount.ts'
import { brokenInvariants, makeDeal, makeProduct, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

type NewProduct = Database['public']['Tables']['products']['Insert']
const facts = (changes: Partial<NewProduct> = {}): NewProduct => ({
  slug: `new-${randomUUID()}`,
  title: 'New',
  description: 'Words.',
  price: 10,
  image_url: 'https://example.com/a.png',
  collection_slug: 'dresses',
  ...changes,
})
const add = (changes: Partial<NewProduct> = {}) =>
  shop.clients.owner.from('products').insert(facts(changes)).select('*').single()
const added = async (changes: Partial<NewProduct> = {}) => {
  const { data, error } = await add(changes)
  if (error) throw new Error(error.message)
  return data
}
const change = (id: string, changes: Partial<NewProduct>) =>
  shop.clients.owner.from('products').update(changes).eq('id', id).select('*').single()
const variantsOf = (id: string) =>
  shop.sql<{ size: string; color: string; quantity: number }>(
    `select size, color, quantity from public.product_variants where product_id = $1
     order by array_position((select colors from public.products where id = $1), color),
              array_position((select sizes from public.products where id = $1), size)`,
    [id],
  )

describe('the discount', () => {
  it.each([
    [12.99, 45.99, 72],
    [10, null, null],
    [10, 10, 0],
    [9.95, 10, 1],
    [9.96, 10, 0],
    [0.01, 99999, 99],
    [2, 3, 33],
    [1, 3, 67],
    [87.5, 100, 13],
  ])('the discount of %d instead of %s is %s, as in the browser', async (price, original_price, discount) => {
    expect((await added({ price, original_price })).discount).toBe(discount)
    expect(discountPercent(toMinor(price), original_price === null ? null : toMinor(original_price))).toBe(
      discount,
    )
  })

  it('the discount of a product is not the one that was sent', async () => {
    const product = await added({ price: 50, original_price: 100, discount: 90 })
    expect(product.discount).toBe(50)
    expect((await change(product.id, { discount: 1 })).data?.discount).toBe(50)
  })

  it('the discount of a product follows the prices', async () => {
    const { id } = await added({ price: 50, original_price: 100 })
    expect((await change(id, { price: 25 })).data?.discount).toBe(75)
    expect((await change(id, { original_price: null })).data?.discount).toBeNull()
  })
})

describe('variants', () => {
  it('variants are every size in every colour, the quantity spread evenly', async () => {
    const { id, quantity } = await added({ sizes: ['S', 'M'], colors: ['Pink', 'Blue'], quantity: 7 })
    expect(quantity).toBe(7)
    expect(await variantsOf(id)).toEqual([
      { size: 'S', color: 'Pink', quantity: 2 },
      { size: 'M', color: 'Pink', quantity: 2 },
      { size: 'S', color: 'Blue', quantity: 2 },
      { size: 'M', color: 'Blue', quantity: 1 },
    ])
  })

  it.each([
    [[], [], 3, [{ size: '', color: '', quantity: 3 }]],
    [['M'], [], 3, [{ size: 'M', color: '', quantity: 3 }]],
    [[], ['Pink'], 0, [{ size: '', color: 'Pink', quantity: 0 }]],
  ])(
    'a product of sizes %j and colours %j has the variants they make',
    async (sizes, colors, quantity, expected) => {
      expect(await variantsOf((await added({ sizes, colors, quantity })).id)).toEqual(expected)
    },
  )

  it('variants come and go with the sizes and colours; what stays keeps its stock', async () => {
    const { id } = await added({ sizes: ['S', 'M'], colors: ['Pink'], quantity: 10 })
    await change(id, { sizes: ['M', 'L'] })
    expect(await variantsOf(id)).toEqual([
      { size: 'M', color: 'Pink', quantity: 5 },
      { size: 'L', color: 'Pink', quantity: 0 },
    ])
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 5,
    })
    await change(id, { sizes: [], colors: [] })
    expect(await variantsOf(id)).toEqual([{ size: '', color: '', quantity: 0 }])
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 0,
    })
  })

  it('variants changed by the owner change the product’s sum', async () => {
    const { id } = await added({ sizes: ['S', 'M'], quantity: 10 })
    const { owner } = shop.clients
    await owner.from('product_variants').update({ quantity: 20 }).eq('product_id', id).eq('size', 'M')
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 25,
    })
    await owner.from('product_variants').insert({ product_id: id, size: 'XL', quantity: 1 })
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 26,
    })
    await owner.from('product_variants').delete().eq('product_id', id).eq('size', 'S')
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 21,
    })
    await owner.from('product_variants').delete().eq('product_id', id)
    expect(await shop.one('select quantity from public.products where id = $1', [id])).toEqual({
      quantity: 0,
    })
  })

  it('variants of two products changed in one statement change both sums', async () => {
    const [a, b] = [await added({ quantity: 1 }), await added({ quantity: 2 })]
    await shop.clients.owner.from('product_variants').update({ quantity: 9 }).in('product_id', [a.id, b.id])
    const sums = await shop.sql('select quantity from public.products where id in ($1, $2)', [a.id, b.id])
    expect(sums).toEqual([{ quantity: 9 }, { quantity: 9 }])
  })

  it('variants are never negative, enormous or double', async () => {
    const { id } = await added({ sizes: ['M'], quantity: 1 })
    const { owner } = shop.clients
    const set = (quantity: number) => owner.from('product_variants').update({ quantity }).eq('product_id', id)
    expect((await set(-1)).error).not.toBeNull()
    expect((await set(1_000_001)).error).not.toBeNull()
    const double = await owner.from('product_variants').insert({ product_id: id, size: 'M', color: '' })
    expect(double.error?.code).toBe('23505')
  })
})

describe('columns that follow', () => {
  it('a product’s quantity is not written by hand', async () => {
    const { id } = await added({ quantity: 3 })
    expect(await refusal(change(id, { quantity: 4 }))).toMatchObject({
      status: 400,
      message: 'QUANTITY_IS_DERIVED',
    })
    expect((await change(id, { quantity: 3, title: 'Same' })).data?.title).toBe('Same')
  })

  it('a deal’s number of sold items is not written by hand', async () => {
    const product = await makeProduct(shop)
    const deal = await makeDeal(shop, product.id, { price: 5 })
    const { owner } = shop.clients
    const set = (changes: { sold?: number; total?: number }) =>
      owner.from('deals').update(changes).eq('id', deal).select('id')
    expect(await refusal(set({ sold: 3 }))).toMatchObject({ status: 403, message: 'SOLD_IS_COUNTED' })
    expect((await set({ total: 20 })).data).toHaveLength(1)
    const { error } = await owner.from('deals').insert({
      product_id: product.id,
      kind: 'flash',
      deal_price: 1,
      total: 5,
      sold: 2,
      starts_at: '2026-01-01',
      ends_at: '2026-01-02',
    })
    expect(error?.code).toBe('42501')
  })

  it('updated_at moves with every change', async () => {
    const { id, updated_at } = await added()
    const { data } = await change(id, { title: 'Later', updated_at: '2020-01-01T00:00:00Z' })
    expect(Date.parse(data?.updated_at ?? '')).toBeGreaterThan(Date.parse(updated_at))
  })

  it('the search finds words of title, collection and description, also by their beginning', async () => {
    const { id } = await added({
      title: 'Quixotic Kaftan',
      description: 'Zephyrs blow.',
      collection_slug: 'kids-shoes',
    })
    const find = async (words: string) => {
      const { data, error } = await shop.clients.owner
        .from('products')
        .select('id')
        .textSearch('search', words, { config: 'english' })
      expect(error).toBeNull()
      return (data ?? []).some((row) => row.id === id)
    }
    for (const words of ['quixotic', 'quix:*', 'zephyr', 'kids & shoe', 'kaftans'])
      expect(await find(words)).toBe(true)
    expect(await find('quixotic & trousers')).toBe(false)
  })

  it('an archived product is out of sight for all but the owner', async () => {
    const { id, slug } = await added()
    await change(id, { status: 'archived' })
    const seen = async (role: 'anon' | 'shopper' | 'owner') =>
      (await shop.clients[role].rpc('get_product', { p_slug: slug })).data
    expect([await seen('anon'), await seen('shopper'), await seen('owner')]).toEqual([null, null, null])
    expect((await shop.clients.owner.from('products').select('id').eq('slug', slug)).data).toEqual([{ id }])
  })
})

describe('products that are refused', () => {
  const long = (length: number) => 'x'.repeat(length)
  it.each<[string, Partial<NewProduct>]>([
    ['a slug with capitals', { slug: 'Dress' }],
    ['a slug with a blank', { slug: 'a b' }],
    ['a slug with an accent', { slug: 'néroli' }],
    ['a slug with a hyphen at the end', { slug: 'dress-' }],
    ['a slug with two hyphens', { slug: 'a--b' }],
    ['an empty slug', { slug: '' }],
    ['a slug with a path', { slug: '../admin' }],
    ['a long slug', { slug: long(121) }],
    ['no title', { title: '' }],
    ['a long title', { title: long(121) }],
    ['no description', { description: '' }],
    ['a long description', { description: long(5001) }],
    ['materials of a long text', { materials: long(301) }],
    ['for nothing', { price: 0 }],
    ['for less than nothing', { price: -1 }],
    ['too dear', { price: 100_000 }],
    ['dearer than it was', { price: 10, original_price: 9.99 }],
    ['with a picture that runs', { image_url: 'javascript:alert(1)' }],
    ['with a picture as data', { image_url: 'data:text/html,x' }],
    ['with no picture', { image_url: '' }],
    ['in a collection that is not there', { collection_slug: 'nowhere' }],
    ['on sale in no collection', { collection_slug: null }],
    ['of 251 sizes', { sizes: Array.from({ length: 251 }, (_, i) => `S${i}`) }],
    ['of 251 colours', { colors: Array.from({ length: 251 }, (_, i) => `C${i}`) }],
    [
      'of 252 combinations',
      {
        sizes: Array.from({ length: 21 }, (_, i) => `S${i}`),
        colors: Array.from({ length: 12 }, (_, i) => `C${i}`),
      },
    ],
    ['with an endless name for its sizes', { size_name: 'x'.repeat(41) }],
    ['with an endless name for its colours', { color_name: 'x'.repeat(41) }],
    ['with an endless name for a third option', { third_name: 'x'.repeat(41) }],
    ['of less than nothing', { quantity: -1 }],
    ['rated above 5', { rating: 5.1 }],
    ['rated below 0', { rating: -0.1 }],
    ['with pictures that are no list', { images: { src: '/a.png' } }],
    ['with details that are no list', { details: 'x' }],
  ])('a product is refused for this fault: %s', async (_name, changes) => {
    const slug = changes.slug ?? `bad-${randomUUID()}`
    expect((await add({ ...changes, slug })).error).not.toBeNull()
    expect(await shop.sql('select 1 from public.products where slug = $1', [slug])).toEqual([])
  })

  it('a product cannot have the slug of another product', async () => {
    const { slug } = await added()
    expect((await add({ slug })).error?.code).toBe('23505')
  })
})

describe('collections', () => {
  const addCollection = (slug: string, group_slug = 'women') =>
    shop.clients.owner.from('collections').insert({ slug, name: 'New', group_slug })

  it.each(['Dresses', 'a b', '-a', 'a-', 'a--b', '', 'é', 'x'.repeat(81)])(
    'a collection cannot have the slug %j',
    async (slug) => {
      expect((await addCollection(slug)).error?.message).toContain('collections_slug')
    },
  )

  it('a collection is refused in a group that there is not', async () => {
    expect((await addCollection('grouped', 'pets')).error).not.toBeNull()
  })

  it('a collection with products is not deleted; renamed, it takes them along', async () => {
    const slug = `c-${randomUUID()}`
    expect((await addCollection(slug)).error).toBeNull()
    const { id } = await added({ collection_slug: slug })
    const { owner } = shop.clients
    expect((await owner.from('collections').delete().eq('slug', slug)).error).not.toBeNull()
    expect(
      (
        await owner
          .from('collections')
          .update({ slug: `${slug}-2` })
          .eq('slug', slug)
      ).error,
    ).toBeNull()
    expect(await shop.one('select collection_slug from public.products where id = $1', [id])).toEqual({
      collection_slug: `${slug}-2`,
    })
  })
})

describe('deals', () => {
  it.each([
    ['visible while it runs', {}, true],
    ['not before it begins', { from: 0.1, to: 1 }, false],
    ['not after it ends', { from: -2, to: -1 }, false],
    ['not once all are sold', { total: 2, sold: 2 }, false],
  ])('a deal is shown to shoppers only while it can sell: %s', async (_name, changes, visible) => {
    const product = await makeProduct(shop)
    const deal = await makeDeal(shop, product.id, { price: 5, ...changes })
    const { data } = await shop.clients.anon.rpc('get_product', { p_slug: product.slug })
    expect(data).toMatchObject({ deals: visible ? [{ id: deal }] : [] })
    const { data: all } = await shop.clients.owner.from('deals').select('id').eq('id', deal)
    expect(all).toHaveLength(1)
  })

  it.each([
    ['ends before it begins', { price: 5, from: 1, to: 0 }],
    ['is for nothing', { price: 0 }],
    ['offers none', { price: 5, total: 0 }],
    ['sold more than it has', { price: 5, total: 1, sold: 2 }],
  ])('a deal is refused that %s', async (_name, changes) => {
    const product = await makeProduct(shop)
    await expect(makeDeal(shop, product.id, changes)).rejects.toThrow('check constraint')
  })
})

/** The ratings beside a slug, wherever in an answer. */
function ratingsOf(slug: string, answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return []
  const own = 'slug' in answer && answer.slug === slug && 'rating' in answer ? [answer.rating] : []
  return [...own, ...Object.values(answer).flatMap((part) => ratingsOf(slug, part))]
}

describe('a product without reviews', () => {
  it('a product without reviews has no rating in any answer, to visitors and to the owner', async () => {
    const title = `Unrated ${randomUUID().slice(0, 8)}`
    const { id, slug } = await added({ title, quantity: 9 })
    await makeDeal(shop, id, { price: 5 })
    const { anon, owner } = shop.clients
    const answers = {
      page: await anon.rpc('get_product', { p_slug: slug }),
      cards: await anon.rpc('products_by_slugs', { p_slugs: [slug] }),
      list: await anon.rpc('list_products', { p_filter: { q: title } }),
      newest: await anon.rpc('newest_products', { p_count: 40 }),
      admin: await owner.rpc('admin_products', { p_filter: { q: title } }),
    }
    for (const [name, { data, error }] of Object.entries(answers)) {
      expect(error, name).toBeNull()
      expect(ratingsOf(slug, data), name).toEqual(name === 'newest' ? [] : [null])
    }
    const { data: reviews } = await anon.rpc('list_reviews', { p_slug: slug })
    expect(reviews).toMatchObject({ rating: null, total: 0 })
  })
})
