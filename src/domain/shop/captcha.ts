export const captchaProviders = ['turnstile', 'hcaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** What a pass is for; see private.captcha_passes. `setup` is the owner's proof before the CAPTCHA is switched on. */
export const captchaPurposes = ['order', 'message', 'subscription', 'setup'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** The longest answer of a provider's widget that is looked at, in characters. hCaptcha's have several thousand. */
export const longestCaptchaToken = 20_000
