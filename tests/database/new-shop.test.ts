// How a shop gets its first owner.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, openShop, type Role, type Shop } from '../support/shop.ts'

const count = async (shop: Shop, from: string, params: unknown[] = []) =>
  (await shop.one<{ n: number }>(`select count(*)::int as n from ${from}`, params)).n

describe('the first owner', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.sql('delete from public.team_members')
    await shop.sql('delete from private.rate_limits')
  })

  const makeCode = async () =>
    (await shop.one<{ code: string }>('select private.make_owner_code() as code')).code
  const claim = (role: Role, code: string) => shop.clients[role].rpc('claim_shop', { p_code: code })
  const isOwner = async (role: Role) => (await shop.clients[role].rpc('is_admin')).data

  it('the code of a new shop is stored as a hash, and for a day', async () => {
    const code = await makeCode()
    expect(code).toMatch(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/)
    const [stored, ...others] = await shop.sql<{ code_hash: string; hours: number }>(
      `select code_hash, extract(epoch from expires_at - now()) / 3600 as hours from private.owner_codes`,
    )
    expect(others).toEqual([])
    expect(stored?.code_hash).toBe(createHash('sha256').update(code).digest('hex'))
    expect(Number(stored?.hours)).toBeCloseTo(24, 0)
  })

  it('the code of a new shop makes one account its owner, however it is typed, and serves once', async () => {
    const code = await makeCode()
    expect((await claim('other', ` ${code.toLowerCase()} `)).data).toBe(true)
    expect([await isOwner('other'), await isOwner('shopper')]).toEqual([true, false])
    expect((await claim('shopper', code)).data).toBe(false)
    // Nor after the owner is gone.
    await shop.sql('delete from public.team_members')
    expect((await claim('shopper', code)).data).toBe(false)
    expect(await isOwner('shopper')).toBe(false)
  })

  it.each([
    ['without products is closed', 'truncate public.products cascade', false],
    ['that sells something stays open', '', true],
  ])('a shop %s once it has an owner', async (_state, before, isOpen) => {
    const after = 'select checkout_enabled as open from public.shop_settings'
    const taken = await shop.as(
      'other',
      'select public.claim_shop($1) as is',
      [await makeCode()],
      before,
      after,
    )
    expect(taken).toMatchObject({ rows: [{ is: true }], after: [{ open: isOpen }] })
  })

  it('of two accounts with the code of a new shop one becomes its owner', async () => {
    const code = await makeCode()
    const answers = await Promise.all([claim('other', code), claim('shopper', code)])
    expect(answers.map(({ data }) => data).toSorted()).toEqual([false, true])
    expect(await count(shop, 'public.team_members')).toBe(1)
  })

  it('a wrong code, one that is over and one that was replaced make no owner', async () => {
    const replaced = await makeCode()
    const code = await makeCode()
    expect((await claim('shopper', replaced)).data).toBe(false)
    expect((await claim('shopper', '')).data).toBe(false)
    await shop.sql("update private.owner_codes set expires_at = now() - interval '1 second'")
    expect((await claim('shopper', code)).data).toBe(false)
    expect(await count(shop, 'public.team_members')).toBe(0)
  })

  it('a shop that has an owner gives no code and takes none', async () => {
    const code = await makeCode()
    await shop.sql(
      "insert into public.team_members (user_id, role) select id, 'owner' from auth.users where email = $1",
      [accounts.owner.email],
    )
    expect((await claim('shopper', code)).data).toBe(false)
    await expect(makeCode()).rejects.toThrow('has an owner')
    expect(await isOwner('shopper')).toBe(false)
  })

  it('nobody without an account takes a shop over', async () => {
    expect((await claim('anon', await makeCode())).error?.code).toBe('42501')
  })

  it('an account tries ten codes in an hour, and keeps nobody else out', async () => {
    const code = await makeCode()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await claim('shopper', 'AAAAA-AAAAA')).data).toBe(false)
    expect((await claim('shopper', code)).data).toBeNull()
    expect(await isOwner('shopper')).toBe(false)
    expect((await claim('other', code)).data).toBe(true)
  })
})
