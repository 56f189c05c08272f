// Drafts and scheduled products: nobody but owners finds a trace of them; how they go live, their preview, and copies.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.sql("update public.shop_settings set languages = '{en,fr}', text_language = 'en'")
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const changed = v.object({ before: v.array(row), incomplete: v.number(), lacking: v.optional(row) })
const change = (ids: string[], p_change: object) =>
  answer(owner().rpc('change_products', { p_ids: ids, p_change: p_change as never }), changed)
const statusOf = (id: string) =>
  shop.one<{ status: string; publish_at: string | null; fresh: boolean }>(
    `select status, publish_at, created_at > now() - interval '1 minute' as fresh from public.products where id = $1`,
    [id],
  )
/** A word that no other product has. */
const word = () => `zq${randomUUID().replaceAll('-', '').slice(0, 10).replaceAll(/[0-9]/g, 'v')}`

/** A product of that status that was never live, with a title, a colour and a translation that no other has, and on a deal. */
async function hidden(status: 'draft' | 'scheduled' | 'archived') {
  const names = { title: word(), color: word(), french: word() }
  const id = randomUUID()
  const slug = `hidden-${id}`
  await shop.sql(
    `insert into public.products (id, slug, title, description, price, image_url, collection_slug, quantity, sizes, colors, status, publish_at)
     values ($1, $2, $3, 'A vase.', 20, '/favicon.svg', 'dresses', 9, '{S}', array[$4], $5, $6)`,
    [id, slug, names.title, names.color, status, status === 'scheduled' ? inAnHour() : null],
  )
  await shop.sql(
    "insert into public.product_translations (product_id, language, title) values ($1, 'fr', $2)",
    [id, names.french],
  )
  await makeDeal(shop, id, { price: 5 })
  return { id, slug, ...names }
}

describe.each(['draft', 'scheduled', 'archived'] as const)('a product that is %s', (status) => {
  it.each(['anon', 'shopper'] as const)(
    `no read of %s has a trace of a product that is ${status}`,
    async (role) => {
      const product = await hidden(status)
      const client = shop.clients[role]
      const asked = await Promise.all([
        client.rpc('get_product', { p_slug: product.slug }),
        client.rpc('moved_product', { p_slug: product.slug }),
        client.rpc('products_by_slugs', { p_slugs: [product.slug] }),
        client.rpc('list_products', { p_filter: { collection: 'dresses' }, p_sort: 'newest', p_limit: 24 }),
        client.rpc('list_products', { p_filter: { q: product.title } }),
        client.rpc('list_products', { p_filter: { q: product.french } }),
        client.rpc('suggest', { p_query: product.title }),
        // A letter off: what nobody sees corrects no word.
        client.rpc('list_products', { p_filter: { q: product.title.slice(0, -1) } }),
        client.rpc('suggest', { p_query: `${product.color.slice(0, -2)}x${product.color.slice(-1)}` }),
        client.rpc('product_facets', { p_filter: { collection: 'dresses' } }),
        client.rpc('running_deals', { p_kind: 'daily' }),
        client.rpc('feed_products', { p_after: product.slug.slice(0, -1), p_limit: 5 }),
        client.rpc('published_products', { p_after: product.slug.slice(0, -1), p_limit: 5 }),
        client.rpc('newest_products', { p_count: 50 }),
        client.rpc('list_reviews', { p_slug: product.slug }),
        client.rpc('recommendations', { p_slug: product.slug }),
        client.rpc('trending', {}),
        client.rpc('collection_summaries', {}),
      ])
      expect(asked.map(({ error }) => error)).toEqual(asked.map(() => null))
      // Without what was typed, which the answers repeat.
      const said = JSON.stringify(asked.map(({ data }) => data)).replaceAll(/"terms":\[[^\]]*\]/g, '')
      for (const trace of [product.id, product.slug, product.title, product.color, product.french])
        expect(said.includes(trace), trace).toBe(false)
      expect(
        await shop.sql('select 1 from private.search_words where word = any ($1)', [
          [product.title, product.color, product.french],
        ]),
      ).toEqual([])
    },
  )

  it(`a product that is ${status} counts in no facet`, async () => {
    const counts = () =>
      answer(shop.clients.anon.rpc('product_facets', { p_filter: { collection: 'dresses' } }), row)
    const before = await counts()
    await hidden(status)
    expect(await counts()).toEqual(before)
  })

  it(`a product that is ${status} can be neither quoted, ordered nor reviewed`, async () => {
    const product = await hidden(status)
    const line = { product_id: product.id, slug: product.slug, size: 'S', color: product.color, quantity: 1 }
    for (const role of ['anon', 'shopper', 'owner'] as const) {
      const quote = await answer(shop.clients[role].rpc('quote_cart', { p_items: [line] as never }), row)
      expect(JSON.stringify(quote), role).not.toContain('"available":9')
      expect(await refusal(shop.clients[role].rpc('place_order', orderArgs([line], 5))), role).toMatchObject({
        message: 'OUT_OF_STOCK',
        detail: [{ available: 0 }],
      })
    }
    expect(
      await refusal(
        shop.clients.shopper.rpc('submit_review', {
          p_slug: product.slug,
          p_rating: 5,
          p_title: 'A',
          p_body: 'B',
        }),
      ),
    ).toMatchObject({ status: 404 })
  })
})

