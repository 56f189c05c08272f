// Stock and its movements: why it changed, what is received, and who may know.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { brokenInvariants, makeProduct, orderArgs, orderTools, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const { setStatus } = orderTools(() => shop)
const owner = () => shop.clients.owner
const history = v.looseObject({
  left: v.number(),
  sku: v.string(),
  movements: v.array(
    v.looseObject({
      reason: v.string(),
      before: v.number(),
      after: v.number(),
      actor: v.nullable(v.string()),
      order_number: v.nullable(v.string()),
      note: v.string(),
    }),
  ),
})
const variantOf = async (product: { id: string }) =>
  (
    await shop.one<{ id: string }>(
      'select id from public.product_variants where product_id = $1 order by id limit 1',
      [product.id],
    )
  ).id
const historyOf = async (product: { id: string }) =>
  answer(owner().rpc('stock_history', { p_variant: await variantOf(product) }), history)
const receive = (lines: { id: string; quantity: number }[], id = randomUUID(), note = '') =>
  owner().rpc('receive_stock', { p_id: id, p_lines: lines, p_note: note })
const listed = v.looseObject({
  total: v.number(),
  variants: v.array(v.looseObject({ id: v.string(), sku: v.string(), left: v.number() })),
})
const list = (p_filter: object) => answer(owner().rpc('admin_stock', { p_filter: { ...p_filter } }), listed)

