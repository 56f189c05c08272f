// What sizes and colours have of their own comes in from files, goes out as it came, and is taken back.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportProducts } from '@/data/imports/export-products'
import { checkImport, importProducts, settlePicture, undoImport } from '@/data/imports/imports'
import { importLimits } from '@/domain/imports/file-text'
import { gatherProducts } from '@/domain/imports/gather-products'
import { guessMapping } from '@/domain/imports/import-fields'
import { batchesOf } from '@/domain/imports/import-report'
import type { ImportChoices } from '@/domain/imports/import-table'
import { productRows } from '@/domain/imports/product-file'
import { readProductFilter } from '@/domain/product/product-list'
import { toCsv } from '@/domain/values/csv'
import { readCsv } from '@/domain/values/read-csv'
import { productFiles as words } from '../../src/content/en/admin/catalogue/product-files'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let empty: Shop
beforeAll(async () => {
  shop = await openShop()
  empty = await openShop({ unsound: true })
  await empty.database.exec('truncate public.products, public.collections cascade')
}, 120_000)
afterAll(async () => {
  await shop.close()
  await empty.close()
})
afterEach(() => vi.unstubAllGlobals())

/** Lets src/data ask this shop as its owner. */
async function connect(to: Shop) {
  const { session } = (await to.clients.owner.auth.getSession()).data
  vi.stubGlobal('fetch', ((input, init) => {
    const headers = new Headers(init?.headers)
    if (session) headers.set('authorization', `Bearer ${session.access_token}`)
    return to.fetch(input, { ...init, headers })
  }) satisfies typeof fetch)
}

const undecided: ImportChoices = {
  ...{ mapping: [], collections: {}, corrections: {}, leftOut: [], clearsEmpty: false },
  otherCollection: { slug: 'dresses' },
}
function read(text: string, choices: Partial<ImportChoices> = {}) {
  const { rows, numbers, broken } = readCsv(text, importLimits.rows + 2)
  const [head = [], ...body] = rows
  return gatherProducts(
    { head, rows: body, numbers: numbers.slice(1), broken },
    { ...undecided, mapping: guessMapping(head), ...choices },
    { reservedSlugs: new Set(), mostPictures: 40 },
  )
}
const lines = (...all: string[]) => all.join('\r\n')

async function check(to: Shop, text: string, choices?: Partial<ImportChoices>) {
  await connect(to)
  const planned = []
  for (const batch of batchesOf(read(text, choices).products, importLimits))
    planned.push(...(await checkImport(batch)))
  return planned
}
async function write(to: Shop, text: string, id: string = randomUUID(), choices?: Partial<ImportChoices>) {
  await connect(to)
  const planned = []
  for (const products of batchesOf(read(text, choices).products, importLimits))
    planned.push(...(await importProducts({ id, file: 'bowls.csv', products })))
  return planned
}
const undo = async (to: Shop, id: string) => {
  await connect(to)
  return undoImport(id)
}
/** The file that an owner exports, its products in the order of their addresses. */
async function exported(from: Shop, search = '') {
  await connect(from)
  const products = await exportProducts(
    readProductFilter(new URLSearchParams({ state: 'all', ...(search && { q: search }) })),
  )
  const told = products
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((product) => ({
      ...product,
      status: words.statuses[product.status],
      publishAt: product.publishAt && new Date(product.publishAt.replace(' ', 'T')).toISOString(),
    }))
  return toCsv(productRows(told, 'all', words.heads))
}
const actions = (planned: { action: string }[]) => planned.map(({ action }) => action)
const problems = (planned: { problems: { problem: string }[] }[]) =>
  planned.flatMap((each) => each.problems.map(({ problem }) => problem))

/** What shoppers pay for each size, what it cost before, and what the owner knows of it. */
const variantsOf = (of: Shop, slug: string) =>
  of.sql<{ name: string; price: number; original: number | null }>(
    `select v.size || v.color as name, coalesce(v.price, p.price)::float8 as price, private.variant_original(v, p)::float8 as original,
       coalesce(v.cost, p.cost)::float8 as cost, v.barcode, coalesce(v.weight_grams, p.weight_grams) as grams, v.picture,
       coalesce(v.low_stock, p.low_stock) as level
     from public.product_variants v join public.products p on p.id = v.product_id
     where p.slug = $1 order by array_position(p.colors, v.color), array_position(p.sizes, v.size)`,
    [slug],
  )
