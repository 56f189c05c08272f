// PostgREST embeds a table in another only where one relationship leads there. The embedded back end takes the first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedEmbeds, type Schema, schemaQuery, selectsOf, toSchema } from '../support/embeds.ts'
import { filesOf } from '../support/imports.ts'
import { openShop, type Shop } from '../support/shop.ts'

const files = filesOf('src/data', /\.ts$/)

describe('the tables that queries embed', () => {
  let shop: Shop
  let schema: Schema
  beforeAll(async () => {
    shop = await openShop()
    const { keys } = await shop.one<{ keys: Parameters<typeof toSchema>[0] }>(schemaQuery)
    schema = toSchema(keys)
  })
  afterAll(() => shop.close())

  it('the tables that queries embed are reached by one relationship each', () => {
    expect(refusedEmbeds(selectsOf(files), schema)).toEqual([])
  })

  it.each([
    // Through collection_products as well.
    ['products', 'slug,collections(slug)', 'products has 2 ways to collections'],
    ['collections', 'slug,products!inner(slug)', 'collections has 2 ways to products'],
    ['deals', 'id,products!inner(slug,shown:collections(slug))', 'products has 2 ways to collections'],
    [
      'products',
      'collections!products_slug_fkey(slug)',
      'products has 0 ways to collections!products_slug_fkey',
    ],
    ['deals', 'id,reviews(body)', 'deals has 0 ways to reviews'],
  ])('a table that is not reached by one relationship is refused in %s: %s', (table, columns, reason) => {
    expect(refusedEmbeds([{ path: 'x.ts', table, columns }], schema)).toEqual([`x.ts: ${reason}`])
  })

  it.each([
    ['products', 'slug,collections!products_collection_slug_fkey(slug),deals(id)'],
    ['products', 'collections!collection_slug(slug)'],
    ['products', 'collections!inner!collection_products(slug)'],
    ['orders', 'id,images:order_items(product_image),total_amount'],
  ])('a table that is reached by one relationship is accepted in %s: %s', (table, columns) => {
    expect(refusedEmbeds([{ path: 'x.ts', table, columns }], schema)).toEqual([])
  })
})

describe('reading the selects of a file', () => {
  const select = (text: string) => selectsOf([{ path: 'x.ts', text }])

  it('reading the selects of a file fills in constants and finds the table', () => {
    const text = `const inner = 'a,b' as const
      const all = \`c,t(\${inner})\` as const
      rest.from('u').select(all, { count: 'exact' })`
    expect(select(text)).toEqual([{ path: 'x.ts', table: 'u', columns: 'c,t(a,b)' }])
  })

  it('reading the selects of a file stops at columns that it cannot read', () => {
    expect(() => select("rest.from('u').select(columnsOf(x))")).toThrow('cannot be read')
    expect(() => select("query.select('a')")).toThrow('without a table')
  })

  it('reading the selects of the shop’s files finds their tables', () => {
    const tables = new Set(selectsOf(files).map(({ table }) => table))
    expect([...tables]).toEqual(expect.arrayContaining(['orders', 'shipping_zones', 'shop_settings']))
  })
})
