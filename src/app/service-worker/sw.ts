/// <reference types="vite/client" />
// The service worker, built by itself (src/build/shop-build.ts) into /sw.js. HTML comes from the network while there is
// one, so a deployment is seen with the next page; stored answers serve visitors without a connection. Workbox does the
// work; what may be stored, how much and for how long is decided here and in rules.ts.

import { precached } from 'virtual:precache'
import { cacheNames, clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies'
import { language } from '@/domain/text/language'
import { notificationOf, ordersPath, showsOrders, tag } from './notification'
import { collectCards, keyOf, pictureOf, slugsOf, strategyFor } from './rules'

declare const self: ServiceWorkerGlobalScope

/** The app's page without contents, which is shown without a connection. */
const shell = precached[0] ?? { url: '/', revision: '' }
const day = 24 * 60 * 60
const pictures = 'pictures'
// A version reads only answers that it stored itself: another version may expect other columns.
const reads = `catalogue-${language}-${shell.revision}`
const matchOptions = { ignoreVary: true }
const place = {
  shop: self.location.origin,
  backEnd: new URL(import.meta.env.VITE_SUPABASE_URL || self.location.origin, self.location.origin).origin,
  scope: new URL(self.registration.scope).pathname,
}

// A cache for each version, so that a page of the previous version keeps its files. The worker of another language has its own.
setCacheNameDetails({ prefix: `files-${language}`, precache: shell.revision ?? '', suffix: '' })

/** Refuses a shell whose files are not in the manifest: another version was deployed during the installation. */
const isOfThisVersion: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!response.ok) return null
    if (new URL(request.url).pathname !== new URL(shell.url, place.shop).pathname) return response
    const html = await response.clone().text()
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)
    return files.every((file) => precached.some(({ url }) => url === file)) ? response : null
  },
}

/** Gives open pages of the previous version their files, which the host no longer has. */
const fromPreviousVersion: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
}

const orElse = (fallback: (request: Request) => Promise<Response | undefined>): WorkboxPlugin => ({
  handlerDidError: ({ request }) => fallback(request),
})
const orShell = orElse(() => matchPrecache(shell.url))

/** Where an address for reads alone fails, the page asks the back end, for which a stored answer serves. */
const isElsewhere = ({ url }: Request) => !url.startsWith(place.backEnd)

const byLanguage: WorkboxPlugin = {
  // Nothing is stored under the shop's own address.
  cacheKeyWillBeUsed: async ({ request, mode }) =>
    mode === 'read' && isElsewhere(request) ? place.shop : keyOf(request),
}

/** Stored answers lose their Date header, by which pages measure the server's clock. */
const undated: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    const headers = new Headers(response.headers)
    headers.delete('date')
    return new Response(response.body, { headers })
  },
}

const strategies: Record<Exclude<ReturnType<typeof strategyFor>, 'network'>, Strategy> = {
  page: new NetworkOnly({ networkTimeoutSeconds: 6, plugins: [orShell] }),
  // The owner waits for the network as long as it takes.
  admin: new NetworkOnly({ plugins: [orShell] }),
  file: new CacheFirst({
    cacheName: 'assets',
    matchOptions,
    plugins: [new ExpirationPlugin({ maxEntries: 120 }), fromPreviousVersion],
  }),
  picture: new StaleWhileRevalidate({
    cacheName: pictures,
    matchOptions,
    // An opaque answer, which a picture of another origin has without this, counts as megabytes of storage.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [new ExpirationPlugin({ maxEntries: 300 }), orElse(otherWidth)],
  }),
  catalogue: new NetworkFirst({
    cacheName: reads,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: [
      byLanguage,
      undated,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 14 * day }),
      orElse(fromOtherReads),
    ],
  }),
}

addPlugins([isOfThisVersion])
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false })
for (const [name, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => strategyFor(request, place) === name, strategy)
enableNavigationPreload()
// A new version starts at once; open pages keep the previous version's files (fromPreviousVersion).
self.skipWaiting()
clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(deleteOldVersions()))

/** Keeps the files of this version and the one before, and this version's reads; those of other languages are not its own. */
async function deleteOldVersions() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(`files-${language}-`) && name !== cacheNames.precache)
  const otherReads = names.filter((name) => name.startsWith(`catalogue-${language}-`) && name !== reads)
  for (const name of otherReads) await new CacheExpiration(name, { maxEntries: 1 }).delete()
  await Promise.all([...older.slice(0, -1), ...otherReads].map((name) => caches.delete(name)))
}

async function otherWidth({ url }: Request) {
  const cache = await caches.open(pictures)
  const picture = pictureOf(url)
  const other = (await cache.keys()).find((each) => pictureOf(each.url) === picture)
  return other && cache.match(other)
}

/** Products asked for by slug, from every stored listing and page; with a connection only when none is missing. */
async function fromOtherReads(request: Request) {
  const slugs = slugsOf(request.url)
  if (!slugs || isElsewhere(request)) return undefined
  const cache = await caches.open(reads)
  const language = languageOf(keyOf(request))
  const keys = (await cache.keys()).filter(({ url }) => languageOf(url) === language)
  const stored = await Promise.all(keys.toReversed().map(async (key) => (await cache.match(key))?.json()))
  const rows = collectCards(slugs, stored)
  const isEnough = rows.length === slugs.length || (rows.length > 0 && !self.navigator.onLine)
  return isEnough ? Response.json(rows) : undefined
}

const languageOf = (key: string) => new URL(key).searchParams.get('language')

self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOrders())
})

/** Tells an owner of new orders. */
async function notify(text: string | undefined) {
  const [shown] = await self.registration.getNotifications({ tag })
  const { title, options } = notificationOf(text, shown?.data)
  await self.registration.showNotification(title, options)
}

async function openOrders() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => showsOrders(url))
  if (open) await open.focus()
  else await self.clients.openWindow(ordersPath)
}