describe.each(['draft', 'scheduled'] as const)('a %s product', (status) => {
  it(`a member’s wishlist does not tell that a ${status} product exists`, async () => {
    const product = await hidden(status)
    const { data } = await shop.clients.shopper.rpc('change_wishlist', { p_add: [product.slug] })
    expect(data).not.toContain(product.slug)
  })

  it(`who waited for a size does not see what a product says as it is ${status} again`, async () => {
    const product = await makeProduct(shop, { stock: [{ size: 'S', quantity: 0 }] })
    const { id } = await shop.one<{ id: string }>(
      'select id from public.product_variants where product_id = $1',
      [product.id],
    )
    const { email } = await shop.one<{ email: string }>('select email from auth.users where id = $1', [
      shop.ids.shopper,
    ])
    await shop.sql('insert into public.subscriptions (email, topic) values ($1, $2)', [
      email,
      `back-in-stock:${id}`,
    ])
    const waiting = async () => JSON.stringify((await shop.clients.shopper.rpc('my_notifications')).data)
    expect(await waiting()).toContain(product.slug)
    await change([product.id], { status, ...(status === 'scheduled' && { publish_at: inAnHour() }) })
    expect(await waiting()).not.toContain(product.slug)
  })

  it(`a ${status} product is in every read from the moment it is published`, async () => {
    const product = await hidden(status)
    await shop.sql("update public.products set created_at = now() - interval '1 year' where id = $1", [
      product.id,
    ])
    expect(await change([product.id], { status: 'live' })).toMatchObject({
      before: [{ id: product.id, status }],
    })
    expect(await statusOf(product.id)).toEqual({ status: 'live', publish_at: null, fresh: true })
    const { anon } = shop.clients
    expect((await anon.rpc('get_product', { p_slug: product.slug })).data).toMatchObject({ id: product.id })
    const newest = await anon.rpc('list_products', {
      p_filter: { collection: 'dresses' },
      p_sort: 'newest',
      p_limit: 4,
    })
    expect(JSON.stringify(newest.data)).toContain(product.slug)
    for (const q of [
      product.title,
      product.french,
      `${product.color.slice(0, -2)}xx${product.color.slice(-1)}`,
    ])
      expect(JSON.stringify((await anon.rpc('list_products', { p_filter: { q } })).data), q).toContain(
        product.slug,
      )
    const line = { slug: product.slug, size: 'S', color: product.color, quantity: 2 }
    await place(anon, orderArgs([line], 17.99))
  })
})

describe('a scheduled product', () => {
  const due = () => shop.one<{ n: number }>('select private.publish_due_products() as n')
  const at = (id: string, moment: string) =>
    shop.sql(`update public.products set publish_at = now() + $2::interval where id = $1`, [id, moment])

  it('a scheduled product goes live when its time has come, once, and is new then', async () => {
    const [early, late] = [await hidden('scheduled'), await hidden('scheduled')]
    await at(early.id, '-1 minute')
    await at(late.id, '1 minute')
    await shop.sql("update public.products set created_at = now() - interval '1 year' where id = $1", [
      early.id,
    ])
    expect(await due()).toEqual({ n: 1 })
    expect(await due()).toEqual({ n: 0 })
    expect(await statusOf(early.id)).toEqual({ status: 'live', publish_at: null, fresh: true })
    expect(await statusOf(late.id)).toMatchObject({ status: 'scheduled' })
  })

  it('a scheduled product has a time, and nothing else has one', async () => {
    const { id } = await makeProduct(shop)
    await change([id], { status: 'scheduled', publish_at: inAnHour() })
    expect((await statusOf(id)).publish_at).not.toBeNull()
    await expect(
      shop.sql('update public.products set publish_at = null where id = $1', [id]),
    ).rejects.toThrow('products_scheduled')
    await change([id], { status: 'archived' })
    expect(await statusOf(id)).toMatchObject({ status: 'archived', publish_at: null })
  })

  it('a product that is scheduled for a time that is past goes live at once', async () => {
    const { id } = await hidden('draft')
    await change([id], { status: 'scheduled', publish_at: '2026-01-01T00:00:00Z' })
    expect(await statusOf(id)).toMatchObject({ status: 'live' })
  })

  it('what was live before keeps its age when it comes back from the archive', async () => {
    const { id } = await makeProduct(shop, { status: 'archived' })
    await shop.sql("update public.products set created_at = now() - interval '1 year' where id = $1", [id])
    await change([id], { status: 'live' })
    expect(await statusOf(id)).toMatchObject({ fresh: false })
  })
})

