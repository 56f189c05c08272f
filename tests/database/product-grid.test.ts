// Several products as a table: what the owner reads, and saving each wholly or not at all.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeProduct, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const saved = v.array(
  v.object({ id: v.string(), error: v.nullable(v.string()), detail: v.unknown(), product: v.nullable(row) }),
)
type Edit = { id: string; changes?: object; stock?: object[]; variants?: object[]; skus?: object[] }
const edit = (given: Edit) => ({ changes: {}, stock: [], variants: [], skus: [], ...given })
const save = (...edits: Edit[]) =>
  answer(owner().rpc('save_products', { p_edits: edits.map(edit) as never }), saved)
const seen = (from: unknown, to: unknown) => ({ seen: from, to })
const variantOf = (id: string) =>
  shop.one<{ id: string; sku: string; size: string; color: string; quantity: number }>(
    'select id, sku, size, color, quantity from public.product_variants where product_id = $1 order by id limit 1',
    [id],
  )

describe('grid_products', () => {
  it('answers in the order asked for, with each size and colour, and without what is gone', async () => {
    const [one, two] = [await makeProduct(shop), await makeProduct(shop)]
    const products = await answer(
      owner().rpc('grid_products', { p_ids: [two.id, randomUUID(), one.id] }),
      v.array(v.looseObject({ id: v.string(), variants: v.array(row) })),
    )
    expect(products.map(({ id }) => id)).toEqual([two.id, one.id])
    const { sku, quantity } = await variantOf(one.id)
    expect(products[1]?.variants).toContainEqual(expect.objectContaining({ sku, quantity }))
  })

  it('takes fifty at most, and at least one', async () => {
    for (const p_ids of [[], Array.from({ length: 51 }, () => randomUUID())])
      expect(await refusal(owner().rpc('grid_products', { p_ids }))).toMatchObject({ status: 400 })
  })
})

