// What the owner decides, who else may, and the record of changes.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const entries = (args: Record<string, string | number> = {}) =>
  answer(shop.clients.owner.rpc('audit_entries', args), v.array(v.looseObject({ id: v.number() })))
const settings = () => shop.clients.owner.from('shop_settings')

describe('shop_settings', () => {
  it.each([
    { currency_rates: { EUR: 0 } },
    { currency_rates: { EUR: -1 } },
    { currency_rates: { EUR: '0.9' } },
    { currency_rates: { EUR: null } },
    { currency_rates: { BTC: 1 } },
    { currency_rates: [1] },
    { welcome_percent: -1 },
    { cancel_window_minutes: 10_081 },
    { line_limit: 0 },
    { email_field: 'maybe' },
    { quick_order: null },
    { company_asked: null },
    { zip_field: '' },
    { last_name_field: 'REQUIRED' },
    { order_prefix: 'Z' },
    { brand_accent: '#12345' },
    { brand_sale: '</style>' },
    { brand_highlight: 'red;}body{}' },
    { brand_corners: 'none' },
    { brand_header: '</style>' },
    { picture_ratio: '1/1' },
    { order_prefix: 'zl' },
    { order_prefix: 'Z1' },
    { payment_marks: ['VISA', null] },
    { payment_marks: ['VISA\n'] },
    { payment_marks: null },
    { return_days: 0 },
    { return_days: 366 },
    { returns_are_free: null },
    { exchange_days: 0 },
    { exchange_days: 61 },
    { shows_fit: null },
    { line_limit: 100 },
    { line_limit: null },
    { low_stock_threshold: 101 },
    { low_stock_threshold: -1 },
    { default_country: 'XX' },
    { default_country: null },
    { support_phone: '0522123456' },
    { support_phone: '+212' },
    { support_phone: '+212 522  12 34 56' },
    { support_phone: '+212 522 12 34 56 78 90 12' },
    { support_phone: '+212 522 12 34 56\n' },
    { support_phone: '' },
    { support_phone: '+212 522 12 34 56', support_phone_hours: null },
    { support_chat_url: 'https://chat.example.com/', support_chat_hours: null },
    { support_phone_hours: '' },
    { support_phone_hours: ' 9-5' },
    { support_phone_hours: 'x'.repeat(41) },
    { support_chat_hours: '24/7\u202e' },
    { support_email_hours: '24\n7' },
    { support_chat_url: 'http://chat.example.com/' },
    { support_chat_url: 'javascript:alert(1)' },
    { support_chat_url: 'https://chat' },
    { support_chat_url: 'https://user@chat.example.com/' },
    { support_chat_url: 'https://chat.example.com/"onclick' },
    { support_chat_url: 'https://chat.example.com/ x' },
    { support_chat_url: 'https://chat.example.com/\u202e' },
    { support_chat_url: `https://chat.example.com/${'x'.repeat(280)}` },
    { instagram_url: 'https://www.instagram.com/' },
    { instagram_url: 'https://www.instagram.com' },
    { instagram_url: 'https://www.tiktok.com/@zellige' },
    { instagram_url: 'https://instagram.com.example.com/zellige' },
    { instagram_url: 'https://notinstagram.com/zellige' },
    { tiktok_url: 'https://example.com/www.tiktok.com/@zellige' },
    { pinterest_url: 'https://example.com/?https://pinterest.com/zellige' },
    { facebook_url: 'http://www.facebook.com/zellige' },
  ])('the shop’s settings refuse %j', async (change) => {
    const before = await shop.one('select * from public.shop_settings')
    expect(
      (
        await settings()
          .update(change as never)
          .eq('id', true)
      ).error,
    ).not.toBeNull()
    expect(await shop.one('select * from public.shop_settings')).toEqual(before)
  })

  const initial = {
    support_phone: null,
    support_phone_hours: '9 AM-6 PM',
    support_chat_url: null,
    support_chat_hours: '24/7',
    support_email_hours: '24/7',
    instagram_url: null,
    tiktok_url: null,
    pinterest_url: null,
    facebook_url: null,
  }
  it('order numbers begin with the shop’s prefix, and are read with any', async () => {
    await shop.sql("update public.shop_settings set order_prefix = 'ATLAS'")
    expect(await shop.one('select private.new_order_number() as number')).toEqual({
      number: expect.stringMatching(/^ATLAS-[0-9A-HJKMNP-TV-Z]{12}$/),
    })
    const read = (text: string) => shop.one('select private.read_order_number($1) as number', [text])
    for (const [text, number] of [
      ['7k3m 9qx2 wd4o', 'ATLAS-7K3M9QX2WD40'],
      ['zl7k3m9qx2wd4r', 'ZL-7K3M9QX2WD4R'],
      ['OIL-7K3M9QX2WD4L', 'OIL-7K3M9QX2WD41'],
      ['SECOND-7K3M9QX2WD4R', null],
      ['7K3M9QX2WD4', null],
    ] as const)
      expect(await read(text)).toEqual({ number })
    await shop.sql("update public.shop_settings set order_prefix = 'ZL'")
  })

  it('the shop’s settings begin with the sample’s hours, and with no number, chat or profile', async () => {
    const { data } = await shop.clients.anon.rpc('shop_facts')
    expect(data).toMatchObject(initial)
  })

  it('every page and every mail know what the shop says about returns, and changes of it are recorded', async () => {
    const sample = { return_days: 30, returns_are_free: true }
    const facts = async () => {
      const { mail } = await shop.one<{ mail: unknown }>("select private.mail_seller('en') -> 'shop' as mail")
      return [(await shop.clients.anon.rpc('shop_facts')).data, mail]
    }
    expect(await facts()).toMatchObject([sample, sample])
    const none = { return_days: null, returns_are_free: false }
    expect((await settings().update(none).eq('id', true)).error).toBeNull()
    expect(await facts()).toMatchObject([none, none])
    const [entry] = await entries({ p_table: 'shop_settings', p_limit: 1 })
    expect(entry?.difference).toEqual({ return_days: [30, null], returns_are_free: [true, false] })
    expect((await settings().update(sample).eq('id', true)).error).toBeNull()
  })

  const support = {
    support_phone: '+212 522 12 34 56',
    support_phone_hours: '9 AM–6 PM, Mon–Sat',
    support_chat_url: 'https://chat.example.com/zellige?lang=en',
    support_chat_hours: '10-4',
    support_email_hours: null,
    instagram_url: 'https://www.instagram.com/zellige',
    tiktok_url: 'https://www.tiktok.com/@zellige',
    pinterest_url: 'https://pinterest.com/zellige/',
    facebook_url: 'https://m.facebook.com/profile.php?id=1',
  }
  it('the shop’s settings have what the owner says about support, in the record of changes too', async () => {
    expect((await settings().update(support).eq('id', true)).error).toBeNull()
    expect(await shop.one('select * from public.shop_settings')).toMatchObject(support)
    const [entry] = await entries({ p_table: 'shop_settings', p_limit: 1 })
    const difference = v.parse(v.record(v.string(), v.unknown()), entry?.difference)
    expect(Object.keys(difference).toSorted()).toEqual(Object.keys(support).toSorted())
    expect(difference).toMatchObject({ support_phone: [null, support.support_phone] })
    expect((await settings().update(initial).eq('id', true)).error).toBeNull()
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    'the shop’s settings take nothing about support from %s',
    async (role) => {
      const before = await shop.one('select * from public.shop_settings')
      await shop.clients[role].from('shop_settings').update(support).eq('id', true)
      expect(await shop.one('select * from public.shop_settings')).toEqual(before)
    },
  )

  it('the shop’s settings are not overwritten by an owner who read them before another saved', async () => {
    const { data } = await settings().select('updated_at').single()
    const seen = data?.updated_at ?? ''
    const save = (low_stock_threshold: number) =>
      settings().update({ low_stock_threshold }).eq('updated_at', seen).select('id')
    expect((await save(7)).data).toHaveLength(1)
    expect((await save(8)).data).toEqual([])
    expect(await shop.one('select low_stock_threshold as n from public.shop_settings')).toEqual({ n: 7 })
  })
})

describe('the record of changes', () => {
  it('the record of changes has what the owner changed, before and after, the newest first', async () => {
    await settings().update({ welcome_percent: 20 }).eq('id', true)
    const [entry] = await entries({ p_table: 'shop_settings', p_limit: 1 })
    expect(entry).toMatchObject({
      actor: 'owner@zellige.example',
      table: 'shop_settings',
      operation: 'update',
      difference: { welcome_percent: [15, 20] },
    })
    await settings().update({ welcome_percent: 15 }).eq('id', true)
    expect((await entries({ p_table: 'shop_settings' }))[0]?.difference).toEqual({
      welcome_percent: [20, 15],
    })
  })

  it('the record of changes says nothing of a save that changes nothing', async () => {
    const before = await entries()
    await settings().update({ welcome_percent: 15 }).eq('id', true)
    expect(await entries()).toEqual(before)
  })

  it('the record of changes follows a product from added to deleted, and its stock by its name', async () => {
    const { owner } = shop.clients
    const slug = `audited-${crypto.randomUUID()}`
    const added = await owner
      .from('products')
      .insert({
        slug,
        title: 'Audited dress',
        description: 'd',
        price: 10,
        image_url: '/a.png',
        collection_slug: 'dresses',
        sizes: ['S', 'M'],
        quantity: 4,
      })
      .select('id')
      .single()
    const id = added.data?.id ?? ''
    await owner.from('products').update({ price: 12 }).eq('id', id)
    await owner.from('product_variants').update({ quantity: 9 }).eq('product_id', id).eq('size', 'S')
    const stock = await entries({ p_table: 'product_variants' })
    await owner.from('products').delete().eq('id', id)
    const mine = (await entries({ p_table: 'products', p_limit: 3 })).map(({ operation, label }) => [
      operation,
      label,
    ])
    expect(mine).toEqual([
      ['delete', 'Audited dress'],
      ['update', 'Audited dress'],
      ['insert', 'Audited dress'],
    ])
    // Only the owner's own change: what the product's triggers write is not recorded.
    expect(stock.filter(({ label }) => label === 'Audited dress')).toMatchObject([
      { operation: 'update', difference: { quantity: [2, 9] } },
    ])
  })

  it('the record of changes leaves out what shoppers do', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 5 }] })
    const before = await entries()
    await place(shop.clients.shopper, orderArgs([product.line()], 60))
    expect(await entries()).toEqual(before)
  })

  it('the record of changes comes page after page', async () => {
    for (const percent of [16, 17, 15]) await settings().update({ welcome_percent: percent }).eq('id', true)
    const all = await entries({ p_limit: 200 })
    const paged: Row[] = []
    for (let next = await entries({ p_limit: 2 }); next.length > 0; ) {
      paged.push(...next)
      next = await entries({ p_limit: 2, p_before: next.at(-1)?.id ?? 0 })
    }
    expect(paged).toEqual(all)
  })
})

