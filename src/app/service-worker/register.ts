import type { QueryClient } from '@tanstack/react-query'
import { pathPrefix } from '@/config/site'
import { settingsQuery } from '@/data/settings/settings-queries'
import { type Language, language } from '@/domain/text/language'
import { languages, spokenOf } from '@/domain/text/spoken-languages'
import { canHardNavigate, hasTypedText, isStorageAvailable } from './hard-navigation'

/** Of a build's language (src/build/client-files.ts). */
const fileOf = (code: Language) => (code === languages[0] ? '/sw.js' : `/sw-${code}.js`)

/** Trusted Types: the content security policy accepts a worker's URL from this policy only. */
const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: (url) => {
    if (!languages.some((code) => url === fileOf(code)))
      throw new TypeError(`${url} is not the service worker`)
    return url
  },
})

const catalogue = ['products', 'collections', 'deals']
const quarterOfAnHour = 15 * 60_000

/**
 * Registers the service worker, unless the visitor saves data. When a new version starts to control this page, the next
 * link loads a whole document of that version, unless something could be lost (hard-navigation.ts).
 */
export async function registerServiceWorker(client: QueryClient) {
  if (!('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) storeFirstPage(client)
    else followLinksByDocument(client)
    isFirst = false
  })
  const scope = pathPrefix() || '/'
  // In the admin, whose owner may have chosen another language, too: below `/` are the shop's pages in its first one.
  const [first] = spokenOf(client.getQueryData(settingsQuery().queryKey)?.languages ?? [language])
  const file = fileOf(scope === '/' && first ? first : language)
  const registration = await serviceWorker.register(policy?.createScriptURL(file) ?? file, {
    scope,
    updateViaCache: 'none',
  })
  lookForNewVersions(registration)
}

/** Asks again for what the first page loaded before the service worker could store it; its pictures are in the HTTP cache. */
function storeFirstPage(client: QueryClient) {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey }) => catalogue.includes(String(queryKey[0])),
  })
  for (const entry of performance.getEntriesByType('resource'))
    if (isPicture(entry) && entry.name.startsWith(location.origin)) fetch(entry.name).catch(() => {})
}

const isPicture = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && ['img', 'image', 'css'].includes(entry.initiatorType)

const savesData = () => matchMedia('(prefers-reduced-data: reduce)').matches || isSaving(navigator)

/** Chromium alone has `connection`. */
const isSaving = (browser: Navigator & { connection?: { saveData?: boolean } }) =>
  browser.connection?.saveData === true

/** Looks for a new version when a tab comes back to the front; it may have been open for days. */
function lookForNewVersions(registration: ServiceWorkerRegistration) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < quarterOfAnHour) return
    last = Date.now()
    registration.update().catch(() => {})
  })
}

/** Lets the browser, not the router, follow the next link, so that it loads the new version. */
function followLinksByDocument(client: QueryClient) {
  // In the capture phase, before the router's listener.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !canHardNavigate(link, event, location.href)) return
      const isFree = client.isMutating() === 0 && !hasTypedText(document) && isStorageAvailable()
      if (isFree && navigator.onLine) event.stopPropagation()
    },
    { capture: true },
  )
}
