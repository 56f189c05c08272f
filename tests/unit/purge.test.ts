// The message about what has changed: who may send it, what it may hold, and what the server itself forgets.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { setShop, shop } from '@/config/shop'
import { answerPurge } from '@/server/purge'
import { readSettings } from '@/server/read-settings'
import { answerShop } from '@/server/shop'
import { emptyBackEnd } from '../support/empty-back-end'

const secret = 'a-secret-of-twenty-letters'
const purged: (readonly string[])[] = []
const purge = async (tags: readonly string[]) => {
  purged.push(tags)
}

const send = (body: unknown, { bearer = secret, ...init }: RequestInit & { bearer?: string } = {}) =>
  answerPurge(
    new Request('https://shop.example/_purge', {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
    purge,
  )

beforeEach(() => {
  purged.length = 0
  vi.stubEnv('PURGE_SECRET', secret)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('a purge message with the secret purges its tags', async () => {
  expect((await send({ tags: ['product-a', 'catalogue'] }))?.status).toBe(204)
  expect(purged).toEqual([['product-a', 'catalogue']])
})

it('the purge answers no other address and no other method', async () => {
  const other = [
    new Request('https://shop.example/_purge'),
    new Request('https://shop.example/_purge/', { method: 'POST' }),
    new Request('https://shop.example/', { method: 'POST' }),
  ]
  expect(await Promise.all(other.map((request) => answerPurge(request, purge)))).toEqual([null, null, null])
})

it.each([
  ['another secret', { bearer: 'a-secret-of-twenty-lettersx' }],
  ['an empty one', { bearer: '' }],
  ['none', { headers: {} }],
  ['the secret alone', { headers: { Authorization: secret } }],
])('a purge message without the right secret is refused: %s', async (_what, init) => {
  expect((await send({ tags: ['shop'] }, init))?.status).toBe(401)
  expect(purged).toEqual([])
})

it.each(['', 'undefined'])(
  'every purge message is refused where the shop has no secret, as with the bearer %j',
  async (bearer) => {
    for (const none of [undefined, '']) {
      vi.stubEnv('PURGE_SECRET', none)
      expect((await send({ tags: ['shop'] }, { bearer }))?.status).toBe(401)
    }
    expect(purged).toEqual([])
  },
)

it.each([
  ['no JSON', 'tags'],
  ['no tags', {}],
  ['a tag that is no text', { tags: [1] }],
  ['a tag that is too long', { tags: ['x'.repeat(201)] }],
  ['too many tags', { tags: Array(201).fill('x') }],
])('a purge message with %s is refused', async (_what, body) => {
  expect((await send(body))?.status).toBe(400)
  expect(purged).toEqual([])
})

it('a purge message may have as many tags as the database sends, and as long ones', async () => {
  expect((await send({ tags: Array(200).fill('x'.repeat(200)) }))?.status).toBe(204)
})

it('a purge fails where the host cannot forget, so that the sender learns of it', async () => {
  const broken = () => Promise.reject(new Error('no cache'))
  const request = new Request('https://shop.example/_purge', {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: '{"tags":["shop"]}',
  })
  await expect(answerPurge(request, broken)).rejects.toThrow('no cache')
})

describe('settings that the server keeps', () => {
  let name = ''
  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...(await emptyBackEnd('/shop_facts').json()), name }))
    // What has rendered no page yet has nothing to forget.
    await answerShop(new Request('https://shop.example/robots.txt'))
    await send({ tags: ['shop'] })
  })
  const before = { ...shop }
  afterEach(async () => {
    await send({ tags: ['shop'] })
    setShop(before)
  })
  const nameNow = async () => (await readSettings(makeQueryClient())).name

  it('a purge of every page forgets the settings, so that the pages are made with those of now', async () => {
    name = 'Before'
    expect(await nameNow()).toBe('Before')
    name = 'After'
    await send({ tags: ['catalogue', 'product-a'] })
    expect(await nameNow()).toBe('Before')
    await send({ tags: ['shop'] })
    expect(await nameNow()).toBe('After')
  })

  it('settings that were asked for before a purge are not kept', async () => {
    name = 'Before'
    const begun = nameNow()
    await send({ tags: ['shop'] })
    name = 'After'
    expect(await begun).toBe('Before')
    expect(await nameNow()).toBe('After')
  })
})
