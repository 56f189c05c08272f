// Which pages the database tells the shop to make again: after what change, once per transaction, and never by an order that sells
// nothing out. A fake pg_net and vault take what a hosted project posts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct, orderArgs, orderTools, place } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
const told: string[][] = []
beforeAll(async () => {
  shop = await openShop()
  await shop.database.listen('shop_pages', (message) => {
    told.push(JSON.parse(message))
  })
})
afterAll(() => shop.close())

/** What the shop hears while this happens, a list of tags for each message. */
async function toldBy(happens: () => Promise<unknown>): Promise<string[][]> {
  await allHeard()
  told.length = 0
  await happens()
  const end = await allHeard()
  return told.flatMap((tags) => (tags.includes(end) ? [] : [tags.toSorted()]))
}

/** Messages arrive in the order of their commits: once one of the test's own is there, so are those before it. */
async function allHeard() {
  const end = randomUUID()
  await shop.sql("select pg_notify('shop_pages', $1)", [JSON.stringify([end])])
  await expect
    .poll(() => told.some((tags) => tags.includes(end)), { timeout: 30_000, interval: 5 })
    .toBe(true)
  return end
}

const page = ({ slug }: { slug: string }) => `product-${slug}`
const own = async (facts?: Parameters<typeof makeProduct>[1]) => {
  const product = await makeProduct(shop, facts)
  return {
    ...product,
    page: page(product),
    set: (change: string) => shop.sql(`update public.products set ${change} where id = $1`, [product.id]),
  }
}
const { setStatus } = orderTools(() => shop)

