// What a static host answers with the shop's files, whichever host it is: the one source. `deploy.ts` writes it down in
// each host's own language with every build, and the local server sends it, so that the end-to-end tests run under it.

import { captchaHeaders, captchaPage, toPolicy } from './captcha-page.ts'
import type { InlineSources } from './inline.ts'

type Headers = Readonly<Record<string, string>>

/** A path, or with `*` at its end everything below. */
type CacheRule = { path: string; value: string }

/** The origin of a card payment page that a posted form opens (CMI), which `form-action` must allow. */
const cardForm = process.env.CARD_FORM_ORIGIN

/**
 * The <style> element that the toasts (sonner) add, and the same one before its text is in it. A new version has a new
 * hash, which the architecture tests compute.
 */
export const toastStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/**
 * Scripts and styles come from files of this site, or are the page's own inline ones by their hash; no text becomes markup or code (Trusted Types;
 * the exceptions let JSON for search engines and the shop's own service worker through, see src/ui/structured-data.ts
 * and src/app/service-worker/register.ts), and data comes from the back end alone. Pictures may come from anywhere: the
 * owner can give a product's by address.
 * @param backEnd where Supabase is; unset means this site's own origin
 * @param inline  what any page has inline, so that one header serves all
 */
function contentSecurityPolicy(backEnd: string | undefined, inline: InlineSources): string {
  const origin = backEnd ? ` ${new URL(backEnd).origin}` : ''
  // Realtime's web socket, on which an open admin is notified of new orders.
  const socket = origin.replace(/^ http/, ' ws')
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inline.scripts].join(' '),
    'style-src': ["'self'", ...toastStyles, ...inline.styles].join(' '),
    'font-src': "'self'",
    'img-src': `'self' data: https:${origin.startsWith(' https:') ? '' : origin}`,
    'connect-src': `'self'${origin}${socket}`,
    'worker-src': "'self'",
    // The CAPTCHA's page; all others refuse to be framed.
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", ...(cardForm ? [new URL(cardForm).origin] : [])].join(' '),
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'structured-data service-worker',
  }
  return toPolicy(directives)
}

/** What the shop uses none of. A picture is taken with the phone's own camera app, which needs no permission. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Sent with every answer. */
export function securityHeaders(backEnd: string | undefined, inline: InlineSources): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backEnd, inline),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/** Files below have their contents in their names. What is missing there is gone, and no page of the shop's. */
export const builtFiles = '/assets/'

/** A new version is seen with the next page. */
export const atOnce = 'no-cache'

const week = 'public, max-age=604800, stale-while-revalidate=2592000'

/** How long an answer may be cached, by path; the first match counts. All other paths are revalidated, as `atOnce`. */
export const cacheRules: readonly CacheRule[] = [
  { path: `${builtFiles}*`, value: 'public, max-age=31536000, immutable' },
  { path: '/art/*', value: week },
  { path: '/icons/*', value: week },
  // Revalidated on each load: its precache belongs to one version, so a new deployment must be noticed.
  { path: '/sw.js', value: atOnce },
  { path: '/admin', value: 'no-store' },
  { path: '/admin/*', value: 'no-store' },
]

/** All headers of an answer that is there. */
export function headersFor(pathname: string, backEnd: string | undefined, inline: InlineSources): Headers {
  const rule = cacheRules.find(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return {
    ...securityHeaders(backEnd, inline),
    ...(pathname === captchaPage && captchaHeaders),
    'Cache-Control': rule?.value ?? atOnce,
  }
}