const pricesOf = async (slug: string) =>
  (await variantsOf(shop, slug)).map(({ name, price, original }) => [name, price, original])
const productOf = (slug: string) =>
  shop.one<{ id: string; price: number; to: number | null; original: number | null }>(
    `select id, price::float8 as price, price_to::float8 as to, original_price::float8 as original from public.products
     where slug = $1`,
    [slug],
  )
/** What the rows have, as they have it. */
const stored = (slug: string) =>
  shop.one<{ rows: unknown }>(
    `select private.import_state(p.id) || jsonb_build_object('price_to', p.price_to) as rows from public.products p where p.slug = $1`,
    [slug],
  )

const host = 'https://cdn.example.com'
const heads =
  'Address,Title,Size,Price,Original price,Cost,Barcode,Weight in grams,Low stock at,Stock,Picture,Variant picture'
/** A bowl in three sizes that differ in everything. */
const bowl = (slug: string) =>
  lines(
    heads,
    `${slug},Bowl ${slug},S,20.00,25.00,8.00,6111004219870,200,3,5,${host}/${slug}-s.jpg,${host}/${slug}-s.jpg`,
    `${slug},,M,30.00,,9.50,6111004219887,300,,6,${host}/${slug}-m.jpg,${host}/${slug}-m.jpg`,
    `${slug},,L,30.00,45.00,9.50,,,3,7,${host}/${slug}-l.jpg,`,
  )
const slug = () => `bowl-${randomUUID().slice(0, 8)}`

describe('a file of a product whose sizes differ', () => {
  it('prices, costs, barcodes, weights, levels and pictures of each size come in as they stand in the file', async () => {
    const name = slug()
    expect(actions(await write(shop, bowl(name)))).toEqual(['create'])
    expect(await variantsOf(shop, name)).toEqual([
      {
        ...{ name: 'S', price: 20, original: 25, cost: 8, barcode: '6111004219870', grams: 200, level: 3 },
        picture: `${host}/${name}-s.jpg`,
      },
      {
        ...{
          name: 'M',
          price: 30,
          original: null,
          cost: 9.5,
          barcode: '6111004219887',
          grams: 300,
          level: null,
        },
        picture: `${host}/${name}-m.jpg`,
      },
      { name: 'L', price: 30, original: 45, cost: 9.5, barcode: '', grams: null, level: 3, picture: '' },
    ])
    expect(await productOf(name)).toMatchObject({ price: 20, to: 30, original: 25 })
  })

  it('the same file again changes nothing, and the check says so', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const before = await stored(name)
    expect(actions(await check(shop, bowl(name)))).toEqual(['same'])
    expect(actions(await write(shop, bowl(name)))).toEqual(['same'])
    expect(await stored(name)).toEqual(before)
  })

  it('what all sizes have is the product’s, so that a size added later has it too', async () => {
    const name = slug()
    await write(
      shop,
      lines('Address,Title,Size,Price,Cost,Weight in grams', `${name},B,S,20,8,300`, `${name},,M,20,8,300`),
    )
    expect(
      await shop.one(
        `select p.price::float8 as price, p.price_to, p.cost::float8 as cost, p.weight_grams as grams,
           (select count(*)::int from public.product_variants v where v.product_id = p.id
            and num_nonnulls(v.price, v.cost, v.weight_grams) > 0) as own
         from public.products p where slug = $1`,
        [name],
      ),
    ).toEqual({ price: 20, price_to: null, cost: 8, grams: 300, own: 0 })
  })

  it('the check counts what would be created, changed and left, and writes nothing', async () => {
    const [one, two] = [slug(), slug()]
    await write(shop, lines(bowl(one), ...bowl(two).split('\r\n').slice(1)))
    const before = [await stored(one), await stored(two)]
    const [three] = [slug()]
    const text = lines(
      bowl(one),
      ...bowl(two).replace(',9.50,', ',9.75,').split('\r\n').slice(1),
      ...bowl(three).split('\r\n').slice(1),
    )
    expect(actions(await check(shop, text))).toEqual(['same', 'change', 'create'])
    expect([await stored(one), await stored(two)]).toEqual(before)
  })
})