describe('a product', () => {
  it('a product purges its page and the lists when it is added, changed and deleted', async () => {
    const slug = `told-${randomUUID()}`
    const tags = ['catalogue', `product-${slug}`]
    const is = `where slug = '${slug}'`
    for (const statement of [
      `insert into public.products (slug, title, description, price, original_price, image_url, collection_slug, quantity, sizes, colors)
       values ('${slug}', 'Dress', 'Long', 20, 30, '/favicon.svg', 'dresses', 9, '{S,M}', '{Ink}')`,
      ...[
        "title = 'Gown'",
        "description = 'Longer'",
        'price = 21',
        'original_price = 40',
        "image_url = '/favicon.png'",
        `images = '[{"src": "/favicon.svg", "alt": "Front", "color": null, "view": ""}]'`,
        `details = '[{"name": "Fabric", "value": "Linen"}]'`,
        "materials = '100% linen'",
        "sizes = '{S,M,L}'",
        "colors = '{Ink,Sand}'",
        "collection_slug = 'tops'",
        'featured_rank = 1000',
        "status = 'archived'",
        "status = 'live'",
      ].map((change) => `update public.products set ${change} ${is}`),
      `delete from public.products ${is}`,
    ])
      expect(await toldBy(() => shop.sql(statement)), statement).toEqual([tags])
  })

  it('a product purges its former pages too when its slug changes, and when it is deleted', async () => {
    const product = await own()
    const slug = `told-${randomUUID()}`
    const tags = ['catalogue', product.page, `product-${slug}`].toSorted()
    expect(await toldBy(() => product.set(`slug = '${slug}'`))).toEqual([tags])
    expect(await toldBy(() => shop.sql('delete from public.products where id = $1', [product.id]))).toEqual([
      tags,
    ])
  })

  it('a product purges nothing when nothing about it changes', async () => {
    const product = await own()
    expect(await toldBy(() => product.set('title = title, price = price, images = images'))).toEqual([])
    expect(await toldBy(() => product.set("search = ''"))).toEqual([])
  })

  it('a product purges its pages once for what the owner saves at once', async () => {
    const product = await own({ stock: [{ size: 'S', quantity: 3 }] })
    const saved = () =>
      answer(
        shop.clients.owner.rpc('save_product', {
          p_id: product.id,
          p_changes: {
            title: { seen: 'A test product', to: 'Another' },
            sizes: { seen: ['S'], to: ['S', 'M'] },
          },
          p_stock: [{ size: 'S', color: '', seen: 3, to: 0 }],
        }),
        row,
      )
    expect(await toldBy(saved)).toEqual([['catalogue', product.page]])
  })

  it('a product purges its page alone when only the stock or the SKU of one variant changes', async () => {
    const product = await own({
      stock: [
        { size: 'S', color: 'Ink', quantity: 2 },
        { size: 'S', color: 'Sand', quantity: 2 },
      ],
    })
    for (const change of ['quantity = 0', 'quantity = 5', `sku = 'T${Date.now()}'`])
      expect(
        await toldBy(() =>
          shop.sql(`update public.product_variants set ${change} where product_id = $1 and color = 'Ink'`, [
            product.id,
          ]),
        ),
        change,
      ).toEqual([[product.page]])
  })

  it('more than a hundred changed products purge the whole shop alone', async () => {
    const some = (n: number) => () =>
      shop.sql(
        `update public.products set price = price + 1 where id in (select id from public.products order by slug limit ${n})`,
      )
    const [few = []] = await toldBy(some(30))
    expect(few).toHaveLength(31)
    const many = `insert into public.products (slug, title, description, price, image_url, collection_slug)
      select 'many-' || n, 'Many', 'd', 20, '/favicon.svg', 'dresses' from generate_series(1, 101) n`
    expect(await toldBy(() => shop.sql(many))).toEqual([['shop']])
    const [hundred = []] = await toldBy(() =>
      shop.sql(
        "update public.products set price = 21 where slug in (select 'many-' || n from generate_series(1, 100) n)",
      ),
    )
    expect(hundred).toHaveLength(101)
    expect(
      await toldBy(() => shop.sql("update public.products set price = 22 where slug like 'many-%'")),
    ).toEqual([['shop']])
    await shop.sql("delete from public.products where slug like 'many-%'")
  })

  it('more tags than a message holds purge the whole shop instead', async () => {
    const long = 'x'.repeat(110)
    const many = `insert into public.products (slug, title, description, price, image_url, collection_slug)
      select 'l${long}' || n, 'Many', 'd', 20, '/favicon.svg', 'dresses' from generate_series(1, 90) n`
    expect(await toldBy(() => shop.sql(many))).toEqual([['shop']])
    await shop.sql(`delete from public.products where slug like 'l${long}%'`)
  })
})

describe('an order', () => {
  it('an order tells nothing while there is more stock, and purges no page', async () => {
    const product = await own({ stock: [{ quantity: 3 }] })
    expect(await toldBy(() => place(shop.clients.anon, orderArgs([product.line()], 17.99)))).toEqual([])
    expect(await toldBy(() => place(shop.clients.anon, orderArgs([product.line()], 17.99)))).toEqual([])
  })

  it('an order purges once the products that it sells out, and again when it is cancelled', async () => {
    const one = await own({ price: 30, stock: [{ quantity: 1 }] })
    const two = await own({
      price: 30,
      stock: [
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 1 },
      ],
    })
    const tags = ['catalogue', one.page, two.page].toSorted()
    let id = ''
    const bought = async () => {
      const order = await place(shop.clients.anon, orderArgs([one.line(), two.line(1, 'S')], 60))
      id = order.id
    }
    expect(await toldBy(bought)).toEqual([tags])
    expect(await toldBy(async () => setStatus(id, 'cancelled'))).toEqual([tags])
  })

  it('an order purges a product when its deal is used up, and not when it only sells', async () => {
    const product = await own({ price: 30 })
    await makeDeal(shop, product.id, { price: 25, total: 2 })
    const bought = () => place(shop.clients.anon, orderArgs([product.line()], 32.99))
    expect(await toldBy(bought)).toEqual([])
    expect(await toldBy(bought)).toEqual([['catalogue', product.page]])
  })

  it('a change that is taken back before the commit purges nothing', async () => {
    const product = await own({ stock: [{ quantity: 1 }] })
    const refused = async () => {
      const { error } = await shop.clients.anon.rpc('place_order', orderArgs([product.line()], 1))
      expect(error?.message).toBe('PRICE_CHANGED')
    }
    expect(await toldBy(refused)).toEqual([])
    const undone = () =>
      shop.database.transaction(async (tx) => {
        await tx.exec(
          `savepoint before; update public.products set price = 11 where id = '${product.id}'; rollback to before;
           update public.products set title = 'Other' where id = '${product.id}'`,
        )
      })
    expect(await toldBy(undone)).toEqual([['catalogue', product.page]])
  })
})

