// What SQL functions answer and what src/data expects are the same: each function that src/data parses is called on the
// sample shop, and a key of its answer under another name is an error that names the function.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/supabase/errors'
import { filesOf, root } from '../support/imports.ts'
import { prepare, rpcCalls } from '../support/rpc-calls.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
let facts: Awaited<ReturnType<typeof prepare>>
const calls = rpcCalls(() => facts)
beforeAll(async () => {
  shop = await openShop()
  facts = await prepare(shop)
}, 120_000)
afterAll(() => shop.close())
afterEach(() => vi.unstubAllGlobals())

type Json = Record<string, unknown>

/** Lets src/data ask the shop in a role; the function `name` answers with what `answer` makes of asking it. */
async function connect(
  role: Role,
  name: string,
  answer: (ask: () => Promise<Response>) => Promise<Response>,
) {
  const session = role === 'anon' ? null : (await shop.clients[role].auth.getSession()).data.session
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (session) headers.set('authorization', `Bearer ${session.access_token}`)
    const askShop = () => shop.fetch(input, { ...init, headers })
    return /\/rpc\/(\w+)/.exec(String(input))?.[1] === name ? answer(askShop) : askShop()
  }
  vi.stubGlobal('fetch', ask)
}

/** The object of an answer, or the first of its objects; null for an answer without keys. */
const recordOf = (answer: unknown): Json | null => {
  const [first] = Array.isArray(answer) ? answer : [answer]
  return typeof first === 'object' ? first : null
}
const renamed = (answer: unknown, key: string): unknown => {
  const rename = ({ [key]: value, ...rest }: Json) => ({ ...rest, [`${key}Renamed`]: value })
  return Array.isArray(answer) ? answer.map(rename) : rename(recordOf(answer) ?? {})
}

describe.each(Object.entries(calls))('the answer of %s', (name, ways) => {
  it.each(ways)(
    'an SQL function’s answer is read, and refused with its name when a key is renamed (%#)',
    async (call) => {
      const { role = 'anon', run, unread = [], reads } = call
      let answer: unknown
      await connect(role, name, async (ask) => {
        const response = await ask()
        answer = JSON.parse((await response.clone().text()) || 'null')
        return response
      })
      await run()
      /** The shop is not asked again: a change may be possible once only. */
      const problemWith = async (wrong: unknown) => {
        await connect(role, name, async () => Response.json(wrong))
        const error: unknown = await run().then(
          () => null,
          (reason) => reason,
        )
        expect(error, JSON.stringify(wrong)).toBeInstanceOf(AppError)
        expect(String(error)).toContain(`${name} answered with a wrong`)
        return String(error)
      }
      if (Array.isArray(answer)) expect(answer).not.toEqual([])
      const record = recordOf(answer)
      if (!record) return void (await problemWith({ unexpected: true }))
      const keys = reads ?? Object.keys(record).filter((key) => !unread.includes(key))
      if (!reads) expect(keys.length).toBeGreaterThan(0)
      for (const key of keys) expect(await problemWith(renamed(answer, key))).toContain(key)
    },
  )
})

it('every SQL function that src/data calls is tried here, and none is called without a schema', () => {
  const called = filesOf('src/data').flatMap(({ path }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\brpc\(\s*'(\w+)'/g)].map(([, name]) => name),
  )
  // The second one repeats a request for the first one, which parses the answer.
  const parsing = ['src/data/supabase/rpc.ts', 'src/data/supabase/captcha-pass.ts']
  const unparsed = filesOf('src')
    .filter(({ path, text }) => !parsing.includes(path) && /\.rpc\(/.test(text))
    .map(({ path }) => path)
  expect(unparsed).toEqual([])
  expect([...new Set(called)].toSorted()).toEqual(Object.keys(calls).toSorted())
})
