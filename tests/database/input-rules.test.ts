// Rules that the database and the client share, and the shape that every table keeps.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isEmail } from '../../src/domain/values/validation.ts'
import { customer, makeProduct, orderArgs, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('an email address', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aB9.-_+@ é!"\u200b/\\'), maxLength: 12 })
  const near = fc.tuple(part, part, fc.constantFrom('com', 'c', 'co.ma', '1', 'xn--p1ai', '-a', 'a-'))
  const long = fc.tuple(fc.integer({ min: 60, max: 68 }), fc.integer({ min: 55, max: 190 }))
  const email = fc.oneof(
    near.map(([name, host, end]) => `${name}@${host}.${end}`),
    fc.emailAddress(),
    fc
      .string({ unit: 'binary', maxLength: 30 })
      .filter((text) => text.isWellFormed() && !text.includes('\0')),
    long.map(([name, host]) => `${'n'.repeat(name)}@${'h.'.repeat(host / 2)}com`),
  )

  it('a text is an email address in the database exactly when it is one in the browser', async () => {
    const texts = fc.sample(email, 2000)
    const rows = await shop.sql<{ text: string; ok: boolean }>(
      'select t as text, private.is_email(t) as ok from unnest($1::text[]) as t',
      [texts],
    )
    expect(rows.filter(({ text, ok }) => ok !== isEmail(text))).toEqual([])
    // Both answers occur, or the comparison would say nothing.
    expect(new Set(rows.map(({ ok }) => ok)).size).toBe(2)
  })

  it('an email address names one mailbox in every spelling', async () => {
    const spellings = [
      'Nora.Alami@Gmail.com',
      'noraalami+shop@gmail.com',
      'n.o.r.a.alami@googlemail.com',
      'noraalami@gmail.com.',
    ]
    const rows = await shop.sql('select distinct private.mailbox(t) as box from unnest($1::text[]) as t', [
      spellings,
    ])
    expect(rows).toEqual([{ box: 'noraalami@gmail.com' }])
  })
})

describe('a name', () => {
  const names = async (list: string[]) =>
    shop.sql<{ name: string; ok: boolean; staff: boolean }>(
      'select n as name, private.is_name(n) as ok, private.is_staff_name(n) as staff from unnest($1::text[]) as n',
      [list],
    )

  it('a name of a person passes, in the alphabets of the shop’s customers and others', async () => {
    const honest = [
      'Amina Alami',
      'M. Ben-Saïd',
      'José Mª Núñez',
      "Marc-André d'Alençon",
      'François-Xavier L’Étoile',
      'Łukasz Żak',
      'أمينة العلوي',
      'عبد الله بن محمّد',
      'مُحَمَّد',
      'ⴰⵎⵉⵏⴰ ⵍⵄⵍⴰⵡⵉ',
      'Ḥasan Ɛli Uɣaniɣ',
      'Nora أمين',
      'Иван Петров',
      '陈小明',
      'Nguyễn Văn Á',
      'H&M Café (Rabat)',
      'J.R.R. Tolkien',
      'Teamour Zelig',
      'Sofía Peña',
      'علی\u200cرضا محمدی',
      'محمّد\u200cحسین',
      'علیَّ\u200cرضا',
      'ක්\u200dරිෂ්ණ',
      'শর্মিষ্ঠা র\u200d্যাচেল',
      'श्री क्\u200cष',
    ]
    expect((await names(honest)).filter(({ ok, staff }) => !ok || staff)).toEqual([])
  })

  it('a name that speaks for the shop is found in every disguise', async () => {
    const staff = [
      'Zellige',
      'ZELLIGE TEAM',
      'z.e.l.l.i.g.e',
      'Zéllige',
      'ZeIIige',
      'Ζеllige',
      'Admin',
      'adm1n',
      'A d m i n',
      'Customer Service',
      'Service Client',
      'Atención al Cliente',
      'Official Nora',
      'فريق زليج',
      'الدعم',
      'ال\u200cدعم',
    ]
    expect((await names(staff)).filter((row) => !row.staff)).toEqual([])
  })

  it('a shop that is called like a person, or not at all yet, leaves that person the name', async () => {
    try {
      await shop.sql("update public.shop_settings set name = 'Amina'")
      expect(
        (await names(['Amina', 'Ámina', 'Amina Alami', 'Zellige'])).filter(({ staff }) => staff),
      ).toEqual([expect.objectContaining({ name: 'Amina' }), expect.objectContaining({ name: 'Ámina' })])
      await shop.sql('update public.shop_settings set name = null')
      expect((await names(['Amina', 'Zellige'])).filter(({ staff }) => staff !== false)).toEqual([])
    } finally {
      await shop.sql("update public.shop_settings set name = 'Zellige'")
    }
  })

  it('a name with any invisible or directing character is refused', async () => {
    const characters = [
      0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200d, 0x200f, 0x202e, 0x2066, 0x2800, 0x3164, 0xfe0f,
      0xfeff, 0xe000, 0xff21, 0x1d400, 0x1f600, 0xe0041,
    ]
    const rows = await names(characters.map((code) => `No${String.fromCodePoint(code)}ra`))
    expect(rows.filter(({ ok }) => ok)).toEqual([])
  })

  it('a joiner is refused anywhere but between two letters of a script that spells with it', async () => {
    const rows = await names([
      '\u200cعلی',
      'علی\u200c',
      'علی\u200c رضا',
      'علی\u200c\u200cرضا',
      'علی\u200dرضا',
      'مُ\u200cَحمد',
      'علی\u200creza',
      'No\u200cra',
      'Ив\u200cан',
      '陈\u200d小',
      'ක්\u200d\u200dරි',
      '\u200dක',
      'ක්\u200d',
      'ක්\u200dNora',
      'علی\u202eرضا',
      'علی\u200fرضا',
    ])
    expect(rows.filter(({ ok }) => ok)).toEqual([])
  })

  it('a name in Arabic presentation forms is ordered with and stored in plain letters, as long as it may be', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const order = (name: string) =>
      shop.clients.anon.rpc('place_order', {
        ...orderArgs([product.line()], 60),
        p_customer: { ...customer(), name },
      })
    for (const name of ['ﻓﺎﻃﻤﺔ ﺍﻟﻌﻠﻮﻱ', 'علی\u200cرضا محمدی']) expect((await order(name)).error).toBeNull()
    const stored = await shop.sql('select customer_name from public.orders where customer_name = any ($1)', [
      ['فاطمة العلوي', 'علی\u200cرضا محمدی'],
    ])
    expect(stored).toHaveLength(2)
    expect(await refusal(order('\ufdfa'.repeat(20)))).toMatchObject({
      message: 'INVALID_INPUT',
      detail: { field: 'name' },
    })
    expect(await refusal(order('ＦＡＴＩＭＡ Alami'))).toMatchObject({
      detail: { field: 'name', reason: 'characters' },
    })
  })
})

