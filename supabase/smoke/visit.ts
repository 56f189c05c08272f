// A deployed shop as its visitors get it: its pages, its scripts, and the API that these name.

/** What a check saw; `ok` is null for what is worth knowing and no failure. */
export type Outcome = { ok: boolean | null; seen: string }
export type Check = [what: string, look: () => Promise<Outcome>]

export const yes = (seen: string): Outcome => ({ ok: true, seen })
export const no = (seen: string): Outcome => ({ ok: false, seen })
export const note = (seen: string): Outcome => ({ ok: null, seen })

export type Answer = { status: number; headers: Headers; text: string; ms: number }
export type Visit = Awaited<ReturnType<typeof visit>>

export async function get(url: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), ...init })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, ms: Math.round(performance.now() - begun) }
}

/**
 * Loads the home page and the scripts behind it. The API's address and its public key are in them.
 * @param options.isLive customers use it: what a local shop may lack is a failure then. By default, with https
 */
export async function visit(
  address: string,
  options: { api?: string | undefined; key?: string | undefined; isLive?: boolean } = {},
) {
  const shop = new URL(address).origin
  const home = await get(`${shop}/`)
  const named = [...home.text.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(
    ([, path]) => new URL(path ?? '', shop).href,
  )
  const scripts = await scriptsBehind(named)
  const code = [...scripts.values()].map(({ text }) => text).join('\n')
  const api = options.api ?? /https:\/\/[a-z0-9]+\.supabase\.(?:co|in)/.exec(code)?.[0] ?? shop
  const key =
    options.key ??
    /sb_publishable_[\w-]+/.exec(code)?.[0] ??
    /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(code)?.[0] ??
    ''
  const isLive = options.isLive ?? shop.startsWith('https:')
  return { shop, home, scripts, code, api, key, isLive, lacking: isLive ? no : note }
}

/** Scripts by their addresses: those given, and what they import, at once or later. */
async function scriptsBehind(urls: readonly string[]): Promise<Map<string, Answer>> {
  const scripts = new Map<string, Answer>()
  for (let next = [...new Set(urls)]; next.length > 0 && scripts.size < 500; ) {
    const loaded = await Promise.all(next.map(async (url) => ({ url, answer: await get(url) })))
    for (const { url, answer } of loaded) scripts.set(url, answer)
    const imported = loaded.flatMap(({ url, answer }) =>
      [...answer.text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g)].map(
        ([, name]) => new URL(`/assets/${name}`, url).href,
      ),
    )
    next = [...new Set(imported)].filter((url) => !scripts.has(url))
  }
  return scripts
}

/** The rows of an answer; what is no list of rows has none. */
export function rowsOf(text: string): Record<string, unknown>[] {
  const value = parsed(text)
  return Array.isArray(value) ? value : []
}

/** The fields of an answer; what is no object has none. */
export function fieldsOf(text: string): Record<string, unknown> {
  const value = parsed(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** An answer that was not the expected one, in a few words. */
export const brief = ({ status, text }: Answer) =>
  `${status} ${text.replace(/\s+/g, ' ').slice(0, 80)}`.trim()
