/** The shop's own address, without a slash at its end: VITE_SITE_URL of the server or the build, else the page's origin. */
export const site = (
  (import.meta.env.SSR && process.env.VITE_SITE_URL) ||
  import.meta.env.VITE_SITE_URL ||
  globalThis.location?.origin ||
  'http://localhost'
).replace(/\/$/, '')

/** The absolute URL of a file of the shop. */
export const absolute = (path: string) => new URL(path, site).href

let prefix = ''
/** What stands before the paths of pages: `/fr` for French where that is not the shop's first language, else nothing. */
export const pathPrefix = () => prefix
export const setPathPrefix = (before: string) => {
  prefix = before
}

/** The path of a page as this language has it. */
export const ownPath = (path: string) => withPrefix(prefix, path)

/** The absolute URL of a page. */
export const pageUrl = (path: string) => absolute(ownPath(path))

/** `/fr` and `/` are `/fr`. */
export const withPrefix = (before: string, path: string) =>
  before !== '' && path === '/' ? before : before + path

/** The path of a page without its language. */
export const withoutPrefix = (pathname: string) =>
  prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))
    ? pathname.slice(prefix.length) || '/'
    : pathname
