const base = 'http://shop.invalid'

/** Where to go after signing in: a path of this shop, or `fallback`. Never another site, however it is written. */
export function safeNext(next: string | null | undefined, fallback = '/'): string {
  if (!next?.startsWith('/')) return fallback
  try {
    const url = new URL(next, base)
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === base && !path.startsWith('//') ? path : fallback
  } catch {
    return fallback
  }
}
