// Products from files: looked at first, written in batches that can be sent again, and taken back.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../src/data/supabase/database.types.ts'
import { answer } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const planned = v.array(
  v.object({
    action: v.string(),
    id: v.optional(v.string()),
    problems: v.array(
      v.object({ problem: v.string(), field: v.optional(v.string()), now: v.optional(v.string()) }),
    ),
  }),
)
type Given = {
  handle: string
  is_given: boolean
  values: { [key: string]: Json }
  collection?: { slug?: string; name?: string }
  pictures?: { src: string; alt?: string; color?: string | null }[]
  variants: { size?: string; color?: string; sku?: string; quantity?: number; price?: Json }[]
}
const handle = () => `imported-${randomUUID().slice(0, 8)}`
const bowl = (more: Partial<Given> = {}): Given => ({
  handle: handle(),
  is_given: true,
  values: { title: 'Bowl', description: 'A bowl', price: 12.5, original_price: 15 },
  collection: { slug: 'dresses' },
  pictures: [{ src: 'https://cdn.example.com/bowl.jpg', alt: 'From above' }],
  variants: [
    { size: 'S', color: 'Blue', sku: `B-${randomUUID().slice(0, 8)}`.toUpperCase(), quantity: 3 },
    { size: 'L', color: 'Blue', quantity: 4 },
  ],
  ...more,
})
const check = (products: readonly Given[], role: Role = 'owner') =>
  answer(shop.clients[role].rpc('check_import', { p_products: [...products] }), planned)
const write = (products: readonly Given[], id: string = randomUUID(), role: Role = 'owner') =>
  answer(
    shop.clients[role].rpc('import_products', {
      p_import: id,
      p_file: 'bowls.csv',
      p_products: [...products],
    }),
    planned,
  )
