/** The shop's own address, without a slash at its end: VITE_SITE_URL of the server or the build, else the page's origin. */
export const site = (
  (import.meta.env.SSR && process.env.VITE_SITE_URL) ||
  import.meta.env.VITE_SITE_URL ||
  globalThis.location?.origin ||
  'http://localhost'
).replace(/\/$/, '')

/** The absolute URL of a path of the shop. */
export const absolute = (path: string) => new URL(path, site).href