describe('a row that names a size', () => {
  it('sets what that size costs; the others keep their prices, and the product costs what the cheapest does', async () => {
    const name = slug()
    await write(shop, lines('Address,Title,Size,Price', `${name},B,S,20`, `${name},,M,20`, `${name},,L,20`))
    expect(actions(await write(shop, lines('Address,Size,Price', `${name},M,15`)))).toEqual(['change'])
    expect(await pricesOf(name)).toEqual([
      ['S', 20, null],
      ['M', 15, null],
      ['L', 20, null],
    ])
    expect(await productOf(name)).toMatchObject({ price: 15, to: 20 })
    await write(shop, lines('Address,Size,Price', `${name},M,40`))
    expect(await pricesOf(name)).toEqual([
      ['S', 20, null],
      ['M', 40, null],
      ['L', 20, null],
    ])
    expect(await productOf(name)).toMatchObject({ price: 20, to: 40 })
    await write(shop, lines('Address,Size,Price', `${name},M,20`))
    expect(await productOf(name)).toMatchObject({ price: 20, to: null })
  })

  it('need not name the only color, and says that it is unclear where there are several', async () => {
    const name = slug()
    const both = lines('Address,Title,Size,Color,Price', `${name},B,S,Blue,20`, `${name},,M,Blue,20`)
    await write(shop, both)
    expect(actions(await write(shop, lines('Address,Size,Price', `${name},M,30`)))).toEqual(['change'])
    expect(await pricesOf(name)).toEqual([
      ['SBlue', 20, null],
      ['MBlue', 30, null],
    ])
    await write(shop, lines('Address,Size,Color,Price', `${name},M,Red,30`))
    expect(problems(await check(shop, lines('Address,Size,Price', `${name},M,40`)))).toContain(
      'which-variant',
    )
  })

  it('by its SKU sets the price, the cost and the weight of that size alone', async () => {
    const name = slug()
    const sku = name.toUpperCase()
    await write(
      shop,
      lines('Address,Title,SKU,Size,Price,Cost', `${name},B,${sku}-S,S,20,5`, `${name},,${sku}-M,M,20,5`),
    )
    await write(shop, lines('SKU,Price,Cost,Weight in grams', `${sku}-M,22.50,6,410`))
    expect(await variantsOf(shop, name)).toMatchObject([
      { name: 'S', price: 20, cost: 5, grams: null },
      { name: 'M', price: 22.5, cost: 6, grams: 410 },
    ])
  })

  it('a new size comes with its own price, and the former sizes keep theirs', async () => {
    const name = slug()
    await write(shop, bowl(name))
    await write(shop, lines('Address,Size,Price,Cost', `${name},XL,18,7`))
    expect(await pricesOf(name)).toEqual([
      ['S', 20, 25],
      ['M', 30, null],
      ['L', 30, 45],
      ['XL', 18, null],
    ])
    expect(await productOf(name)).toMatchObject({ price: 18, to: 30, original: null })
    expect((await variantsOf(shop, name))[3]).toMatchObject({ cost: 7, grams: null })
  })

  it('a price above what it cost before leaves that size without a reduction, and says so', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const planned = await write(shop, lines('Address,Size,Price', `${name},L,50`))
    expect(problems(planned)).toEqual(['original-removed'])
    expect(await pricesOf(name)).toEqual([
      ['S', 20, 25],
      ['M', 30, null],
      ['L', 50, null],
    ])
  })

  it('an empty original price keeps the former one, or takes it away where the owner asks for that', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const text = lines('Address,Size,Price,Original price', `${name},S,20,`, `${name},M,30,`, `${name},L,30,`)
    expect(actions(await check(shop, text))).toEqual(['same'])
    await write(shop, text, undefined, { clearsEmpty: true })
    expect(await pricesOf(name)).toEqual([
      ['S', 20, null],
      ['M', 30, null],
      ['L', 30, null],
    ])
  })
})