describe('a draft that lacks what goes on sale', () => {
  /** With a title alone, as the form saves it. */
  async function bare() {
    const { data } = await owner()
      .from('products')
      .insert({ slug: `bare-${randomUUID()}`, title: word(), status: 'draft' })
      .select('id,slug,title,price,image_url,description')
      .single()
    if (!data) throw new Error('No draft was made')
    return data
  }
  const whole = { description: 'A vase.', price: 20, image_url: '/favicon.svg', collection_slug: 'dresses' }

  it('a draft needs a title alone, and nobody else does with so little', async () => {
    const draft = await bare()
    expect(draft).toMatchObject({ price: '0.00', image_url: '/no-picture.svg', description: '' })
    for (const status of ['live', 'scheduled']) {
      const { error } = await owner()
        .from('products')
        .insert({
          ...{ slug: `bare-${randomUUID()}`, title: 'Vase', status },
          publish_at: status === 'scheduled' ? inAnHour() : null,
        })
      expect(error?.message).toContain('products_complete')
    }
    expect(
      (await owner().from('products').update({ status: 'live' }).eq('id', draft.id)).error,
    ).not.toBeNull()
  })

  it.each(Object.keys(whole))(
    'a draft without its %s goes on sale neither at once nor at a time',
    async (lacking) => {
      const { id } = await bare()
      const rest = Object.fromEntries(
        Object.entries(whole).filter(([name]) => name !== lacking),
      ) as typeof whole
      await owner().from('products').update(rest).eq('id', id)
      const other = await hidden('draft')
      expect(await change([id, other.id], { status: 'live' })).toMatchObject({
        before: [{ id: other.id }],
        incomplete: 1,
      })
      const none = { description: 0, price: 0, collection: 0, picture: 0 }
      const missing = { collection_slug: 'collection', image_url: 'picture' }[lacking] ?? lacking
      expect(await change([id], { status: 'scheduled', publish_at: inAnHour() })).toEqual({
        before: [],
        incomplete: 1,
        lacking: { ...none, [missing]: 1 },
      })
      expect(await statusOf(id)).toMatchObject({ status: 'draft' })
      await owner().from('products').update(whole).eq('id', id)
      expect(await change([id], { status: 'live' })).toMatchObject({ incomplete: 0 })
      expect(await statusOf(id)).toMatchObject({ status: 'live' })
    },
  )

  it('a draft with a title alone is listed, edited, copied, previewed, archived and exported', async () => {
    const draft = await bare()
    const listed = await answer(
      owner().rpc('admin_products', { p_filter: { q: draft.title, state: 'draft' } }),
      row,
    )
    expect(listed.products).toMatchObject([{ id: draft.id, price: 0, collection: null }])
    expect(await answer(owner().rpc('edit_product', { p_id: draft.id }), row)).toMatchObject({
      values: { price: 0, collection_slug: null, description: '' },
    })
    const copy = randomUUID()
    await answer(owner().rpc('duplicate_product', { p_id: draft.id, p_copy: copy, p_title: 'Copy' }), row)
    const token = await answer(owner().rpc('make_product_preview', { p_product: draft.id }), v.string())
    expect((await shop.clients.anon.rpc('read_product_preview', { p_token: token })).data).toMatchObject({
      title: draft.title,
      collections: { slug: '', name: '' },
    })
    await answer(owner().rpc('export_products', { p_ids: [draft.id] }), v.array(row))
    expect(await change([draft.id], { percent: -50, strike: true })).toEqual({ before: [], incomplete: 0 })
    expect(await change([draft.id], { status: 'archived' })).toMatchObject({ before: [{ id: draft.id }] })
    // What was put away unfinished does not come back as something to buy.
    expect(await change([draft.id], { status: 'live' })).toMatchObject({ before: [], incomplete: 1 })
    await owner()
      .from('products')
      .update({ ...whole, image_url: '/no-picture.svg' })
      .eq('id', draft.id)
    expect(await change([draft.id], { status: 'live' })).toMatchObject({ before: [], incomplete: 1 })
  })

  it('what was on sale without a picture comes back without one', async () => {
    const { id } = await makeProduct(shop)
    await shop.sql("update public.products set image_url = '/no-picture.svg', images = '[]' where id = $1", [
      id,
    ])
    await change([id], { status: 'archived' })
    expect(await change([id], { status: 'live' })).toMatchObject({ incomplete: 0 })
    expect(await statusOf(id)).toMatchObject({ status: 'live' })
  })

  it('a draft gives up its last picture and its collection, and what is on sale neither', async () => {
    const draft = await hidden('draft')
    const pictures = { images: { seen: [{ src: '/favicon.svg', alt: '', view: '', color: null }], to: [] } }
    await answer(owner().rpc('save_product', { p_id: draft.id, p_changes: pictures }), row)
    expect(await shop.one('select image_url, images from public.products where id = $1', [draft.id])).toEqual(
      { image_url: '/no-picture.svg', images: [] },
    )
    const { id } = await makeProduct(shop)
    const { images } = await answer(
      owner().rpc('edit_product', { p_id: id }),
      v.pipe(
        v.looseObject({ values: row }),
        v.transform(({ values }) => values),
      ),
    )
    expect(
      await refusal(
        owner().rpc('save_product', { p_id: id, p_changes: { images: { seen: images as never, to: [] } } }),
      ),
    ).toMatchObject({ status: 400 })
    const scheduled = await hidden('scheduled')
    const stood = [{ src: '/no-picture.svg', alt: '', view: '', color: null }]
    expect(
      await refusal(
        owner().rpc('save_product', {
          p_id: scheduled.id,
          p_changes: { images: { ...pictures.images, to: stood } },
        }),
      ),
    ).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
    expect(await change([draft.id], { collection: 'tops' })).toMatchObject({
      before: [{ collection: 'dresses' }],
    })
    expect(await change([draft.id, id], { collection: null })).toMatchObject({
      before: [{ id: draft.id }],
      incomplete: 1,
    })
  })
})