describe('save_products', () => {
  it('saves title, prices, stock, SKU and barcode of several products, and answers with what is there then', async () => {
    const [one, two] = [await makeProduct(shop, { price: 20 }), await makeProduct(shop, { price: 30 })]
    const variant = await variantOf(one.id)
    const { size, color } = variant
    const answers = await save(
      {
        id: one.id,
        changes: { title: seen((await titleOf(one.id)).title, 'Blouse'), price: seen(20, 18) },
        stock: [{ size, color, seen: variant.quantity, to: 77 }],
        variants: [{ size, color, changes: { barcode: seen('', '4006381333931') } }],
        skus: [{ id: variant.id, seen: variant.sku, to: ` grid-${one.id.slice(0, 8)} ` }],
      },
      { id: two.id, changes: { price: seen(30, 33) } },
    )
    expect(answers).toMatchObject([
      { id: one.id, error: null, product: { title: 'Blouse', price: 18 } },
      { id: two.id, error: null, product: { price: 33 } },
    ])
    expect(await variantOf(one.id)).toMatchObject({
      quantity: 77,
      sku: `GRID-${one.id.slice(0, 8).toUpperCase()}`,
    })
  })

  it('one that another changed meanwhile stays as it is, whole, and the others are saved', async () => {
    const [one, two] = [await makeProduct(shop, { price: 20 }), await makeProduct(shop, { price: 30 })]
    const { size, color, quantity, id, sku } = await variantOf(one.id)
    const answers = await save(
      { id: one.id, changes: { price: seen(19, 18) }, stock: [{ size, color, seen: quantity, to: 1 }] },
      { id: two.id, changes: { price: seen(30, 33) } },
    )
    expect(answers).toMatchObject([
      { error: 'CHANGED', detail: { fields: { price: 20 } }, product: { price: 20 } },
      { error: null },
    ])
    expect(await variantOf(one.id)).toMatchObject({ quantity })
    // A SKU that another gave meanwhile.
    expect(
      await save({ id: one.id, changes: { price: seen(20, 18) }, skus: [{ id, seen: 'OTHER', to: 'NEW' }] }),
    ).toMatchObject([{ error: 'CHANGED', detail: { variants: [{ size, color, fields: { sku } }] } }])
    expect(await titleOf(one.id)).toMatchObject({ price: '20.00' })
  })

  it('a SKU of another product, a product that is gone, and a variant of another say so, each alone', async () => {
    const [one, two] = [await makeProduct(shop, { price: 20 }), await makeProduct(shop, { price: 30 })]
    const [first, second] = [await variantOf(one.id), await variantOf(two.id)]
    const gone = randomUUID()
    expect(
      await save(
        { id: one.id, skus: [{ id: first.id, seen: first.sku, to: second.sku }] },
        { id: gone, changes: { price: seen(1, 2) } },
        { id: two.id, skus: [{ id: first.id, seen: first.sku, to: 'MINE' }] },
      ),
    ).toMatchObject([
      { error: 'SKU_TAKEN', detail: { name: (await titleOf(two.id)).title } },
      { id: gone, error: 'NOT_FOUND', product: null },
      { error: 'NOT_FOUND' },
    ])
    expect((await variantOf(one.id)).sku).toBe(first.sku)
  })

  it('a value that no product has is refused without a word about the table', async () => {
    const one = await makeProduct(shop, { price: 20 })
    const [answered] = await save({ id: one.id, changes: { price: seen(20, 0) } })
    expect(answered).toMatchObject({ error: 'INVALID_INPUT', detail: null, product: { price: 20 } })
    expect(JSON.stringify(answered)).not.toContain('products_')
  })

  it('a price that is no number is refused alone, and the other product of the request is saved', async () => {
    const [one, two] = [await makeProduct(shop, { price: 20 }), await makeProduct(shop, { price: 30 })]
    expect(
      await save(
        { id: one.id, changes: { original_price: seen(null, 'NaN') } },
        { id: two.id, changes: { price: seen(30, 33) } },
      ),
    ).toMatchObject([
      { error: 'INVALID_INPUT', product: { original_price: null } },
      { error: null, product: { price: 33 } },
    ])
  })

  it('two SKUs of a product change places, and one gets what another gives up', async () => {
    const { id } = await makeProduct(shop, {
      stock: [
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 1 },
      ],
    })
    const skus = () =>
      shop.sql<{ id: string; sku: string }>(
        'select id, sku from public.product_variants where product_id = $1 order by id',
        [id],
      )
    const [one, two] = await skus()
    if (!one || !two) throw new Error('The product has two sizes')
    const to = (variant: { id: string; sku: string }, sku: string) => ({
      ...{ id: variant.id, seen: variant.sku, to: sku },
    })
    expect(await save({ id, skus: [to(one, two.sku), to(two, one.sku)] })).toMatchObject([{ error: null }])
    expect(await skus()).toEqual([
      { id: one.id, sku: two.sku },
      { id: two.id, sku: one.sku },
    ])
    const fresh = `NEW-${id.slice(0, 8).toUpperCase()}`
    const [first, second] = await skus()
    if (!first || !second) throw new Error('The product has two sizes')
    expect(await save({ id, skus: [to(first, second.sku), to(second, fresh)] })).toMatchObject([
      { error: null },
    ])
    expect(await skus()).toMatchObject([{ sku: second.sku }, { sku: fresh }])
    expect(await save({ id, skus: [to({ ...first, sku: second.sku }, fresh)] })).toMatchObject([
      { error: 'SKU_TAKEN' },
    ])
  })

  describe('SKUs of several products', () => {
    const of = async (...products: { id: string }[]) =>
      Promise.all(products.map(async ({ id }) => (await variantOf(id)).sku))
    const takes = async (product: { id: string }, sku: string, changes: object = {}) => {
      const variant = await variantOf(product.id)
      return { id: product.id, changes, skus: [{ id: variant.id, seen: variant.sku, to: sku }] }
    }
    const make = () => makeProduct(shop, { price: 20 })

    it('SKUs change places between two products, and around three', async () => {
      const [one, two, three] = [await make(), await make(), await make()]
      const [a = '', b = '', c = ''] = await of(one, two, three)
      expect(await save(await takes(one, b), await takes(two, a))).toMatchObject([
        { error: null, product: { variants: [{ sku: b }] } },
        { error: null, product: { variants: [{ sku: a }] } },
      ])
      const around = [await takes(one, a), await takes(two, c), await takes(three, b)]
      expect(await save(...around)).toMatchObject([{ error: null }, { error: null }, { error: null }])
      expect(await of(one, two, three)).toEqual([a, c, b])
    })

    it('nobody gets a SKU that a refused product was to give up, however many follow from it', async () => {
      const [one, two, three, four] = [await make(), await make(), await make(), await make()]
      const [a = '', b = '', c = ''] = await of(one, two, three)
      const answers = await save(
        await takes(one, b),
        await takes(two, c, { price: seen(20, 21) }),
        await takes(three, `${a}-2`, { price: seen(5, 6) }),
        { id: four.id, changes: { price: seen(20, 22) } },
      )
      expect(answers).toMatchObject([
        { error: 'SKU_TAKEN', detail: { name: (await titleOf(two.id)).title } },
        { error: 'SKU_TAKEN', product: { price: 20 } },
        { error: 'CHANGED' },
        { error: null, product: { price: 22 } },
      ])
      expect(await of(one, two, three)).toEqual([a, b, c])
    })

    it('a SKU that two products want is the first one’s, also one that a third gives up', async () => {
      const [one, two, three] = [await make(), await make(), await make()]
      const [a = '', b = '', c = ''] = await of(one, two, three)
      const answers = await save(await takes(one, c), await takes(two, c), await takes(three, `${a}-3`))
      expect(answers).toMatchObject([{ error: null }, { error: 'SKU_TAKEN' }, { error: null }])
      expect(await of(one, two, three)).toEqual([c, b, `${a}-3`])
    })
  })

  it.each<[string, unknown]>([
    ['no product', []],
    ['fifty-one products', Array.from({ length: 51 }, () => edit({ id: randomUUID() }))],
    ['a product twice', [edit({ id: fixed() }), edit({ id: fixed() })]],
    ['something else', [7]],
    ['an id that is none', [edit({ id: "x' or true" })]],
    ['changes that are a list', [{ ...edit({ id: fixed() }), changes: [] }]],
    ['a SKU that is a number', [edit({ id: fixed(), skus: [{ id: fixed(), seen: 'A', to: 7 }] })]],
    [
      'a variant twice',
      [edit({ id: fixed(), skus: [0, 1].map(() => ({ id: fixed(), seen: 'A', to: 'B' })) })],
    ],
    [
      'the SKUs of more variants than a product has',
      [
        edit({
          id: fixed(),
          skus: Array.from({ length: 401 }, () => ({ id: randomUUID(), seen: 'A', to: 'B' })),
        }),
      ],
    ],
    ['a SKU of nothing', [edit({ id: fixed(), skus: [{ seen: 'A', to: 'B' }] })]],
  ])('refuses %s', async (_, p_edits) => {
    expect(await refusal(owner().rpc('save_products', { p_edits: p_edits as never }))).toMatchObject({
      status: 400,
    })
  })
})

function fixed() {
  return '93141487-5a44-47c9-8958-4b5719107598'
}
const titleOf = (id: string) =>
  shop.one<{ title: string; price: string }>('select title, price from public.products where id = $1', [id])