describe('movements of stock', () => {
  it('movements of stock name the order that took stock, gave it back and took it again', async () => {
    const product = await makeProduct(shop)
    const order = await place(shop.clients.anon, orderArgs([product.line(3)], 37.99))
    await setStatus(order.id, 'cancelled')
    await setStatus(order.id, 'pending')
    const { left, movements } = await historyOf(product)
    expect(left).toBe(97)
    expect(
      movements
        .slice(0, 3)
        .map(({ reason, before, after, actor, order_number }) => [
          reason,
          before,
          after,
          actor,
          order_number,
        ]),
    ).toEqual([
      ['reopened', 100, 97, 'owner@zellige.example', order.order_number],
      ['cancelled', 97, 100, 'owner@zellige.example', order.order_number],
      ['sale', 100, 97, null, order.order_number],
    ])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('movements of stock name the owner who corrected it', async () => {
    const product = await makeProduct(shop)
    await answer(
      owner().rpc('save_product', {
        p_id: product.id,
        p_changes: {},
        p_stock: [{ size: '', color: '', seen: 100, to: 42 }],
      }),
      v.unknown(),
    )
    expect((await historyOf(product)).movements[0]).toMatchObject({
      reason: 'corrected',
      before: 100,
      after: 42,
      actor: 'owner@zellige.example',
      order_number: null,
    })
  })

  it('movements of stock begin with what an owner added', async () => {
    const { data } = await owner()
      .from('products')
      .insert({
        slug: `opened-${randomUUID()}`,
        title: 'Opened',
        description: 'd',
        price: 1,
        quantity: 7,
        image_url: '/a.png',
        collection_slug: 'dresses',
      })
      .select('id')
      .single()
    expect((await historyOf({ id: data?.id ?? '' })).movements).toMatchObject([
      { reason: 'opened', before: 0, after: 7, actor: 'owner@zellige.example' },
    ])
  })

  it('movements of stock cannot be read or written by shoppers', async () => {
    const product = await makeProduct(shop)
    const id = await variantOf(product)
    for (const role of ['anon', 'shopper'] as const)
      for (const request of [
        shop.clients[role].rpc('stock_history', { p_variant: id }),
        shop.clients[role].rpc('admin_stock', {}),
        shop.clients[role].rpc('receive_stock', { p_id: randomUUID(), p_lines: [{ id, quantity: 1 }] }),
        shop.clients[role].rpc('set_sku', { p_variant: id, p_sku: 'MINE' }),
      ])
        expect((await refusal(request)).message, role).toMatch(/FORBIDDEN|permission denied/)
  })
})

describe('a delivery', () => {
  it('a delivery is added once, however often it is sent', async () => {
    const [one, two] = [await makeProduct(shop), await makeProduct(shop)]
    const lines = [
      { id: await variantOf(one), quantity: 5 },
      { id: await variantOf(two), quantity: 2 },
      { id: await variantOf(one), quantity: 1 },
    ]
    const delivery = randomUUID()
    const first = await receive(lines, delivery, 'Box 12')
    const again = await receive(lines, delivery, 'Box 12')
    expect(first.data).toMatchObject({ units: 8 })
    expect(again.data).toEqual(first.data)
    expect(await historyOf(one)).toMatchObject({ left: 106 })
    expect((await historyOf(two)).movements[0]).toMatchObject({
      reason: 'received',
      before: 100,
      after: 102,
      note: 'Box 12',
    })
    expect((await refusal(receive([{ id: lines[0]?.id ?? '', quantity: 9 }], delivery))).message).toBe(
      'KEY_REUSED',
    )
  })

  it('a delivery is refused as a whole when a variant is gone or a number is none', async () => {
    const product = await makeProduct(shop)
    const id = await variantOf(product)
    const gone = await refusal(
      receive([
        { id, quantity: 1 },
        { id: randomUUID(), quantity: 1 },
      ]),
    )
    expect([gone.status, gone.message]).toEqual([409, 'VARIANTS_GONE'])
    for (const quantity of [0, -1, 1.5, 1_000_000, '1; drop'])
      expect((await refusal(receive([{ id, quantity: quantity as number }]))).message, `${quantity}`).toBe(
        'INVALID_INPUT',
      )
    expect((await refusal(receive([{ id, quantity: 999_999 }]))).detail).toEqual({ field: 'quantity' })
    expect((await historyOf(product)).left).toBe(100)
  })
})

describe('the list of variants', () => {
  it('the list of variants finds what is low, what is sold out, and one by its SKU', async () => {
    const product = await makeProduct(shop, {
      stock: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 2 },
        { size: 'L', quantity: 50 },
      ],
    })
    const of = (level: string) => list({ level, product: product.id })
    expect((await of('low')).variants.map(({ left }) => left).sort()).toEqual([0, 2])
    expect((await of('out')).variants.map(({ left }) => left)).toEqual([0])
    const { variants } = await of('all')
    expect(variants).toHaveLength(3)
    const sku = `T-${randomUUID().slice(0, 8)}`
    const kept = await answer(
      owner().rpc('set_sku', { p_variant: variants[0]?.id ?? '', p_sku: ` ${sku} ` }),
      v.string(),
    )
    expect(kept).toBe(sku.toUpperCase())
    expect((await list({ level: 'all', q: sku })).variants.map(({ id }) => id)).toEqual([variants[0]?.id])
    const taken = await refusal(owner().rpc('set_sku', { p_variant: variants[1]?.id ?? '', p_sku: sku }))
    expect([taken.status, taken.message]).toEqual([409, 'SKU_TAKEN'])
    expect(
      (await refusal(owner().rpc('set_sku', { p_variant: variants[1]?.id ?? '', p_sku: '' }))).detail,
    ).toEqual({ field: 'sku' })
  })
})

describe('the address of a product', () => {
  const rename = (id: string, seen: string, to: string) =>
    owner().rpc('save_product', { p_id: id, p_changes: { slug: { seen, to } }, p_stock: [] })

  it('a product’s former address leads to it, and a cart with the former one is still sold', async () => {
    const product = await makeProduct(shop)
    const slug = `renamed-${randomUUID()}`
    expect((await rename(product.id, product.slug, slug)).error).toBeNull()
    const { data } = await shop.clients.anon.rpc('moved_product', { p_slug: product.slug })
    expect(data).toBe(slug)
    await place(shop.clients.anon, orderArgs([product.line(5)], 50))
    expect((await historyOf(product)).left).toBe(95)
  })

  it('the address of a product, a former one too, cannot be taken by another, only back by its own', async () => {
    const [mine, other] = [await makeProduct(shop), await makeProduct(shop)]
    const slug = `renamed-${randomUUID()}`
    await rename(mine.id, mine.slug, slug)
    for (const taken of [mine.slug, slug])
      expect((await refusal(rename(other.id, other.slug, taken))).message).toBe('SLUG_TAKEN')
    expect((await rename(mine.id, slug, mine.slug)).error).toBeNull()
    expect(await shop.sql('select slug from public.product_moves where product_id = $1', [mine.id])).toEqual([
      { slug },
    ])
    for (const wrong of ['', 'Große', 'a--b', `a${'b'.repeat(120)}`])
      expect((await refusal(rename(mine.id, mine.slug, wrong))).message, wrong).toBe('INVALID_INPUT')
  })
})

