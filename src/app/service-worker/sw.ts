/// <reference types="vite/client" />
// The service worker: a page of its own kind, built by itself (hosting/service-worker.ts) into /sw.js. HTML comes from
// the network while there is one, so a deployment is seen with the next page; what is kept serves those without.
import { keepAs, seenAs } from './kept'
import { collect, drawingOf, isAdmin, keyOf, type Place, slugsOf, type Way, wayOf } from './rules'

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
declare const self: {
  /** Written in by the build: the shell first, then what it and the first rooms are made of. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  location: Location
  navigator: Navigator
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
  }
}

const built = self.__WB_MANIFEST
const hashed = built.filter(({ revision }) => revision === null).map(({ url }) => `/${url}`)
const [shell = '/', ...plain] = built.filter(({ revision }) => revision).map(({ url }) => `/${url}`)
const version = built.map(({ revision }) => revision ?? '').join('')

const files = 'files'
const frame = `frame ${version}`
const rooms = { name: 'rooms', most: 120 }
const pictures = { name: 'pictures', most: 300, days: 7 }
// A version reads what it has kept itself: another one may have asked in another way.
const reads = { name: `catalogue ${version}`, most: 150, days: 14 }
/** How long the network may take before what was seen stands in, in milliseconds. */
const patience = { page: 6000, catalogue: 4000 }

const place: Place = {
  shop: self.location.origin,
  backEnd: new URL(import.meta.env.VITE_SUPABASE_URL || self.location.origin, self.location.origin).origin,
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, place)
  if (way !== 'network') event.respondWith(answers[way](event))
})

/** All of a version or nothing: if a file is missing, the one before stays and this is tried again. */
async function install() {
  const kept = await caches.open(files)
  // What has not changed since the last version is there already.
  const missing = await Promise.all(hashed.map(async (url) => ((await kept.match(url)) ? null : url)))
  await Promise.all(missing.map((url) => url && take(kept, url)))
  const page = await ask(shell, { cache: 'reload' })
  const html = await page.text()
  // Deployed again in this very moment: the page would be of another version than its files.
  for (const [, url] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    if (!hashed.includes(url ?? '')) throw new Error(`${url} is of another version`)
  const own = await caches.open(frame)
  await Promise.all(plain.map((url) => take(own, url, { cache: 'reload' })))
  // Hosts redirect to their own way of writing an address, and a redirected answer is none to a navigation.
  await own.put(shell, new Response(html, { headers: page.headers }))
  // Open pages are not disturbed: their files stay, below.
  await self.skipWaiting()
}

/** The version before this one stays whole: a page of it may be open and still need a file. */
async function activate() {
  const names = await caches.keys()
  const frames = names.filter((name) => name.startsWith('frame ') && name !== frame)
  const before = frames.at(-1)
  const own = await caches.open(frame)
  await own.put('/files', Response.json(hashed))
  const older: string[] = before ? await (await caches.match('/files', { cacheName: before }))?.json() : []
  const wanted = new Set([...hashed, ...(older ?? [])])
  const kept = await caches.open(files)
  for (const { url } of await kept.keys()) if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
  const ended = names.filter((name) => name.startsWith('catalogue ') && name !== reads.name)
  await Promise.all([...frames.slice(0, -1), ...ended].map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function ask(url: string, how?: RequestInit) {
  const answer = await fetch(url, how)
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

const take = async (cache: Cache, url: string, how?: RequestInit) => cache.put(url, await ask(url, how))

const answers: Record<Exclude<Way, 'network'>, (event: Fetching) => Promise<Response>> = {
  async page({ request, preloadResponse }) {
    const asked = preloadResponse.then((loaded) => loaded ?? fetch(request))
    // It may fail after the shell has been given.
    asked.catch(() => {})
    try {
      return await (isAdmin(request.url) ? asked : Promise.race([asked, tooLong(patience.page)]))
    } catch {
      return (await caches.match(shell, { cacheName: frame })) ?? asked
    }
  },

  async file({ request }) {
    const path = new URL(request.url).pathname
    const isHashed = path.startsWith('/assets/')
    const kept = await caches.match(
      path,
      isHashed ? { ignoreVary: true } : { cacheName: frame, ignoreVary: true },
    )
    if (kept && isHashed) return kept
    try {
      const answer = await fetch(request)
      if (answer.ok && isHashed) await keepAs(rooms, request.url, answer.clone())
      return answer
    } catch (error) {
      if (kept) return kept
      throw error
    }
  },

  async picture({ request }) {
    const seen = await seenAs(pictures, request.url)
    if (seen?.isYoung) return seen.answer
    try {
      // From the back end too in a way that its contents may be looked at: what may not be counts as megabytes.
      const answer = await fetch(request.url, { credentials: 'omit' })
      if (answer.ok) await keepAs(pictures, request.url, answer.clone())
      return answer
    } catch (error) {
      const other = seen?.answer ?? (await otherWidth(request.url))
      if (other) return other
      throw error
    }
  },

  async catalogue(event) {
    const { request } = event
    const key = keyOf(request.url)
    const asked = fetch(request).then((answer) => {
      if (answer.ok) event.waitUntil(keepAs(reads, key, answer.clone()))
      return answer
    })
    // Late is soon enough for the next time.
    event.waitUntil(asked.catch(() => {}))
    const seen = await seenAs(reads, key)
    try {
      return await (seen?.isYoung ? Promise.race([asked, tooLong(patience.catalogue)]) : asked)
    } catch (error) {
      const other = seen?.isYoung ? seen.answer : await fromOthers(request.url)
      if (other) return other
      throw error
    }
  },
}

const tooLong = (time: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The network takes too long')), time))

async function otherWidth(url: string) {
  const cache = await caches.open(pictures.name)
  const drawing = drawingOf(url)
  const other = (await cache.keys()).find((each) => drawingOf(each.url) === drawing)
  return other && cache.match(other)
}

/** Products asked for by name, out of every list and page that was seen; with a network only if none is missing. */
async function fromOthers(url: string) {
  const slugs = slugsOf(url)
  if (!slugs) return undefined
  const cache = await caches.open(reads.name)
  const seen = await Promise.all((await cache.matchAll()).toReversed().map((answer) => answer.json()))
  const rows = collect(slugs, seen)
  const isEnough = rows.length === slugs.length || (rows.length > 0 && !self.navigator.onLine)
  return isEnough ? Response.json(rows) : undefined
}