describe('what is stored', () => {
  it('every column of numbers and times has a bound', async () => {
    const rows = await shop.sql(`
      select t.relname || '.' || a.attname as column
      from pg_class t join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('public', 'private') and t.relkind = 'r'
        -- What is computed from other columns is bounded by theirs.
        and a.attgenerated = ''
        and a.atttypid in ('numeric'::regtype, 'float8'::regtype, 'float4'::regtype, 'timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)
        and not exists (
          select 1 from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
            and pg_get_constraintdef(c.oid) ~ '>=.*<=')`)
    expect(rows).toEqual([])
  })

  it.each(['infinity', '-infinity', '0001-01-01', '99999-01-01'])(
    'there is no deal that ends at %s',
    async (time) => {
      const product = await makeProduct(shop, {})
      await expect(
        shop.sql(
          `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at) values ($1, 'daily', 1, 5, now(), $2)`,
          [product.id, time],
        ),
      ).rejects.toThrow('violates check constraint')
    },
  )
})

describe('a request that is far too large', () => {
  const lines = Array.from({ length: 200_000 }, (_, i) => ({
    slug: `s${i}`,
    size: 'M',
    color: '',
    quantity: 1,
  }))

  it('a cart that is far too large is refused before its lines are read, as a quote and as an order', async () => {
    const { anon } = shop.clients
    const order = { ...orderArgs([], 60), p_items: lines }
    for (const request of [anon.rpc('quote_cart', { p_items: lines }), anon.rpc('place_order', order)])
      expect(await refusal(request)).toMatchObject({ message: 'INVALID_INPUT', detail: { field: 'items' } })
  })
})

describe('an archived product', () => {
  it.each(['anon', 'shopper'] as const)(
    'an archived product shows %s no stock, deal, review or collection',
    async (role) => {
      const product = await makeProduct(shop, { status: 'archived', stock: [{ quantity: 5 }] })
      await shop.sql(
        `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
       values ($1, 'daily', 1, 5, now() - interval '1 hour', now() + interval '1 day')`,
        [product.id],
      )
      await shop.sql("insert into public.reviews (product_id, author_name, rating) values ($1, 'A', 5)", [
        product.id,
      ])
      const told = await Promise.all([
        shop.clients[role].rpc('get_product', { p_slug: product.slug }),
        shop.clients[role].rpc('list_reviews', { p_slug: product.slug }),
        shop.clients[role].rpc('running_deals', { p_kind: 'daily' }),
        shop.clients[role].rpc('products_by_slugs', { p_slugs: [product.slug] }),
      ])
      expect(told.map(({ error }) => error)).toEqual([null, null, null, null])
      expect(JSON.stringify(told)).not.toContain(product.slug)
      const { data } = await shop.clients.owner
        .from('product_variants')
        .select('*')
        .eq('product_id', product.id)
      expect(data).toHaveLength(1)
    },
  )
})