describe('what belongs to a product', () => {
  it('a deal purges its product’s pages when it is made, changed, ended and deleted', async () => {
    const product = await own()
    let deal = ''
    const made = async () => {
      deal = await makeDeal(shop, product.id, { price: 5 })
    }
    const change = (what: string) => () => shop.sql(`update public.deals set ${what} where id = $1`, [deal])
    const tags = [['catalogue', product.page]]
    expect(await toldBy(made)).toEqual(tags)
    expect(await toldBy(change('deal_price = 6'))).toEqual(tags)
    expect(await toldBy(change('ends_at = now()'))).toEqual(tags)
    expect(await toldBy(change('customer_limit = 2'))).toEqual([])
    expect(await toldBy(() => shop.sql('delete from public.deals where id = $1', [deal]))).toEqual(tags)
  })

  it('a review purges its product’s pages when shown, hidden and deleted, and not while it is hidden', async () => {
    const product = await own()
    const is = `where product_id = '${product.id}'`
    const steps: [string, string[][]][] = [
      [
        `insert into public.reviews (product_id, author_name, rating) values ('${product.id}', 'Nora', 5)`,
        [['catalogue', product.page]],
      ],
      [`update public.reviews set body = 'Soft' ${is}`, [[product.page]]],
      [`update public.reviews set status = 'hidden' ${is}`, [['catalogue', product.page]]],
      [`update public.reviews set body = 'Softer' ${is}`, []],
      [`update public.reviews set status = 'published' ${is}`, [['catalogue', product.page]]],
      [`delete from public.reviews ${is}`, [['catalogue', product.page]]],
    ]
    for (const [statement, tags] of steps)
      expect(await toldBy(() => shop.sql(statement)), statement).toEqual(tags)
  })

  it('a review that a page quotes purges that page too when its words change or it is hidden', async () => {
    const product = await own()
    const id = randomUUID()
    await shop.sql(
      `insert into public.reviews (id, product_id, author_name, rating) values ('${id}', '${product.id}', 'Nora', 5)`,
    )
    await shop.sql(
      `insert into public.page_versions (page_id, sections)
       select p.id, jsonb_build_array(jsonb_build_object('id', 'a', 'kind', 'quote', 'review', $1::text))
       from public.pages p where p.slug = 'about'`,
      [id],
    )
    const change = (set: string) =>
      toldBy(() => shop.sql(`update public.reviews set ${set} where id = $1`, [id]))
    expect(await change("body = 'Soft'")).toEqual([[product.page]])
    await shop.sql("update public.page_versions set state = 'published' where state = 'draft'")
    for (const set of ["body = 'Softer'", "author_name = 'N.'", "status = 'hidden'"])
      expect(await change(set), set).toEqual([['catalogue', product.page]])
  })

  it('a new count of units sold purges the lists alone', async () => {
    const product = await own()
    expect(await toldBy(() => product.set('units_sold = 7'))).toEqual([['catalogue']])
    expect(await toldBy(() => product.set('units_sold = 7'))).toEqual([])
  })
})

