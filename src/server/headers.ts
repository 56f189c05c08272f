// What documents and files are sent with, whichever host sends them.
import { inlineHashes } from 'virtual:client-build'
import { unusedFeatures } from '@/config/browser-features'
import { supabaseUrl } from '@/config/env'
import { site } from '@/config/site'
import { readAddress } from '@/data/supabase/read-address'
import { filmPlayers } from '@/domain/store/film-address'

type Headers = Readonly<Record<string, string>>

const toPolicy = (directives: Headers) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The origin of a card payment page that a posted form opens (CMI), which `form-action` must allow. */
const cardForm = process.env.CARD_FORM_ORIGIN

/**
 * The <style> elements that packages add: the toasts' (sonner), the same one before its text is in it, and that of selects
 * (Radix). A new version has a new hash, which the architecture tests compute.
 */
export const packageStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
]

/**
 * Scripts and styles come from files of this site, or are the document's own inline ones by their hash; no text becomes
 * markup or code (Trusted Types; the exceptions are the shop's own service worker, src/app/service-worker/register.ts, the
 * style sheet of selects, src/ui/trusted-style.ts, what owners paste, which is read in a document that runs nothing,
 * src/admin/store/fields/rich-paste.ts, and the workers that read their files, src/data/browser/own-worker.ts), and data comes from the back end alone. Pictures may come from anywhere: the owner can give
 * a product's by address.
 * @param backEnd where Supabase is; undefined means this site's own origin
 * @param framedBy who may show the document in a frame
 */
export function contentSecurityPolicy(backEnd: string | undefined, framedBy = "'none'"): string {
  const origin = backEnd ? ` ${new URL(backEnd).origin}` : ''
  // Realtime's web socket, on which an open admin is notified of new orders.
  const socket = origin.replace(/^ http/, ' ws')
  return toPolicy({
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineHashes.scripts].join(' '),
    'style-src': ["'self'", ...packageStyles, ...inlineHashes.styles].join(' '),
    'font-src': "'self'",
    'img-src': `'self' data: https:${origin.startsWith(' https:') ? '' : origin}`,
    'media-src': `'self'${origin}`,
    'connect-src': `'self'${origin}${socket}${readAddress ? ` ${new URL(readAddress).origin}` : ''}`,
    'worker-src': "'self'",
    // The CAPTCHA's page, the preview of a page, and films at other sites once a visitor plays one; all others refuse to be framed.
    'frame-src': ["'self'", ...filmPlayers].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", ...(cardForm ? [new URL(cardForm).origin] : [])].join(' '),
    'frame-ancestors': framedBy,
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker default pasted file-reader',
  })
}

/** Of every answer. */
export const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Of files. The app's page may be one. */
export const ofFiles: Headers = { ...everywhere, 'X-Frame-Options': 'DENY' }

const backEnd = supabaseUrl === site ? undefined : supabaseUrl

/** Of documents alone: a script or a picture is bound by the document that asks for it. */
export const ofDocuments: Headers = {
  ...everywhere,
  'Content-Security-Policy': contentSecurityPolicy(backEnd),
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** The headers of a document with a style element besides, whose hash is `source`. */
export const withStyle = (headers: Headers, source: string | undefined): Headers => ({
  ...headers,
  ...(source && {
    'Content-Security-Policy':
      headers['Content-Security-Policy']?.replace(/style-src [^;]+/, (own) => `${own} ${source}`) ?? '',
  }),
})

/** Of the preview of a page, which the store's editor shows in a frame: the same, but that the shop itself may frame it. */
export const ofPreview: Headers = {
  ...ofDocuments,
  'Content-Security-Policy': contentSecurityPolicy(backEnd, "'self'"),
  'X-Frame-Options': 'SAMEORIGIN',
}

const captchaOrigins = "'self' https://challenges.cloudflare.com https://hcaptcha.com https://*.hcaptcha.com"

/**
 * Of the page that shows the CAPTCHA's widget in a frame, so that the scripts of its provider run beside nothing else of the
 * shop: scripts of the two providers, shown by the shop alone.
 */
export const ofCaptchaPage: Headers = {
  ...ofDocuments,
  'Content-Security-Policy': toPolicy({
    'default-src': "'none'",
    'script-src': captchaOrigins,
    'frame-src': captchaOrigins,
    'style-src': captchaOrigins,
    'connect-src': captchaOrigins,
    'img-src': `${captchaOrigins} data:`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
  'X-Frame-Options': 'SAMEORIGIN',
}