describe('what no product on sale has', () => {
  it.each([[0], [99_999.01], [-1], ['NaN'], ['much']])(
    'the price %j is refused for many at once in words that name no constraint',
    async (price) => {
      const { id } = await hidden('scheduled')
      const p_change = { prices: { [id]: [price, null] } }
      expect(await refusal(owner().rpc('change_products', { p_ids: [id], p_change }))).toMatchObject({
        ...{ status: 400, code: 'PT400', message: 'INVALID_INPUT' },
      })
    },
  )

  it.each<[string, { seen: unknown; to: unknown }]>([
    ['description', { seen: 'A vase.', to: '' }],
    ['price', { seen: 20, to: 0 }],
    ['original_price', { seen: null, to: 'NaN' }],
    ['collection_slug', { seen: 'dresses', to: null }],
  ])('another %s, which none has, is refused in words that name no constraint', async (column, change) => {
    const { id } = await hidden('scheduled')
    const p_changes = { [column]: change } as never
    expect(await refusal(owner().rpc('save_product', { p_id: id, p_changes }))).toMatchObject({
      ...{ status: 400, code: 'PT400', message: 'INVALID_INPUT' },
    })
  })
})

describe('a product that is archived because it was ordered', () => {
  it.each(['draft', 'scheduled', 'live'] as const)(
    'an ordered product that is archived instead of deleted is answered as the %s one that it was',
    async (status) => {
      const product = await makeProduct(shop, { price: 60 })
      await place(shop.clients.anon, orderArgs([product.line()], 60))
      if (status !== 'live')
        await change([product.id], { status, ...(status === 'scheduled' && { publish_at: inAnHour() }) })
      const { publish_at } = await statusOf(product.id)
      const gone = await answer(owner().rpc('delete_products', { p_ids: [product.id] }), row)
      expect(gone).toMatchObject({ deleted: 0, archived: [{ id: product.id, status }] })
      expect(JSON.stringify(gone).includes('"publish_at":null')).toBe(publish_at === null)
      expect(await statusOf(product.id)).toMatchObject({ status: 'archived' })
    },
  )
})

