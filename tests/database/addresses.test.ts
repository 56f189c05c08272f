// The addresses that members keep: whose they are, how they are cleaned, how many, and the one default.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/data/supabase/database.types.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.sql('delete from public.addresses'))
afterAll(() => shop.close())

type Insert = Database['public']['Tables']['addresses']['Insert']
const home: Insert = {
  label: 'Home',
  first_name: 'Salma',
  last_name: 'Benjelloun',
  phone: '+212 661 48 20 37',
  address: '14 Rue Ibn Batouta',
  city: 'Casablanca',
  zip_code: '20250',
  country: 'MA',
}
const add = (facts: Partial<Insert> = {}, role: Role = 'shopper') =>
  shop.clients[role]
    .from('addresses')
    .insert({ ...home, ...facts })
    .select()
    .single()
const added = async (facts: Partial<Insert> = {}, role: Role = 'shopper') => {
  const { data, error } = await add(facts, role)
  if (error) throw new Error(`${error.message} ${error.details}`)
  return data
}
const defaults = async () =>
  (await shop.sql<{ id: string }>('select id from public.addresses where is_default')).map(({ id }) => id)

describe('the member of an address', () => {
  it('an address can be seen, changed and deleted only by the member who added it', async () => {
    const { id, user_id } = await added()
    expect(user_id).toBe(shop.ids.shopper)
    for (const role of ['anon', 'other', 'owner'] as const) {
      const table = () => shop.clients[role].from('addresses')
      expect((await table().select('id')).data ?? []).toEqual([])
      expect((await table().update({ city: 'Elsewhere' }).eq('id', id).select('id')).data ?? []).toEqual([])
      expect((await table().delete().eq('id', id).select('id')).data ?? []).toEqual([])
    }
    expect(await shop.one('select city from public.addresses where id = $1', [id])).toEqual({
      city: 'Casablanca',
    })
  })

  it('a guest adds no address', async () => {
    expect((await add({}, 'anon')).error?.code).toBe('42501')
    expect(await shop.sql('select 1 from public.addresses')).toEqual([])
  })

  it('a member cannot give an address to another member, nor change the other’s default', async () => {
    const mine = await added({ is_default: true })
    const forged = await add({ user_id: String(shop.ids.shopper), is_default: true }, 'other')
    expect(forged.error?.code).toBe('42501')
    const theirs = await added({}, 'other')
    const given = await shop.clients.other
      .from('addresses')
      .update({ user_id: String(shop.ids.shopper), is_default: true })
      .eq('id', theirs.id)
      .select('id')
    expect(given.error?.code).toBe('42501')
    expect((await defaults()).toSorted()).toEqual([mine.id, theirs.id].toSorted())
  })

  it('an address cannot be overwritten by inserting a known id', async () => {
    const { id } = await added()
    expect((await add({ id, city: 'Elsewhere' }, 'other')).error).not.toBeNull()
    const { data } = await shop.clients.other
      .from('addresses')
      .upsert({ ...home, id, city: 'Elsewhere' })
      .select('id')
    expect(data ?? []).toEqual([])
    expect(await shop.one('select city, user_id from public.addresses where id = $1', [id])).toEqual({
      city: 'Casablanca',
      user_id: shop.ids.shopper,
    })
  })

  it('the addresses of a member go with the account', async () => {
    const visitor = shop.connect()
    const { data } = await visitor.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'short-visit',
    })
    expect((await visitor.from('addresses').insert(home)).error).toBeNull()
    await shop.sql('delete from auth.users where id = $1', [data.user?.id])
    expect(await shop.sql('select 1 from public.addresses')).toEqual([])
  })
})

