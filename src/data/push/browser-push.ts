// Web push as this browser offers it.

/** How long the service worker may take to start; a visitor who saves data has none. */
const patience = 5000

/** The worker that receives messages; null where the browser has none. */
export async function pushWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return null
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((done) => setTimeout(() => done(null), patience)),
  ])
}

/** This browser's subscription, without waiting for a worker that is not there. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

/** True on an iPhone or iPad in a browser's tab: there, only an installed app gets messages. */
export const mustBeInstalled = () =>
  !('PushManager' in globalThis) &&
  'standalone' in navigator &&
  (/iPhone|iPad/.test(navigator.userAgent) || navigator.maxTouchPoints > 1)