describe('the preview of a product', () => {
  const tokenOf = (id: string) => answer(owner().rpc('make_product_preview', { p_product: id }), v.string())
  const preview = (p_token: string) =>
    answer(shop.clients.anon.rpc('read_product_preview', { p_token }), v.nullable(row))

  it.each(['draft', 'scheduled', 'archived'] as const)(
    'a link shows a product that is %s to whoever has it',
    async (status) => {
      const product = await hidden(status)
      const token = await tokenOf(product.id)
      expect(await preview(token)).toMatchObject({
        id: product.id,
        title: product.title,
        product_variants: [{ color: product.color }],
      })
      await change([product.id], { status: 'live' })
      expect(await preview(token)).toEqual(
        (await shop.clients.anon.rpc('get_product', { p_slug: product.slug })).data,
      )
    },
  )

  it('a link of a product ends after seven days and with its author, and shows no page', async () => {
    const product = await hidden('draft')
    const token = await tokenOf(product.id)
    expect((await shop.clients.anon.rpc('read_preview', { p_token: token })).data).toBeNull()
    await shop.sql(
      "update private.previews set expires_at = now() - interval '1 second' where product_id = $1",
      [product.id],
    )
    expect(await preview(token)).toBeNull()
    for (const guess of ['f'.repeat(64), '', "' or true --"]) expect(await preview(guess)).toBeNull()
  })

  it('only owners make a link of a product, and of one that is there', async () => {
    const { id } = await hidden('draft')
    expect(await refusal(shop.clients.shopper.rpc('make_product_preview', { p_product: id }))).toMatchObject({
      status: 403,
    })
    expect(await refusal(owner().rpc('make_product_preview', { p_product: randomUUID() }))).toMatchObject({
      status: 404,
    })
  })
})

describe('a copy of a product', () => {
  const duplicate = (p_id: string, p_copy: string, p_title = 'Copy of a vase') =>
    owner().rpc('duplicate_product', { p_id, p_copy, p_title })

  it('a copy is a draft with texts, prices, pictures and translations, and with nothing in stock', async () => {
    const product = await makeProduct(shop, {
      price: 30,
      originalPrice: 40,
      stock: [
        { size: 'S', color: 'Ink', quantity: 4 },
        { size: 'M', color: 'Ink', quantity: 2 },
      ],
    })
    await shop.sql(
      `update public.products set materials = 'Clay', details = '[{"name": "Fit", "value": "Loose"}]',
         images = '[{"src": "/a.svg", "alt": "A test product", "color": "Ink", "view": ""}, {"src": "/b.svg", "alt": "Back", "color": null, "view": ""}]'
       where id = $1`,
      [product.id],
    )
    await shop.sql(
      "insert into public.product_translations (product_id, language, title) values ($1, 'fr', 'Un vase')",
      [product.id],
    )
    const copy = randomUUID()
    const made = await answer(
      duplicate(product.id, copy),
      v.looseObject({ values: row, variants: v.array(row) }),
    )
    expect(made).toMatchObject({ id: copy, status: 'draft', slug: `${product.slug}-copy` })
    expect(made.values).toMatchObject({
      title: 'Copy of a vase',
      price: 30,
      original_price: 40,
      materials: 'Clay',
      sizes: ['S', 'M'],
      images: [
        { src: '/a.svg', alt: '', color: 'Ink', view: '' },
        { src: '/b.svg', alt: 'Back', color: null, view: '' },
      ],
    })
    expect(made.variants.map(({ quantity }) => quantity)).toEqual([0, 0])
    expect(
      await shop.sql('select title from public.product_translations where product_id = $1', [copy]),
    ).toEqual([{ title: 'Un vase' }])
    const skus = await shop.sql<{ sku: string }>(
      'select sku from public.product_variants where product_id = any ($1)',
      [[product.id, copy]],
    )
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(4)
  })

  it('a copy that is asked for twice is one, and the next has another address', async () => {
    const { id, slug } = await makeProduct(shop)
    const copy = randomUUID()
    for (const _ of [1, 2])
      expect(await answer(duplicate(id, copy), row)).toMatchObject({ id: copy, slug: `${slug}-copy` })
    expect(await answer(duplicate(id, randomUUID()), row)).toMatchObject({ slug: `${slug}-copy-2` })
  })

  it('only owners copy a product, one that is there and under a name', async () => {
    const { id } = await makeProduct(shop)
    const args = { p_id: id, p_copy: randomUUID(), p_title: 'A' }
    expect(await refusal(shop.clients.shopper.rpc('duplicate_product', args))).toMatchObject({ status: 403 })
    expect(await refusal(duplicate(randomUUID(), randomUUID()))).toMatchObject({ status: 404 })
    expect(await refusal(duplicate(id, randomUUID(), ' '))).toMatchObject({ status: 400 })
  })

  it('another address of a draft leaves none behind', async () => {
    const product = await hidden('draft')
    await shop.sql('update public.products set slug = $2 where id = $1', [product.id, `${product.slug}-new`])
    expect(await shop.sql('select 1 from public.product_moves where product_id = $1', [product.id])).toEqual(
      [],
    )
  })
})