describe('the fields of an address', () => {
  it('an address is cleaned as place_order cleans it', async () => {
    expect(
      await added({ label: ' Grand\u202emother ', first_name: '  Salma\u0007\n', city: 'Fès   el\tBali' }),
    ).toMatchObject({ label: 'Grandmother', first_name: 'Salma', city: 'Fès el Bali' })
  })

  it('an address may leave out its label, and no other field', async () => {
    expect(await added({ label: '' })).toMatchObject({ label: '' })
    for (const field of [
      'first_name',
      'last_name',
      'phone',
      'address',
      'city',
      'zip_code',
      'country',
    ] as const) {
      for (const text of ['', ' \u200b ']) {
        expect(await refusal(add({ [field]: text }))).toEqual({
          status: 400,
          code: 'PT400',
          message: 'INVALID_INPUT',
          detail: { field },
        })
      }
    }
  })

  it.each([
    ['label', 40],
    ['first_name', 79],
    ['last_name', 79],
    ['phone', 40],
    ['address', 200],
    ['city', 100],
    ['zip_code', 20],
  ] as const)(
    'a field of an address is at most as long as an order takes it: %s, %d',
    async (field, most) => {
      expect(await added({ [field]: 'x'.repeat(most) })).toMatchObject({ [field]: 'x'.repeat(most) })
      expect(await refusal(add({ [field]: 'x'.repeat(most + 1) }))).toMatchObject({
        status: 400,
        detail: { field },
      })
    },
  )

  it.each(['Morocco', 'ma', 'XX', '🛳️'])(
    'an address is refused in a country that is not of the list: %s',
    async (country) => {
      expect(await refusal(add({ country }))).toMatchObject({ status: 400, detail: { field: 'country' } })
    },
  )

  it('an address is checked again when it is changed', async () => {
    const { id } = await added()
    const change = (facts: Partial<Insert>) =>
      shop.clients.shopper.from('addresses').update(facts).eq('id', id).select('city').single()
    expect((await change({ city: ' Rabat ' })).data).toEqual({ city: 'Rabat' })
    expect((await refusal(change({ city: '' }))).detail).toEqual({ field: 'city' })
  })
})

describe('the number of addresses', () => {
  it('a member has at most ten addresses', async () => {
    for (let i = 0; i < 10; i += 1) await added({ label: `Place ${i}` })
    expect(await refusal(add())).toMatchObject({ status: 409, code: 'PT409', message: 'TOO_MANY_ADDRESSES' })
    // Ten of one member's are none of another's.
    await added({}, 'other')
    const [some] = await shop.sql<{ id: string }>(
      'select id from public.addresses where user_id = $1 limit 1',
      [shop.ids.shopper],
    )
    await shop.clients.shopper.from('addresses').delete().eq('id', String(some?.id))
    await added()
  })

  it('a member does not get past ten addresses by sending many at once', async () => {
    const rows = Array.from({ length: 11 }, (_, i) => ({ ...home, label: `Place ${i}` }))
    expect((await shop.clients.shopper.from('addresses').insert(rows)).error?.message).toBe(
      'TOO_MANY_ADDRESSES',
    )
    expect(await shop.sql('select 1 from public.addresses')).toEqual([])
  })
})

describe('the default', () => {
  it('the default address is the first one, until another is made it', async () => {
    const first = await added({ is_default: false })
    const second = await added()
    expect(await defaults()).toEqual([first.id])
    await shop.clients.shopper.from('addresses').update({ is_default: true }).eq('id', second.id)
    expect(await defaults()).toEqual([second.id])
    const third = await added({ is_default: true })
    expect(await defaults()).toEqual([third.id])
  })

  it('each member has at most one default address of their own', async () => {
    const mine = await added()
    const theirs = await added({}, 'other')
    const newer = await added({ is_default: true }, 'other')
    expect((await defaults()).toSorted()).toEqual([mine.id, newer.id].toSorted())
    await expect(
      shop.sql('update public.addresses set is_default = true where id = $1', [theirs.id]),
    ).rejects.toThrow('addresses_default')
  })

  it('the default address comes back with its place when its deletion is undone', async () => {
    const first = await added()
    await added({ label: 'Work' })
    await shop.clients.shopper.from('addresses').delete().eq('id', first.id)
    const { updated_at: _, user_id: __, ...row } = first
    expect((await shop.clients.shopper.from('addresses').insert(row)).error).toBeNull()
    expect(await defaults()).toEqual([first.id])
    const { data } = await shop.clients.shopper.from('addresses').select('id').order('created_at')
    expect(data?.[0]).toEqual({ id: first.id })
  })
})