describe('lists and settings', () => {
  it.each([
    ['catalogue', "insert into public.collections (slug, name) values ('told', 'Told')"],
    ['catalogue', "update public.collections set description = 'Of a test' where slug = 'told'"],
    ['shop', "update public.collections set name = 'Told again' where slug = 'told'"],
    ['shop', "update public.collections set slug = 'told-again' where slug = 'told'"],
    [
      'catalogue',
      `insert into public.collection_products (collection_id, product_id)
       select c.id, p.id from public.collections c, public.products p where c.slug = 'told-again' order by p.id limit 2`,
    ],
    ['catalogue', "delete from public.collections where slug = 'told-again'"],
    ['catalogue', "update public.synonyms set words = words || '{toldword}' where name = 'Linen'"],
    [
      'shop',
      "insert into public.makers (vendor, name, address, contact) values ('', 'Told', '1 Rue', 'told@example.com')",
    ],
    ['shop', 'delete from public.makers'],
    ['shop', "update public.shop_settings set support_phone_hours = '8 AM-5 PM'"],
    ['shop', 'update public.shop_settings set cod_enabled = false'],
    ['shop', 'update public.shop_settings set cod_enabled = true'],
    ['shop', "update public.shipping_zones set name = name || '.'"],
    ['shop', 'update public.shipping_methods set price = price + 1'],
  ])('the tag %s is purged by: %s', async (tag, statement) => {
    expect(await toldBy(() => shop.sql(statement))).toEqual([[tag]])
  })
})

describe('telling', () => {
  const net = `
    create schema vault;
    create table vault.decrypted_secrets (name text unique, decrypted_secret text);
    insert into vault.decrypted_secrets values ('page_purge_url', 'https://shop.example/_purge'), ('page_purge_secret', 'secret'),
      ('send_mail_secret', 'another');
    create schema net;
    create table net.calls (url text, body jsonb, headers jsonb, timeout_milliseconds int);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
      language sql as 'insert into net.calls values (url, body, headers, timeout_milliseconds) returning 1::bigint'`
  beforeAll(() => shop.database.exec(net))
  afterAll(() => shop.database.exec('drop schema net cascade; drop schema vault cascade'))
  beforeEach(() => shop.sql('truncate net.calls'))
  const calls = () => shop.sql('select * from net.calls')

  it('a purge posts the tags with the secret, once per transaction', async () => {
    const product = await own()
    await shop.sql('truncate net.calls')
    await shop.clients.owner.from('products').update({ price: 12 }).eq('id', product.id)
    expect(await calls()).toEqual([
      {
        url: 'https://shop.example/_purge',
        body: { tags: ['catalogue', product.page] },
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret' },
        timeout_milliseconds: 5000,
      },
    ])
  })

  it.each([
    ['without an address', "delete from vault.decrypted_secrets where name = 'page_purge_url'"],
    ['without a secret', "delete from vault.decrypted_secrets where name = 'page_purge_secret'"],
    [
      'when posting fails',
      `create or replace function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
         headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
         language plpgsql as $$ begin raise exception 'down'; end $$`,
    ],
    ['without pg_net', 'drop schema net cascade; create schema net; create table net.calls (n int)'],
    ['when the secrets cannot be read', 'alter table vault.decrypted_secrets rename name to other'],
    ['when nothing can be noted', 'alter table private.changed_pages add check (false) not valid'],
  ])('a purge that cannot be posted fails no change and no order: %s', async (_case, broken) => {
    const product = await own({ price: 60, stock: [{ quantity: 1 }] })
    await shop.sql('truncate net.calls')
    await shop.database.exec(broken)
    try {
      const { error } = await shop.clients.owner.from('products').update({ price: 61 }).eq('id', product.id)
      expect(error).toBeNull()
      const order = await place(shop.clients.anon, orderArgs([product.line()], 61))
      expect(order.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(await calls()).toEqual([])
    } finally {
      await shop.database.exec(
        `drop schema net cascade; drop schema vault cascade; ${net};
         alter table private.changed_pages drop constraint if exists changed_pages_check`,
      )
    }
  })

  it('a purge leaves no row of changed pages behind', async () => {
    expect(await shop.sql('select from private.changed_pages')).toEqual([])
  })
})
