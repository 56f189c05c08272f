// Two-factor sign-in of owners, and what a new password asks for, with the real client against the embedded Auth.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const level = async (client: Client) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
const isAdmin = async (client: Client) => (await client.rpc('is_admin')).data

async function signIn(account: { email: string; password: string }) {
  const client = shop.connect()
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

/** Adds an authenticator app and confirms it with its code. */
async function enroll(client: Client, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Zellige',
  })
  if (error) throw error
  const { id: factorId, totp } = data
  const confirmed = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  if (confirmed.error) throw confirmed.error
  return { factorId, ...totp }
}

async function newOwner(email: string) {
  const account = { email, password: 'a-long-password' }
  await shop.connect().auth.signUp(account)
  await shop.sql('select private.make_admin($1)', [email])
  return { account, client: await signIn(account) }
}

describe('an owner with a second factor', () => {
  it('an account is an owner by password alone until a factor is confirmed, then only after a code', async () => {
    const { account, client } = await newOwner('first@owners.example')
    expect(await isAdmin(client)).toBe(true)
    const begun = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun and left' })
    expect(begun.error).toBeNull()
    expect(await isAdmin(client)).toBe(true)

    const { factorId, secret, uri, qr_code: picture } = await enroll(client)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Zellige:/)
    expect(picture).toMatch(/^data:image\/svg\+xml/)
    expect(await level(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(await isAdmin(client)).toBe(true)
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([
      { id: factorId, status: 'verified' },
    ])

    const again = await signIn(account)
    expect(await level(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect(await isAdmin(again)).toBe(false)
    const wrong = await again.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
    expect(await isAdmin(again)).toBe(false)
    const right = await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(right.error).toBeNull()
    expect(await isAdmin(again)).toBe(true)
    await again.auth.refreshSession()
    expect(await level(again)).toMatchObject({ currentLevel: 'aal2' })
    expect(await isAdmin(again)).toBe(true)
  })

  it('an owner adds and removes apps only in a session with a code', async () => {
    const { account, client } = await newOwner('second@owners.example')
    const { factorId } = await enroll(client)
    const thief = await signIn(account)
    const added = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })
    expect(added.error?.code).toBe('insufficient_aal')
    expect((await thief.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    expect((await thief.auth.updateUser({ email: 'thief@owners.example' })).error?.code).toBe(
      'insufficient_aal',
    )
    const { error } = await thief.auth.updateUser({
      password: 'the-thief-s-password',
      current_password: account.password,
    })
    expect(error?.code).toBe('insufficient_aal')

    const spare = await enroll(client, 'Spare')
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await isAdmin(thief)).toBe(false)
    expect((await client.auth.mfa.unenroll({ factorId: spare.factorId })).error).toBeNull()
    expect(await isAdmin(await signIn(account))).toBe(true)
  })

  it('an owner’s sessions by password alone end when the factor is confirmed', async () => {
    const { account, client } = await newOwner('third@owners.example')
    const elsewhere = await signIn(account)
    await enroll(client)
    expect(await isAdmin(elsewhere)).toBe(false)
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('a session is confirmed by a right code of its own, once', async () => {
    const { account, client } = await newOwner('fourth@owners.example')
    const { factorId, secret } = await enroll(client)
    const other = await newOwner('fifth@owners.example')
    const foreign = await other.client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(foreign.error?.code).toBe('mfa_factor_not_found')
    const again = await signIn(account)
    const { data } = await again.auth.mfa.challenge({ factorId })
    const challengeId = data?.id ?? ''
    expect((await again.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })).error).toBeNull()
    const twice = await again.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(twice.error?.code).toBe('mfa_challenge_expired')
  })

  it('an owner who lost the phone gets in again when another owner resets it, which is recorded', async () => {
    const { account, client } = await newOwner('sixth@owners.example')
    await enroll(client)
    const locked = await signIn(account)
    expect((await locked.rpc('remove_second_factor', { p_email: account.email })).error?.code).toBe('PT403')
    const { owner, shopper } = shop.clients
    expect((await shopper.rpc('remove_second_factor', { p_email: account.email })).error?.code).toBe('PT403')
    expect((await owner.rpc('list_team')).data).toContainEqual(
      expect.objectContaining({ email: account.email, two_factor: true }),
    )
    const own = await owner.rpc('remove_second_factor', { p_email: 'owner@zellige.example' })
    expect(own.error?.code).toBe('PT409')
    expect((await owner.rpc('remove_second_factor', { p_email: account.email })).data).toBe(true)
    expect((await owner.rpc('remove_second_factor', { p_email: account.email })).data).toBe(false)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await isAdmin(await signIn(account))).toBe(true)
    const { data } = await owner.rpc('audit_entries', { p_table: 'team_members', p_limit: 1 })
    expect(data).toMatchObject([
      { label: account.email, operation: 'update', difference: { two_factor: [true, false] } },
    ])
  })

  it('wrong codes of all sessions count together, and then the right one waits as well', async () => {
    const { account, client } = await newOwner('seventh@owners.example')
    const { factorId, secret } = await enroll(client)
    const wrong = String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0')
    const thieves = [await signIn(account), await signIn(account)]
    const answers: (string | undefined)[] = []
    for (let tries = 0; tries < 14; tries += 1) {
      const guess = { factorId, code: wrong }
      answers.push((await thieves[tries % 2]?.auth.mfa.challengeAndVerify(guess))?.error?.code)
    }
    expect(answers).toEqual([
      ...Array(10).fill('mfa_verification_failed'),
      ...Array(4).fill('over_request_rate_limit'),
    ])
    const right = () => thieves[0]?.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await right())?.error?.code).toBe('over_request_rate_limit')
    // Another account is not concerned, and neither is this one a quarter of an hour later.
    const other = await newOwner('eighth@owners.example')
    await enroll(other.client)
    await shop.sql(
      "update auth.mfa_challenges set created_at = created_at - interval '16 minutes' where wrong_codes > 0",
    )
    expect((await right())?.error).toBeNull()
  })

  it('a member of the shop with an app is no owner for it', async () => {
    const account = { email: 'member@owners.example', password: 'a-long-password' }
    await shop.connect().auth.signUp(account)
    const client = await signIn(account)
    await enroll(client)
    expect(await isAdmin(client)).toBe(false)
  })
})

describe('a new password', () => {
  const next = 'another-long-password'

  it('a new password needs the current one, and ends the other sessions', async () => {
    const account = { email: 'password@members.example', password: 'a-long-password' }
    await shop.connect().auth.signUp(account)
    const [client, elsewhere] = [await signIn(account), await signIn(account)]
    const tries = [{}, { current_password: '' }, { current_password: 'not-the-password' }]
    for (const attempt of tries) {
      const { error } = await client.auth.updateUser({ password: next, ...attempt })
      expect(error?.code).toMatch(/^current_password_(required|invalid)$/)
    }
    expect((await elsewhere.auth.refreshSession()).error).toBeNull()
    const { error } = await client.auth.updateUser({ password: next, current_password: account.password })
    expect(error).toBeNull()
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await shop.connect().auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
    await signIn({ ...account, password: next })
  })
})
