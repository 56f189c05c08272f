// The page with the CAPTCHA's widget, and the headers of its own. Netlify's edge function reads this file by itself, so it reads
// no environment.

/** The directives of a content security policy as its header has them. */
export const toPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Shows the CAPTCHA's widget in a frame, so that the scripts of its provider run beside nothing else of the shop. */
export const captchaPage = '/_captcha'

const captchaOrigins = "'self' https://challenges.cloudflare.com https://hcaptcha.com https://*.hcaptcha.com"

/** What that page is sent with in place of the shop's own headers: scripts of the two providers, shown by the shop alone. */
export const captchaHeaders: Readonly<Record<string, string>> = {
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