describe('low_stock', () => {
  it('low_stock has what sells by the days that its stock lasts, sold-out best sellers first', async () => {
    // Units sold, and what is left; far above the low-stock level is what sells fast as well.
    const made = async (sold: number, left: number) => {
      const product = await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 200 }] })
      if (sold > 0) await place(shop.clients.anon, orderArgs([product.line(sold)], sold * 60))
      await shop.sql('update public.product_variants set quantity = $2 where product_id = $1', [
        product.id,
        left,
      ])
      return product
    }
    const [gone, goneBest, fast, plentyButFast] = [
      await made(2, 0),
      await made(5, 0),
      await made(8, 2),
      await made(10, 30),
    ]
    const [slow, unsold, archived] = [await made(1, 4), await made(0, 0), await made(3, 0)]
    await shop.sql("update public.products set status = 'archived' where id = $1", [archived.id])
    const { total, variants } = await answer(
      owner().rpc('low_stock', { p_limit: 200 }),
      v.looseObject({ total: v.number(), variants: v.array(row) }),
    )
    const own = [gone, goneBest, fast, plentyButFast, slow, unsold, archived].map(({ slug }) => slug)
    expect(variants.map(({ slug }) => String(slug)).filter((slug) => own.includes(slug))).toEqual([
      goneBest.slug,
      gone.slug,
      fast.slug,
      plentyButFast.slug,
      slow.slug,
    ])
    const days = variants.map(({ left, sold }) => (Number(left) * 30) / Number(sold))
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    const week = await shop.one<{ n: number }>(
      `select count(*)::int as n from public.product_variants v join public.products p on p.id = v.product_id
         join lateral (select sum(i.quantity) as sold from public.order_items i join public.orders o on o.id = i.order_id
           where i.variant_id = v.id and i.placed_at >= now() - interval '30 days' and o.order_status <> 'cancelled') s on s.sold > 0
       where p.status = 'live' and v.quantity * 30 <= 7 * s.sold`,
    )
    expect(total).toBe(week.n)
    expect(await refusal(owner().rpc('low_stock', { p_limit: 0 }))).toMatchObject({ status: 400 })
  })

  it('low_stock forgets a cancelled order', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 2 }] })
    const order = await place(shop.clients.anon, orderArgs([product.line(2)], 120))
    const slugs = async () =>
      (
        await answer(owner().rpc('low_stock', { p_limit: 200 }), v.looseObject({ variants: v.array(row) }))
      ).variants.map(({ slug }) => slug)
    expect(await slugs()).toContain(product.slug)
    await setStatus(String(order.id), 'cancelled')
    expect(await slugs()).not.toContain(product.slug)
  })
})

it('the stock page lists what runs out within thirty days, also above the low-stock level, and finds in it', async () => {
  const [soon, later, never] = [
    await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 20 }] }),
    await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 21 }] }),
    await makeProduct(shop, { stock: [{ size: 'M', quantity: 1 }] }),
  ]
  await place(shop.clients.anon, orderArgs([soon.line(10)], 600))
  await place(shop.clients.anon, orderArgs([later.line(10)], 600))
  const idsOf = async (filter: object) =>
    (await list({ level: 'soon', ...filter })).variants.map(({ product_id }) => product_id)
  expect(await idsOf({ product: soon.id })).toEqual([soon.id])
  expect(await idsOf({ q: soon.slug })).toEqual([soon.id])
  expect(await idsOf({ product: later.id })).toEqual([])
  expect(await idsOf({ product: never.id })).toEqual([])
  expect((await list({ level: 'soon', product: soon.id })).total).toBe(1)
})
