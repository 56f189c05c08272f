import type { QueryClient } from '@tanstack/react-query'
import { isAnythingTyped, isStorageThere, mayLoadAnew } from './take-over'

/** The only script that may become a worker of this page: a rule of the content security policy asks for it. */
const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: (url) => {
    if (url !== '/sw.js') throw new TypeError('Another worker than the shop’s own')
    return url
  },
})

const catalogue = ['products', 'collections', 'deals']
const quarterOfAnHour = 15 * 60_000

/**
 * Keeps what was seen for the time without a connection, and takes this page over to a new version of the shop when
 * nothing of it can be lost: with the next link that is followed. Nothing of it on a connection that saves data.
 */
export async function registerServiceWorker(client: QueryClient) {
  if (!('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) keepFirstPage(client)
    else followLinksWholly(client)
    isFirst = false
  })
  const url = policy?.createScriptURL('/sw.js') ?? '/sw.js'
  const registration = await serviceWorker.register(url, { updateViaCache: 'none' })
  lookForNewVersions(registration)
}

/** It was read before there was anybody to keep it. Its pictures the browser still has. */
function keepFirstPage(client: QueryClient) {
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

/** Chromium's own word for it. */
const isSaving = (browser: Navigator & { connection?: { saveData?: boolean } }) =>
  browser.connection?.saveData === true

/** Whoever comes back to a page that was left open, perhaps for days. */
function lookForNewVersions(registration: ServiceWorkerRegistration) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < quarterOfAnHour) return
    last = Date.now()
    registration.update().catch(() => {})
  })
}

/** This page is of an older version now: the next link loads the new one, as a page of its own. */
function followLinksWholly(client: QueryClient) {
  // Before the router hears of it; what is left to the browser it follows by itself.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !mayLoadAnew(link, event, location.href)) return
      const isFree = client.isMutating() === 0 && !isAnythingTyped(document) && isStorageThere()
      if (isFree && navigator.onLine) event.stopPropagation()
    },
    { capture: true },
  )
}
