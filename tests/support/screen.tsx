// Whole pages of the shop in jsdom: the real routes, providers and data over the seeded back end, and a network
// that can be made to fail between the two.
import { basename } from 'node:path'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, inject, onTestFinished } from 'vitest'
import { App } from '@/app/app'
import { makeQueryClient } from '@/app/query-client'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { sessionKey } from '@/data/supabase/session-store'
import { sampleBy } from './seed'
import { shop } from './worker-shop'

const accounts = {
  owner: { email: 'owner@zellige.example', password: 'zellige-owner' },
  shopper: { email: 'shopper@zellige.example', password: 'zellige-shopper' },
} as const

type Trouble = 'silent' | 'offline' | 'lost' | 'slow' | 'empty-shop' | number | Refusal | Late | Fault
/** Anything at all: gets what would send the request to the shop. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>
/** Waits until it is let go, and is then answered with this status. */
type Late = { slow: number }
/** An answer of the database's own. */
type Refusal = { status: number; message: string; details: unknown }
type Rule = { pattern: RegExp; trouble: Trouble }

const connected = globalThis.fetch
let rules: Rule[] = []
let asked: string[] = []
const waiting: (() => void)[] = []

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  asked.push(`${request.method} ${request.url}`)
  const rule = rules.find(({ pattern }) => pattern.test(request.url))
  switch (rule?.trouble) {
    case undefined:
      return connected(input, init)
    case 'silent':
      return new Promise(() => {})
    case 'offline':
      throw new TypeError('Failed to fetch')
    case 'lost':
      // The shop does what it is asked; its answer is lost.
      await connected(input, init)
      throw new TypeError('Failed to fetch')
    case 'slow':
      await new Promise<void>((go) => waiting.push(go))
      return connected(input, init)
    case 'empty-shop':
      return connected(request.url.replace(shop, inject('emptyShop')), init)
    default: {
      const trouble = rule?.trouble ?? 500
      if (typeof trouble === 'function') return trouble(() => connected(input, init))
      if (typeof trouble === 'number') return Response.json({ message: 'TROUBLE' }, { status: trouble })
      if ('slow' in trouble) {
        await new Promise<void>((go) => waiting.push(go))
        return Response.json({ message: 'TROUBLE' }, { status: trouble.slow })
      }
      const { status, message, details } = trouble
      return Response.json(
        { code: `PT${status}`, message, details: JSON.stringify(details), hint: null },
        { status },
      )
    }
  }
}

/** Faults between the browser and the back end, until the test ends or `restore`. */
export const network = {
  /**
   * Requests to matching addresses are not answered, do not get there, are answered in vain, wait until they are let
   * go, get the empty shop's answer, one with this status, or whatever a fault makes of it.
   */
  trouble(pattern: RegExp, trouble: Trouble) {
    rules = [{ pattern, trouble }, ...rules]
    onTestFinished(network.restore)
  },
  /** Ends every fault and answers the requests that wait. */
  restore() {
    rules = []
    for (const go of waiting.splice(0)) go()
  },
  /** How many requests went to matching addresses since `forget`. */
  asked: (pattern: RegExp) => asked.filter((request) => pattern.test(request)).length,
  forget() {
    asked = []
  },
}

/** Opens an address of the shop. Repeating a failed request waits no time here. */
export function openPage(path: string) {
  history.replaceState(null, '', path)
  const client = makeQueryClient()
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retryDelay: 1 },
    mutations: { ...defaults.mutations, retryDelay: 1 },
  })
  const user = userEvent.setup()
  const view = render(<App client={client} />)
  onTestFinished(() => {
    client.clear()
  })
  return { ...view, client, user }
}

/** The page itself, without header and footer. */
export const page = () => within(screen.getByRole('main'))

/** Signs this browser in as the back end does it, without the login page. */
export async function signedIn(who: keyof typeof accounts) {
  localStorage.setItem(sessionKey, JSON.stringify(await sessionOf(who)))
}

async function sessionOf(who: keyof typeof accounts): Promise<{ access_token: string }> {
  const answer = await connected(`${shop}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' },
    body: JSON.stringify(accounts[who]),
  })
  if (!answer.ok) throw new Error(`${who} cannot sign in: ${answer.status}`)
  return answer.json()
}

const headers = { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' }

let owner: Promise<{ access_token: string }> | undefined

/** Asks the seeded back end as its owner, without regard to who is signed in, to learn what a screen must show. */
export async function ask<Row>(path: string): Promise<Row[]> {
  owner ??= sessionOf('owner')
  const { access_token: token } = await owner
  const part = async (range: Record<string, string>) => {
    const answer = await connected(`${shop}/rest/v1/${path}`, {
      headers: { ...headers, Authorization: `Bearer ${token}`, ...range },
    })
    if (answer.status === 416) return []
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const found = await part({})
  if (/^rpc|limit=/.test(path)) return found
  // To the end, however few rows the server answers with at once.
  for (let rows = found; rows.length > 0; found.push(...rows))
    rows = await part({ Range: `${found.length}-` })
  return found
}

/** A guest's order, placed without the screens; `token` opens it. */
export async function placeOrder(slug: string, price: number) {
  const token = makeIdempotencyKey()
  const answer = await connected(`${shop}/rest/v1/rpc/place_order`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      p_idempotency_key: token,
      p_items: [{ slug, size: 'M', color: 'Pink', quantity: 1 }],
      p_customer: { name: 'Nora Alami', email: 'nora@example.com', phone: '+212 661 00 00 00' },
      p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
      p_payment_method: 'cod',
      p_expected_total: price + 7.99,
    }),
  })
  const order: { id: string; order_number: string; message?: string } = await answer.json()
  if (!answer.ok) throw new Error(`No order: ${order.message}`)
  return { id: order.id, number: order.order_number, token }
}

type ErrorWords = { title: string; text: string }

/**
 * A page whose data does not come says so in the words of the kind of failure, and "Try again" asks again until
 * `recovered` is there.
 */
export async function expectRecovery(
  { user }: ReturnType<typeof openPage>,
  { words, request, recovered }: { words: ErrorWords; request: RegExp; recovered: () => Promise<unknown> },
) {
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(words.title)
  expect(alert).toHaveTextContent(words.text)
  network.restore()
  network.forget()
  await user.click(within(alert).getByRole('button', { name: common.tryAgain }))
  await recovered()
  expect(network.asked(request)).toBeGreaterThan(0)
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** The kinds of failure that a network makes, with what the shop says to each. */
const everyTrouble = [
  ['offline', errors.offline],
  [500, errors.unknown],
  [429, errors['rate-limited']],
] as const satisfies readonly (readonly [Trouble, ErrorWords])[]
const file = basename(expect.getState().testPath ?? '')
/** One of them for each test file, by the seed. Which kind a failure is has tests of its own (unit/data.test.ts). */
export const troubles = sampleBy(everyTrouble, ([trouble]) => `${trouble} ${file}`, 1)