const undo = (id: string) =>
  answer(
    shop.clients.owner.rpc('undo_import', { p_import: id }),
    v.object({
      left: v.number(),
      gone: v.number(),
      kept: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
  )
const actions = (answers: v.InferOutput<typeof planned>) => answers.map(({ action }) => action)
const problems = (answers: v.InferOutput<typeof planned>) =>
  answers.flatMap((each) => each.problems.map(({ problem }) => problem))
const rowOf = (slug: string) =>
  shop.one<{
    id: string
    title: string
    price: string
    quantity: number
    images: { src: string; alt: string }[]
  }>('select id, title, price::text, quantity, images from public.products where slug = $1', [slug])
const variantsOf = (slug: string) =>
  shop.sql<{ size: string; color: string; quantity: number; sku: string }>(
    `select v.size, v.color, v.quantity, v.sku from public.product_variants v join public.products p on p.id = v.product_id
     where p.slug = $1 order by v.size desc, v.color`,
    [slug],
  )
const everything = async () =>
  (
    await Promise.all(
      ['public.products', 'public.product_variants', 'public.collections'].map(shop.fingerprint),
    )
  ).join()

describe('a check', () => {
  it('a check says what would be created, changed and left, and writes nothing', async () => {
    const [old, same] = [bowl(), bowl()]
    await write([old, same])
    const before = await everything()
    const answers = await check([bowl(), { ...old, values: { ...old.values, price: 14 } }, same])
    expect(actions(answers)).toEqual(['create', 'change', 'same'])
    expect(await everything()).toBe(before)
  })

  it.each([
    ['a title', { values: { price: 1 } }, 'title'],
    ['a price', { values: { title: 'A' } }, 'price'],
    ['a collection', { collection: {} }, 'collection'],
  ])('a new product without %s is refused', async (_, more, field) => {
    const [found] = await check([bowl(more)])
    expect(found).toMatchObject({ action: 'refused', problems: [{ problem: 'missing', field }] })
  })

  it.each([0, -1, 99_999.01, 'NaN'])(
    'the price %j of what goes on sale is refused as out of range',
    async (price) => {
      const product = bowl({ values: { title: 'Bowl', description: 'A bowl', price, status: 'live' } })
      const range = { action: 'refused', problems: [{ problem: 'range', now: String(price) }] }
      expect(await check([product])).toMatchObject([range])
      expect(await write([product])).toMatchObject([range])
      const bySize = bowl({ values: { title: 'Bowl', status: 'live' } })
      expect(
        await check([{ ...bySize, variants: bySize.variants.map((each) => ({ ...each, price })) }]),
      ).toMatchObject([range])
    },
  )

  it('what the row refuses is said in words that name no constraint', async () => {
    const [refused] = await write([bowl({ values: { title: 'Bowl', price: 3, cost: -1 } })])
    expect(refused).toMatchObject({
      action: 'refused',
      problems: [{ problem: 'refused', now: 'INVALID_INPUT' }],
    })
  })

  it('what has no picture does not go on sale by a file, unless it was on sale without one', async () => {
    const product = bowl({ pictures: [], values: { title: 'Bowl', price: 3, status: 'live' } })
    const statusOf = () => shop.one('select status from public.products where slug = $1', [product.handle])
    const unpublished = [{ problem: 'picture-missing', field: 'picture' }]
    expect(await write([product])).toMatchObject([{ action: 'create', problems: unpublished }])
    expect(await statusOf()).toEqual({ status: 'draft' })
    expect(await write([product])).toMatchObject([{ action: 'same', problems: unpublished }])
    const stood = { ...product, pictures: [{ src: '/no-picture.svg' }] }
    await write([stood])
    expect(await statusOf()).toEqual({ status: 'draft' })
    const pictured = { ...product, pictures: [{ src: 'https://cdn.example.com/bowl.jpg' }] }
    expect(problems(await write([pictured]))).toEqual([])
    expect(await statusOf()).toEqual({ status: 'live' })
    await shop.sql(
      "update public.products set images = '[]', image_url = '/no-picture.svg' where slug = $1",
      [product.handle],
    )
    expect(problems(await check([product]))).toEqual([])
  })

  it('SKUs of another product, of several products and of none are said', async () => {
    const [one, two] = [bowl(), bowl()]
    await write([one, two])
    const skus = [one, two].map(({ variants }) => ({ sku: variants[0]?.sku ?? '' }))
    const bySku = { handle: '', is_given: false, values: { price: 9 }, variants: skus }
    expect(
      problems(
        await check([
          bowl({ variants: skus.slice(0, 1) }),
          bySku,
          { ...bySku, variants: [{ sku: 'NONE-1' }] },
        ]),
      ),
    ).toEqual(['sku-taken', 'several-products', 'unknown-sku'])
  })

  it('two products of a file exchange their SKUs, and get them back together', async () => {
    const [one, two] = [bowl(), bowl()]
    await write([one, two])
    const skuOf = ({ variants }: typeof one) => variants[0]?.sku ?? ''
    const as = (product: typeof one, sku: string) => ({
      ...product,
      variants: product.variants.map((variant, at) => (at === 0 ? { ...variant, sku } : variant)),
    })
    const exchanged = [as(one, skuOf(two)), as(two, skuOf(one))]
    const stored = () =>
      Promise.all(
        [one, two].map(async ({ handle, variants: [first] }) =>
          shop.one<{ sku: string }>(
            `select v.sku from public.product_variants v join public.products p on p.id = v.product_id
             where p.slug = $1 and v.size = coalesce($2, '') and v.color = coalesce($3, '')`,
            [handle, first?.size ?? null, first?.color ?? null],
          ),
        ),
      )
    expect(await check(exchanged)).toMatchObject([{ action: 'change' }, { action: 'change' }])
    const id = randomUUID()
    expect(await write(exchanged, id)).toMatchObject([{ action: 'change' }, { action: 'change' }])
    expect(await stored()).toEqual([{ sku: skuOf(two) }, { sku: skuOf(one) }])
    expect(await check(exchanged)).toMatchObject([{ action: 'same' }, { action: 'same' }])
    expect(await undo(id)).toMatchObject({ left: 0, kept: [] })
    expect(await stored()).toEqual([{ sku: skuOf(one) }, { sku: skuOf(two) }])
    // A product that is refused gives nothing up.
    const refused = { ...as(two, skuOf(one)), values: { ...two.values, price: 100_000 } }
    expect(problems(await check([as(one, skuOf(two)), refused]))).toEqual(['sku-taken', 'sku-taken'])
    expect(problems(await write([as(one, skuOf(two)), refused]))).toEqual(['sku-taken', 'sku-taken'])
    expect(await stored()).toEqual([{ sku: skuOf(one) }, { sku: skuOf(two) }])
  })

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/a.jpg',
    'https://2130706433/a.jpg',
    'https://[::1]/a.jpg',
    'https://db.internal/a.jpg',
    'https://intranet/a.jpg',
    'https://cdn.example.com:8443/a.jpg',
    'https://a:b@cdn.example.com/a.jpg',
    'http://cdn.example.com/a.jpg',
    'http://127.0.0.1/a.jpg',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('the picture address %s is refused', async (src) => {
    expect(problems(await check([bowl({ pictures: [{ src }] })]))).toEqual(['picture-refused'])
  })

  it('what is no list of products, too long a list, or has columns that files do not carry is refused', async () => {
    const refused = (p_products: never) => refusal(shop.clients.owner.rpc('check_import', { p_products }))
    const wrong: unknown[] = [
      {},
      [],
      [1],
      Array.from({ length: 101 }, () => bowl()),
      [{ ...bowl(), more: 1 }],
      [{ ...bowl(), handle: 'No Slug' }],
      [{ ...bowl(), values: { rating: 5 } }],
      [{ ...bowl(), values: { quantity: 5 } }],
      [{ ...bowl(), variants: {} }],
      [{ ...bowl(), variants: [1] }],
      [{ ...bowl(), pictures: ['x'] }],
      [{ ...bowl(), variants: Array.from({ length: 401 }, () => ({})) }],
    ]
    for (const each of wrong)
      expect([JSON.stringify(each).slice(0, 60), await refused(each as never)]).toEqual([
        JSON.stringify(each).slice(0, 60),
        expect.objectContaining({ message: 'INVALID_INPUT' }),
      ])
  })

  it('values of another kind keep their product out, and no other', async () => {
    const answers = await write([
      bowl({ values: { title: 'A', price: 'much' } }),
      bowl({ values: { title: 'x'.repeat(200), price: 1 } }),
      bowl({ values: { title: 'A', price: -1 } }),
      bowl({ values: { title: 'A', price: 1, details: [{ name: '' }] } }),
      bowl(),
    ])
    expect(actions(answers)).toEqual(['refused', 'refused', 'refused', 'refused', 'create'])
  })
})

describe('an import', () => {
  it('a new product comes with its sizes, stock, SKUs, pictures and a collection that is made for it', async () => {
    const product = bowl({ collection: { name: 'Pots & bowls', slug: 'pots-bowls' } })
    const [first, second] = await write([product, bowl({ collection: { name: 'pots & BOWLS' } })])
    expect([first?.action, second?.action]).toEqual(['create', 'create'])
    expect(await rowOf(product.handle)).toMatchObject({
      ...{ title: 'Bowl', price: '12.50', quantity: 7 },
      images: [{ src: 'https://cdn.example.com/bowl.jpg', alt: 'From above' }],
    })
    expect(await variantsOf(product.handle)).toMatchObject([
      { size: 'S', color: 'Blue', quantity: 3, sku: product.variants[0]?.sku },
      { size: 'L', color: 'Blue', quantity: 4 },
    ])
    const made = await shop.sql("select slug from public.collections where name ilike 'pots & bowls'")
    expect(made).toEqual([{ slug: 'pots-bowls' }])
  })

  it('the same file again changes nothing, in this import or another one', async () => {
    const products = [
      bowl(),
      bowl({ values: { title: ' Two  blanks ', description: 'a\r\nb', price: 1 } }),
      bowl({ is_given: false, values: { title: 'By its SKU', price: 3 } }),
      bowl({ is_given: false, values: { title: 'Without SKUs', price: 3 }, variants: [{ quantity: 4 }] }),
    ]
    const id = randomUUID()
    expect(actions(await write(products, id))).toEqual(['create', 'create', 'create', 'create'])
    const before = await everything()
    expect(actions(await write(products, id))).toEqual(['same', 'same', 'same', 'same'])
    expect(actions(await write(products))).toEqual(['same', 'same', 'same', 'same'])
    expect(await everything()).toBe(before)
  })

  it('what a file leaves out stays: other sizes, pictures, texts, and a slug that was changed leads to its product', async () => {
    const product = bowl()
    await write([{ ...product, values: { ...product.values, status: 'live' } }])
    const { id } = await rowOf(product.handle)
    const renamed = `${product.handle}-new`
    await shop.sql('update public.products set slug = $2 where id = $1', [id, renamed])
    const [changed] = await write([
      {
        ...{ handle: product.handle, is_given: true, values: { price: 20 } },
        pictures: [{ src: 'https://cdn.example.com/side.jpg' }],
        variants: [{ size: 'M', color: 'blue', quantity: 9 }],
      },
    ])
    expect(changed).toMatchObject({ action: 'change', id })
    const row = await rowOf(renamed)
    expect(row.images.map(({ src }) => src)).toEqual([
      'https://cdn.example.com/bowl.jpg',
      'https://cdn.example.com/side.jpg',
    ])
    expect([row.title, row.price, row.quantity]).toEqual(['Bowl', '20.00', 16])
    expect(
      changed?.problems.map(({ problem }) => problem),
      'a price above the original price leaves no discount',
    ).toEqual(['original-removed'])
  })

  it('stock and prices by SKU change those alone, and the movement says which file', async () => {
    const product = bowl()
    await write([product])
    const sku = product.variants[0]?.sku ?? ''
    await write([{ handle: '', is_given: false, values: { price: 13 }, variants: [{ sku, quantity: 30 }] }])
    expect(await variantsOf(product.handle)).toMatchObject([
      { quantity: 30, sku },
      { size: 'L', quantity: 4 },
    ])
    const [movement] = await shop.sql(
      `select m.reason, m.before, m.after, m.note from private.stock_movements m join public.product_variants v on v.id = m.variant_id
       where v.sku = $1 order by m.id desc limit 1`,
      [sku],
    )
    expect(movement).toEqual({ reason: 'corrected', before: 3, after: 30, note: 'bowls.csv' })
  })

  it('a product without a picture shows the stand-in, which a picture replaces', async () => {
    const { pictures: _, ...plain } = bowl()
    await write([plain])
    expect((await rowOf(plain.handle)).images.map(({ src }) => src)).toEqual(['/no-picture.svg'])
    await write([{ ...plain, pictures: [{ src: 'https://cdn.example.com/late.jpg' }] }])
    expect((await rowOf(plain.handle)).images.map(({ src }) => src)).toEqual([
      'https://cdn.example.com/late.jpg',
    ])
  })

  it('nobody but an owner checks, imports, takes back, lists, exports or settles pictures', async () => {
    for (const role of ['anon', 'shopper', 'other'] as const) {
      const client = shop.clients[role]
      const all = [
        client.rpc('check_import', { p_products: [bowl()] }),
        client.rpc('import_products', { p_import: randomUUID(), p_file: 'a', p_products: [bowl()] }),
        client.rpc('undo_import', { p_import: randomUUID() }),
        client.rpc('list_imports'),
        client.rpc('import_pictures', { p_import: randomUUID() }),
        client.rpc('settle_picture', {
          p_import: randomUUID(),
          p_product: randomUUID(),
          p_src: 'a',
          p_problem: 'missing',
        }),
        client.rpc('retry_pictures', { p_import: randomUUID() }),
        client.rpc('export_products', { p_ids: [randomUUID()] }),
      ]
      for (const each of await Promise.all(all)) expect(each.error?.code).toMatch(/^(PT403|42501)$/)
    }
  })
})

describe('taking an import back', () => {
  it('new products go, changed ones are what they were, and collections that were made go with them', async () => {
    const old = bowl()
    await write([old])
    const before = await everything()
    const id = randomUUID()
    await write(
      [
        bowl({ collection: { name: `Only here ${id}`, slug: `only-${id.slice(0, 8)}` } }),
        {
          ...old,
          values: {
            title: 'Another',
            description: 'Other',
            price: 99,
            original_price: null,
            materials: 'Clay',
          },
          pictures: [{ src: 'https://cdn.example.com/more.jpg' }],
          variants: [
            { ...old.variants[0], quantity: 50 },
            { size: 'XL', color: 'Red', quantity: 1 },
          ],
        },
      ],
      id,
    )
    expect(await undo(id)).toMatchObject({ left: 0, gone: 1, kept: [] })
    const { title, price, quantity } = await rowOf(old.handle)
    expect([title, price, quantity]).toEqual(['Bowl', '12.50', 7])
    expect((await variantsOf(old.handle)).map(({ size, quantity: left }) => [size, left])).toEqual([
      ['S', 3],
      ['L', 4],
    ])
    const columns = 'id, slug, title, description, price, original_price, images, sizes, colors, materials'
    expect(
      await shop.sql(`select ${columns} from public.products where slug = $1`, [old.handle]),
    ).toHaveLength(1)
    expect(await shop.sql('select from public.collections where name like $1', [`Only here ${id}%`])).toEqual(
      [],
    )
    expect(before).not.toBe('')
  })

  it('collections that several parts of a file fill go with the last of their products', async () => {
    const id = randomUUID()
    const name = `Clay ${id}`
    const many = Array.from({ length: 60 }, (_, place) =>
      bowl({ collection: { name: `${name} ${place % 2}`, slug: `clay-${id.slice(0, 8)}-${place % 2}` } }),
    )
    await write(many.slice(0, 40), id)
    await write(many.slice(40), id)
    const made = () => shop.sql('select from public.collections where name like $1', [`${name}%`])
    expect(await made()).toHaveLength(2)
    expect(await undo(id)).toMatchObject({ left: 10, gone: 50, kept: [] })
    expect(await undo(id)).toMatchObject({ left: 0, gone: 10, kept: [] })
    expect(await made()).toEqual([])
  })

  it('what was sold stays sold, and what others changed since stays', async () => {
    const old = bowl()
    await write([old])
    const id = randomUUID()
    await write(
      [{ ...old, values: { title: 'Import', price: 30 }, variants: [{ ...old.variants[0], quantity: 50 }] }],
      id,
    )
    const row = await rowOf(old.handle)
    await shop.sql("update public.product_variants set quantity = 48 where product_id = $1 and size = 'S'", [
      row.id,
    ])
    await shop.sql("update public.products set title = 'By hand' where id = $1", [row.id])
    expect(await undo(id)).toMatchObject({ left: 0, gone: 0, kept: [{ id: row.id, title: 'By hand' }] })
    // 50 came in, 2 were sold of them: of the 3 before, 1 is left.
    expect(await variantsOf(old.handle)).toMatchObject([{ size: 'S', quantity: 1 }, { size: 'L' }])
    const after = await rowOf(old.handle)
    expect([after.title, after.price]).toEqual(['By hand', '12.50'])
  })

  it('a product that was new stays, put away, where somebody has written into it since', async () => {
    const id = randomUUID()
    const [made, untouched] = [bowl(), bowl()]
    await write([made, untouched], id)
    const row = await rowOf(made.handle)
    await shop.sql('update public.products set description = $2 where id = $1', [
      row.id,
      'Thrown by hand in Safi',
    ])
    expect(await undo(id)).toMatchObject({ left: 0, gone: 1, kept: [{ id: row.id, title: 'Bowl' }] })
    expect(await shop.one('select status, description from public.products where id = $1', [row.id])).toEqual(
      {
        status: 'archived',
        description: 'Thrown by hand in Safi',
      },
    )
    expect(await shop.sql('select 1 from public.products where slug = $1', [untouched.handle])).toEqual([])
  })

  it('an import that was taken back takes no more, and none is taken back after an hour', async () => {
    const id = randomUUID()
    const product = bowl()
    await write([product], id)
    await undo(id)
    expect(await undo(id)).toMatchObject({ left: 0, kept: [] })
    await expect(write([product], id)).rejects.toThrow('IMPORT_UNDONE')
    const late = randomUUID()
    await write([product], late)
    await shop.sql("update private.imports set written_at = now() - interval '61 minutes' where id = $1", [
      late,
    ])
    await expect(undo(late)).rejects.toThrow('UNDO_OVER')
    await expect(undo(randomUUID())).rejects.toThrow('NOT_FOUND')
  })
})

describe('pictures of an import', () => {
  const waiting = (id: string) =>
    answer(
      shop.clients.owner.rpc('import_pictures', { p_import: id }),
      v.array(v.object({ product: v.string(), title: v.string(), src: v.string() })),
    )
  const copy = () => `/storage/v1/object/public/product-images/${randomUUID()}-800.webp`

  it('a copy takes the place of the address, the same file finds it, and taking back still works', async () => {
    const product = bowl()
    const src = 'https://cdn.example.com/copied.jpg'
    product.pictures = [{ src, alt: '' }]
    const id = randomUUID()
    await write([product], id)
    const [found] = await waiting(id)
    expect(found?.src).toBe(src)
    const p_copy = copy()
    await shop.sql("insert into storage.objects (bucket_id, name) values ('product-images', $1)", [
      p_copy.split('/').at(-1),
    ])
    await shop.clients.owner.rpc('settle_picture', {
      p_import: id,
      p_product: found?.product ?? '',
      p_src: src,
      p_copy,
    })
    expect((await rowOf(product.handle)).images.map((each) => each.src)).toEqual([p_copy])
    expect(await waiting(id)).toEqual([])
    expect(actions(await write([product]))).toEqual(['same'])
    expect(await undo(id)).toMatchObject({ left: 0, kept: [] })
  })

  it('one that cannot be fetched is listed until it is tried again', async () => {
    const product = bowl()
    const id = randomUUID()
    await write([product], id)
    const [found] = await waiting(id)
    const facts = { p_import: id, p_product: found?.product ?? '', p_src: found?.src ?? '' }
    await shop.clients.owner.rpc('settle_picture', { ...facts, p_problem: 'unreadable' })
    await shop.clients.owner.rpc('settle_picture', { ...facts, p_problem: 'unreadable' })
    expect(await waiting(id)).toEqual([])
    const listed = await answer(
      shop.clients.owner.rpc('list_imports'),
      v.array(
        v.object({ id: v.string(), created: v.number(), failed: v.array(v.object({ problem: v.string() })) }),
      ),
    )
    expect(listed.find((each) => each.id === id)).toMatchObject({
      created: 1,
      failed: [{ problem: 'unreadable' }],
    })
    await shop.clients.owner.rpc('retry_pictures', { p_import: id })
    expect(await waiting(id)).toHaveLength(1)
  })

  it.each([
    ['another place', { p_copy: 'https://evil.example/a.jpg' }],
    ['no place', {}],
    ['a made-up reason', { p_problem: 'whatever' }],
  ])('a picture is not settled with %s', async (_, more) => {
    const sent = {
      p_import: randomUUID(),
      p_product: randomUUID(),
      p_src: 'https://cdn.example.com/a.jpg',
      ...more,
    }
    expect(await refusal(shop.clients.owner.rpc('settle_picture', sent))).toMatchObject({
      message: 'INVALID_INPUT',
    })
  })
})
