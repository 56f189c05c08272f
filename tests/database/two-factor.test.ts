// Two-factor sign-in of owners, and what a new password asks for, with the real client against the embedded Auth.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, type Client, openShop, type Shop } from '../support/shop.ts'

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
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Zellige' })
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
  it('is an owner by password alone until a factor is confirmed, then only after a code', async () => {
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
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([{ id: factorId, status: 'verified' }])

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
})