describe('a row that names a product alone', () => {
  it('sets the price of all sizes that cost what the product did; a size with another price keeps it', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const planned = await write(shop, lines('Address,Price', `${name},22`))
    expect(problems(planned)).toEqual([])
    expect(await pricesOf(name)).toEqual([
      ['S', 22, 25],
      ['M', 30, null],
      ['L', 30, 45],
    ])
    expect(actions(await check(shop, lines('Address,Price', `${name},22`)))).toEqual(['same'])
  })

  it('a size that would cost less than the product costs what it does, and that is said', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const planned = await write(shop, lines('Address,Price', `${name},35`))
    expect(problems(planned)).toEqual(['original-removed', 'prices-raised'])
    expect(await pricesOf(name)).toEqual([
      ['S', 35, null],
      ['M', 35, null],
      ['L', 35, 45],
    ])
    expect(await productOf(name)).toMatchObject({ price: 35, to: null })
  })

  it('a file without prices changes none', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const before = await pricesOf(name)
    await write(shop, lines('Address,Size,Stock', `${name},S,50`, `${name},XS,2`))
    expect((await pricesOf(name)).slice(0, 3)).toEqual(before)
    expect(await productOf(name)).toMatchObject({ price: 20, to: 30 })
  })
})

describe('whatever prices a file names', () => {
  const cents = fc.integer({ min: 1000, max: 1008 })
  const price = fc.record({ price: cents, before: fc.option(fc.integer({ min: 1009, max: 1012 })) })
  const sizes = ['S', 'M', 'L']

  it('named sizes cost that, the others what they did, the product the lowest; again it is the same, and taking back restores it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(price, { minLength: 3, maxLength: 3 }),
        fc.array(fc.option(price), { minLength: 3, maxLength: 3 }),
        async (first, second) => {
          fc.pre(second.some((each) => each !== null))
          const name = slug()
          const row = (
            size: string | undefined,
            each: { price: number; before: number | null } | null | undefined,
          ) =>
            each ? [`${name},Bowl,${size},${each.price / 100},${each.before ? each.before / 100 : ''}`] : []
          const file = (all: typeof second) =>
            lines('Address,Title,Size,Price,Original price', ...all.flatMap((each, n) => row(sizes[n], each)))
          await write(shop, file(first))
          const before = await stored(name)
          const id = randomUUID()
          await write(shop, file(second), id)
          const goal = first.map((was, n) => {
            const now = second[n]
            if (!now) return [sizes[n], was.price / 100, was.before && was.before / 100]
            const original = now.before ?? was.before
            return [sizes[n], now.price / 100, original && original / 100]
          })
          expect(await pricesOf(name)).toEqual(goal)
          const { price: lowest } = await productOf(name)
          expect(lowest).toBe(Math.min(...goal.map(([, each]) => Number(each))))
          expect(actions(await check(shop, file(second)))).toEqual(['same'])
          expect(await undo(shop, id)).toEqual({ left: 0, gone: 0, kept: [] })
          expect(await stored(name)).toEqual(before)
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('taking back an import of a product whose sizes differ', () => {
  it('gives every size its former price, cost, barcode, weight, level and picture', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const before = await stored(name)
    const id = randomUUID()
    const changed = lines(
      heads,
      `${name},Another,S,50.00,,1.00,6111004219894,900,9,1,,${host}/${name}-l.jpg`,
      `${name},,M,10.00,12.00,1.00,,900,9,1,,`,
      `${name},,XL,60.00,,1.00,,900,9,1,,`,
    )
    await write(shop, changed, id)
    expect(await productOf(name)).toMatchObject({ price: 10, to: 60 })
    expect(await undo(shop, id)).toEqual({ left: 0, gone: 0, kept: [] })
    expect(await stored(name)).toEqual(before)
  })

  it('prices stay where one was changed by hand since, and all else is what it was', async () => {
    const name = slug()
    await write(shop, bowl(name))
    const id = randomUUID()
    await write(shop, lines('Address,Size,Price,Cost', `${name},S,22,1`, `${name},M,33,1`), id)
    const { id: product } = await productOf(name)
    await shop.sql("update public.product_variants set price = 39 where product_id = $1 and size = 'M'", [
      product,
    ])
    const { kept } = await undo(shop, id)
    expect(kept).toMatchObject([{ id: product }])
    expect(await variantsOf(shop, name)).toMatchObject([
      { name: 'S', price: 22, cost: 8 },
      { name: 'M', price: 39, cost: 9.5 },
      { name: 'L', price: 30, cost: 9.5 },
    ])
  })
})

describe('pictures of sizes', () => {
  it('the copy of a picture takes the place of its address for the size too, and the same file finds it', async () => {
    const name = slug()
    const id = randomUUID()
    await write(shop, bowl(name), id)
    const { id: product } = await productOf(name)
    const file = `${randomUUID()}-800.webp`
    const copy = `/storage/v1/object/public/product-images/${file}`
    await shop.sql("insert into storage.objects (bucket_id, name) values ('product-images', $1)", [file])
    await settlePicture({ id, product, src: `${host}/${name}-s.jpg`, copy })
    expect((await variantsOf(shop, name)).map((each) => 'picture' in each && each.picture)).toEqual([
      copy,
      `${host}/${name}-m.jpg`,
      '',
    ])
    expect(actions(await check(shop, bowl(name)))).toEqual(['same'])
    expect(await undo(shop, id)).toEqual({ left: 0, gone: 1, kept: [] })
  })

  it('a size’s picture in an own network is left out, and the size comes in without it', async () => {
    const name = slug()
    const text = lines(
      'Address,Title,Size,Price,Variant picture',
      `${name},B,S,20,https://192.168.1.1/admin.jpg`,
    )
    expect(read(text).problems.map(({ problem }) => problem)).toEqual(['picture-own-network'])
    await write(shop, text)
    expect(await variantsOf(shop, name)).toMatchObject([{ name: 'S', price: 20, picture: '' }])
  })

  it('an address that is none of the product’s pictures is no picture of a size', async () => {
    const name = slug()
    const planned = await shop.clients.owner.rpc('import_products', {
      p_import: randomUUID(),
      p_file: 'a',
      p_products: [
        {
          ...{
            handle: name,
            is_given: true,
            values: { title: 'B', price: 20 },
            collection: { slug: 'dresses' },
          },
          variants: [{ size: 'S', picture: 'https://169.254.169.254/latest/meta-data/' }],
        },
      ],
    })
    expect(planned.data).toMatchObject([{ action: 'create' }])
    expect(await variantsOf(shop, name)).toMatchObject([{ picture: '' }])
  })
})

describe('files of other shops', () => {
  const fixture = (name: string) =>
    readFileSync(join(import.meta.dirname, '../support/product-files', name), 'utf8')

  it('Shopify’s variants come with their price, compare-at price, grams, barcode, image and cost', async () => {
    expect(actions(await write(shop, fixture('shopify.csv')))).toEqual(['create', 'create'])
    expect(await variantsOf(shop, 'linen-dress-asilah')).toMatchObject([
      {
        name: 'SEcru',
        price: 1299.9,
        original: 1549,
        cost: 540,
        barcode: '6111004219870',
        grams: 310,
        picture: '',
      },
      { name: 'MEcru', price: 1349.9, original: 1599, cost: 540, barcode: '6111004219887', grams: 320 },
      {
        ...{
          name: 'STerracotta',
          price: 1299.9,
          original: null,
          cost: 560,
          barcode: '6111004219894',
          grams: 310,
        },
        picture: 'https://cdn.shopify.com/s/files/1/0001/asilah-terracotta.jpg?v=1712',
      },
      // The file does not name it, so it costs what the cheapest does.
      { name: 'MTerracotta', price: 1299.9, cost: null, barcode: '', grams: null },
    ])
    expect(actions(await check(shop, fixture('shopify.csv')))).toEqual(['same', 'same'])
  })

  it('WooCommerce’s variations come with their sale and regular price, GTIN, weight, level and image', async () => {
    expect(actions(await write(shop, fixture('woocommerce.csv')))).toEqual(['create', 'create', 'create'])
    expect(await variantsOf(shop, 'v-neck-t-shirt')).toMatchObject([
      {
        ...{ name: 'LargeBlue', price: 18, original: 20, barcode: '6111004219870', grams: 550, level: 2 },
        picture: expect.stringContaining('/vneck-tee-2.jpg'),
      },
      { name: 'SmallBlue', price: 18 },
      { name: 'LargeGreen', price: 20, original: null, barcode: '', grams: 500, level: null },
      { name: 'SmallGreen', price: 20, original: null, grams: 500 },
    ])
    expect(actions(await check(shop, fixture('woocommerce.csv')))).toEqual(['same', 'same', 'same'])
  })

  it('a file that an earlier version exported, without what sizes have of their own, still comes in', async () => {
    const name = slug()
    const old = lines(
      'Address in the store,Title,Description,Collection,State,Materials,Details,SKU,Size,Color,Price,Original price,Stock,Picture,Picture description,Picture color',
      `${name},Bowl,A bowl,Dresses,Live,Clay,Glaze: blue,${name.toUpperCase()}-S,S,,12.50,15.00,3,/no-picture.svg,,`,
      `${name},,,,,,,${name.toUpperCase()}-M,M,,12.50,15.00,4,,,`,
    )
    expect(read(old).problems).toEqual([])
    expect(actions(await write(shop, old))).toEqual(['create'])
    expect(await pricesOf(name)).toEqual([
      ['S', 12.5, 15],
      ['M', 12.5, 15],
    ])
    expect(await productOf(name)).toMatchObject({ price: 12.5, to: null, original: 15 })
    expect(actions(await check(shop, old))).toEqual(['same'])
  })
})

describe('a round trip', () => {
  it('three options of own names come in from Shopify’s file, are the same the second time, and go out in columns of their own', async () => {
    const name = slug()
    const file = lines(
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price,Variant Inventory Qty',
      ...['30 cl', '50 cl'].flatMap((capacity) =>
        ['Azure', 'Sand'].flatMap((glaze) =>
          ['Left', 'Right'].map((handle) => {
            const isFirst = capacity === '30 cl' && glaze === 'Azure' && handle === 'Left'
            const names = isFirst ? ['Capacity', 'Glaze', 'Handle'] : ['', '', '']
            const sku = `${name}-${capacity[0]}${glaze[0]}${handle[0]}`.toUpperCase()
            const about = isFirst ? `Cup ${name},Turned by hand.,Dresses` : ',,'
            return `${name},${about},${names[0]},${capacity},${names[1]},${glaze},${names[2]},${handle},${sku},20,4`
          }),
        ),
      ),
    )
    expect(actions(await write(shop, file))).toEqual(['create'])
    expect(
      await shop.one(
        'select size_name, color_name, third_name, sizes, colors, quantity from public.products where slug = $1',
        [name],
      ),
    ).toEqual({
      ...{ size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' },
      sizes: ['30 cl / Left', '30 cl / Right', '50 cl / Left', '50 cl / Right'],
      ...{ colors: ['Azure', 'Sand'], quantity: 32 },
    })
    expect(actions(await check(shop, file))).toEqual(['same'])
    const out = await exported(shop, name)
    expect(out).toContain(',Capacity,Glaze,Handle,')
    expect(out).toContain(',50 cl,Sand,Right,')
    expect(read(out).problems).toEqual([])
    expect(actions(await check(shop, out))).toEqual(['same'])
  })

  it('a third option is refused for a product whose sizes have none, and plain sizes for one that has it', async () => {
    const name = slug()
    const head =
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price'
    const about = `${name},Cup ${name},Turned by hand.,Dresses`
    const plain = lines(head, `${about},Capacity,30 cl,Glaze,Azure,,,20`)
    const third = lines(head, `${about},Capacity,30 cl,Glaze,Azure,Handle,Left,20`)
    const sizesOf = () => shop.one('select sizes, third_name from public.products where slug = $1', [name])
    await write(shop, plain)
    const refused = [
      { action: 'refused', problems: [{ problem: 'third-missing', field: 'third', now: '30 cl' }] },
    ]
    expect(await check(shop, third)).toMatchObject(refused)
    expect(await write(shop, third)).toMatchObject(refused)
    expect(await sizesOf()).toEqual({ sizes: ['30 cl'], third_name: '' })
    await shop.sql(
      "update public.products set sizes = '{30 cl / Left}', third_name = 'Handle' where slug = $1",
      [name],
    )
    expect(actions(await check(shop, third))).toEqual(['same'])
    expect(await check(shop, plain)).toMatchObject(refused)
    // Stock and prices by SKU ask for no option.
    expect(actions(await check(shop, lines('Handle,Title,Variant Price', `${name},Cup ${name},25`)))).toEqual(
      ['change'],
    )
  })

  it('what is exported of a whole shop, imported into an empty one and exported again, is the same file', async () => {
    await write(shop, bowl(slug()))
    const file = await exported(shop)
    expect(read(file).problems).toEqual([])
    const again = await check(shop, file)
    expect(again.filter(({ action }) => action !== 'same')).toEqual([])
    const made = await write(empty, file)
    expect(made.filter(({ action }) => action !== 'create')).toEqual([])
    expect(made.length).toBe(again.length)
    expect(await exported(empty)).toBe(file)
  }, 180_000)
})
