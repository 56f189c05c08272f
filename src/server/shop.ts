// The shop in all its languages. Its first one stands at `/`, the others under their code: `/fr/a-page`. Which is the first is
// the owner's to say and may change at any time, so each request is given to the build of its language.
import { renderers } from 'virtual:languages'
import { paths } from '@/config/paths'
import type { Language } from '@/domain/text/language'
import { isLanguage, languageIn, prefixOf, spokenOf } from '@/domain/text/spoken-languages'

export { version } from 'virtual:languages'

/** How long the languages count as known, in ms. */
const languagesAge = 5000
let known: { spoken: readonly Language[]; at: number } | null = null
let reading: Promise<readonly Language[]> | null = null
/** What renders pages, of the languages that were asked for. */
const loaded = new Map<Language, Awaited<ReturnType<(typeof renderers)['en']>>>()

async function rendererOf(code: Language) {
  const renderer = loaded.get(code) ?? (await (renderers[code] ?? renderers.en)())
  loaded.set(code, renderer)
  return renderer
}

/** The shop's languages. Once they are known a request waits for them after a change alone. */
async function spokenNow(): Promise<readonly Language[]> {
  if (known && Date.now() - known.at <= languagesAge) return known.spoken
  reading ??= readSpoken().finally(() => {
    reading = null
  })
  return known && known.at > 0 ? known.spoken : reading
}

/** Without the back end pages come without contents, in the language that was the first. */
async function readSpoken(): Promise<readonly Language[]> {
  try {
    const { readLanguages } = await rendererOf(known?.spoken[0] ?? 'en')
    const spoken = spokenOf(await readLanguages()).filter((code) => renderers[code])
    known = { spoken, at: Date.now() }
    return spoken
  } catch {
    return known?.spoken ?? ['en']
  }
}

/** In which language a page is, what stands before its path there, and its path without it. */
async function placeOf({ pathname }: URL, cookies: string | null) {
  const spoken = await spokenNow()
  const [first = 'en'] = spoken
  const asked = languageIn(pathname)
  const code = asked !== null && spoken.includes(asked) ? asked : null
  const path = code === null ? pathname : pathname.slice(code.length + 1) || '/'
  const isAdmin = path === paths.admin || path.startsWith(`${paths.admin}/`)
  const renderer = await rendererOf(isAdmin ? (ownersLanguage(cookies) ?? first) : (code ?? first))
  renderer.setSpokenLanguages(spoken)
  // The first language needs no prefix, and the admin stands at one address.
  const isMoved = code !== null && (code === first || isAdmin)
  return { renderer, path, prefix: code === null ? '' : prefixOf(code, spoken), isMoved }
}

/** What the owner has chosen in the admin, whatever the shop speaks. */
function ownersLanguage(cookies: string | null): Language | null {
  const [, chosen = ''] = /(?:^|; )admin_language=(\w+)/.exec(cookies ?? '') ?? []
  return isLanguage(chosen) && renderers[chosen] ? chosen : null
}

/** Answers any address of the shop, as `handle` does in one language. */
export async function answerShop(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { renderer, path, prefix, isMoved } = await placeOf(url, request.headers.get('Cookie'))
  if (isMoved) return renderer.movedTo(path + url.search)
  if (prefix === '') return renderer.handle(request)
  url.pathname = path
  return renderer.handle(new Request(url, request))
}

/** Under what a server's own cache keeps the answer to an address; null for what is not kept. */
export async function cacheKey(address: URL): Promise<string | null> {
  const { renderer, path, prefix, isMoved } = await placeOf(address, null)
  if (isMoved) return null
  const url = new URL(address)
  url.pathname = path
  const key = renderer.cacheKey(url)
  return key === null ? null : prefix + key
}

/** After a change with these tags. */
export function forget(tags: readonly string[]) {
  if (tags.includes('shop')) known = known && { ...known, at: 0 }
  for (const renderer of loaded.values()) renderer.forgetSettings(tags)
}