describe('who runs the shop', () => {
  it('an owner can be removed by another owner, at once, and never by oneself', async () => {
    await shop.sql("select private.make_admin('other@zellige.example')")
    const { data } = await shop.clients.owner.rpc('list_team')
    expect(data).toMatchObject([
      { email: 'owner@zellige.example', me: true },
      { email: 'other@zellige.example', me: false },
    ])
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(true)
    expect((await shop.clients.owner.rpc('remove_member', { p_email: 'OTHER@zellige.example' })).data).toBe(
      true,
    )
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(false)
    expect((await shop.clients.owner.rpc('remove_member', { p_email: 'other@zellige.example' })).data).toBe(
      false,
    )
    expect(
      await refusal(shop.clients.owner.rpc('remove_member', { p_email: 'owner@zellige.example' })),
    ).toMatchObject({ status: 409, message: 'OWNER_STAYS' })
    expect((await entries({ p_table: 'team_members' }))[0]).toMatchObject({
      operation: 'delete',
      label: 'other@zellige.example',
    })
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    '%s sees neither the record of changes nor the owners, and removes none',
    async (role) => {
      const client = shop.clients[role]
      for (const call of [
        client.rpc('audit_entries', {}),
        client.rpc('list_team'),
        client.rpc('remove_member', { p_email: 'owner@zellige.example' }),
      ]) {
        const { data, error } = await call
        expect(error).not.toBeNull()
        expect(data).toBeNull()
      }
      expect((await shop.clients.owner.rpc('is_admin')).data).toBe(true)
    },
  )
})

describe('database_version', () => {
  const asked = (role: Role, before = '') =>
    shop.as(role, 'select public.database_version() as version', [], before)

  it('an owner learns which migration the database ended with, and nothing where no history was kept', async () => {
    const files = readdirSync(join(import.meta.dirname, '../../supabase/migrations'))
    expect((await asked('owner')).rows).toEqual([{ version: files.toSorted().at(-1)?.split('_')[0] }])
    expect((await asked('owner', 'drop schema supabase_migrations cascade')).rows).toEqual([
      { version: null },
    ])
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    '%s does not learn the version of the database',
    async (role) => {
      expect((await asked(role)).rows).toEqual([])
    },
  )
})
