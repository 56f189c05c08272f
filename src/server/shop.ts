// The shop in all its languages. Its first one stands at `/`, the others under their code: `/fr/a-page`. Which is the first is
// the owner's to say and may change at any time, so each request is given to the build of its language.
import { renderers } from 'virtual:languages'
import { canonicalPath } from '@/config/canonical-paths'
import { paths } from '@/config/paths'
import { readFresh, readFromAddress } from '@/data/supabase/read-address'
import type { Language } from '@/domain/text/language'
import { isLanguage, languageIn, prefixOf, spokenOf } from '@/domain/text/spoken-languages'

export { version } from 'virtual:languages'

readFromAddress()

/** How long the languages count as known, and how long a failure to read them does, in ms. */
const languagesAge = 5000
/** Null as long as they were never read. */
type Spoken = readonly Language[] | null
let known: { spoken: Spoken; at: number } = { spoken: null, at: 0 }
let reading: Promise<Spoken> | null = null
/** What renders pages, of the languages that were asked for. */
const loaded = new Map<Language, Awaited<ReturnType<(typeof renderers)['en']>>>()

async function rendererOf(code: Language) {
  const renderer = loaded.get(code) ?? (await (renderers[code] ?? renderers.en)())
  loaded.set(code, renderer)
  return renderer
}

/** The shop's languages. A request waits for them when none has read them yet, and after a change. */
async function spokenNow(): Promise<Spoken> {
  const { spoken, at } = known
  if (Date.now() - at <= languagesAge) return spoken
  reading ??= readSpoken()
  return spoken && at > 0 ? spoken : reading
}

/** Those of before, where they cannot be read. */
async function readSpoken(): Promise<Spoken> {
  const spoken = await rendererOf(known.spoken?.[0] ?? 'en')
    .then(({ readLanguages }) => readLanguages())
    .then((codes) => spokenOf(codes).filter((code) => renderers[code]))
    .catch(() => known.spoken)
  known = { spoken, at: Date.now() }
  reading = null
  return spoken
}

/** In which language a page is, what stands before its path there, and its path without it. */
async function placeOf({ pathname }: URL, cookies: string | null) {
  const read = await spokenNow()
  const spoken = read ?? (['en'] as const)
  const asked = languageIn(pathname)
  const isKnown = read !== null
  // While the languages are not known, an address is taken at its word. A language that the shop has put down may come back.
  const isGone = isKnown && asked !== null && !spoken.includes(asked)
  const code = isGone ? null : asked
  const path = asked === null ? pathname : pathname.slice(asked.length + 1) || '/'
  const isAdmin = path === paths.admin || path.startsWith(`${paths.admin}/`)
  // The first language needs no prefix, the admin stands at one address, the same for every owner, and `/fr/` is `/fr`.
  const isSecond = code === spoken[0] || pathname === `/${code}/`
  const isMoved = isAdmin ? canonicalPath(pathname) !== path : isKnown && isSecond
  const redirect: 302 | 301 | false = isGone ? 302 : isMoved && 301
  const chosen = isAdmin ? !isMoved && ownersLanguage(cookies) : code
  const renderer = await rendererOf(chosen || (spoken[0] ?? 'en'))
  renderer.setSpokenLanguages(spoken)
  return { renderer, path, prefix: code === null ? '' : prefixOf(code, spoken), redirect, isKnown }
}

/** What the owner has chosen in the admin, whatever the shop speaks. */
function ownersLanguage(cookies: string | null): Language | null {
  const [, chosen = ''] = /(?:^|; )admin_language=(\w+)/.exec(cookies ?? '') ?? []
  return isLanguage(chosen) && renderers[chosen] ? chosen : null
}

const withPath = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname })

/** Answers any address of the shop, as `handle` does in one language. */
export async function answerShop(request: Request): Promise<Response> {
  const begun = performance.now()
  const url = new URL(request.url)
  const { renderer, path, prefix, redirect, isKnown } = await placeOf(url, request.headers.get('Cookie'))
  // In its one form: what follows the language may begin like the address of another site.
  if (redirect) return renderer.movedTo(canonicalPath(path), url.search, redirect)
  // Contents in a language that may not be the shop's would be kept.
  const waited = isKnown ? performance.now() - begun : Number.POSITIVE_INFINITY
  return renderer.handle(prefix === '' ? request : new Request(withPath(url, path), request), waited)
}

/** Under what a server's own cache keeps the answer to an address; null for what is not kept. */
export async function cacheKey(address: URL): Promise<string | null> {
  const { renderer, path, prefix, redirect, isKnown } = await placeOf(address, null)
  if (redirect || !isKnown) return null
  const key = renderer.cacheKey(withPath(address, path))
  return key === null ? null : prefix + key
}

/** After a change with these tags. */
export function forget(tags: readonly string[]) {
  readFresh()
  if (tags.includes('shop')) known = { ...known, at: 0 }
  for (const renderer of loaded.values()) renderer.forgetSettings(tags)
}
