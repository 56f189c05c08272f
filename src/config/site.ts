/** The shop's own address, without a slash at its end: what it was built for, else where it is open. */
export const site = (
  import.meta.env.VITE_SITE_URL ||
  globalThis.location?.origin ||
  'http://localhost'
).replace(/\/$/, '')

/** An address of the shop for those who read it elsewhere. */
export const absolute = (path: string) => new URL(path, site).href
