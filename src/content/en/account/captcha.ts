const host = { turnstile: 'challenges.cloudflare.com', hcaptcha: 'hcaptcha.com' } as const

/** Words of the dialog that shows the CAPTCHA. */
export const captcha = {
  title: 'One quick check',
  text: {
    order: 'This keeps programs from reserving what you want to buy. Your cart and details are saved.',
    message: 'This keeps programs from filling our inbox. What you wrote is saved.',
    subscription: 'This keeps programs from sending mail to other people’s addresses.',
    setup: 'Pass the check that your visitors will see. It is switched on afterwards.',
    auth: 'This keeps programs from trying passwords and opening accounts. Your entries are saved.',
  },
  members: 'Members with a confirmed email are not asked.',
  frame: 'Human verification',
  loading: 'Loading the check…',
  ready: 'Complete the check. Often it needs nothing from you.',
  checking: 'Checking…',
  cancel: 'Cancel',
  again: 'Try again',
  problems: {
    blocked: (provider: keyof typeof host) =>
      `The check could not be shown. An ad blocker may stop it: allow ${host[provider]} on this page and try again, or use another browser.`,
    CAPTCHA_FAILED: 'The check was not passed or took too long. Please try again.',
    CAPTCHA_CHANGED: 'The shop has just changed its check. Cancel, then send again.',
    CAPTCHA_MISCONFIGURED: 'The check does not work at the moment. It is not your fault; please write to us.',
    setup:
      'The secret of the function verify-captcha is missing or belongs to another site key, so nothing was switched on.',
    PROVIDER_UNAVAILABLE: 'The check did not answer. Wait a moment, then try again.',
    'rate-limited': 'The check is very busy. Wait a moment, then try again.',
    offline: 'You are offline. Check your connection, then try again.',
    unknown: 'The check did not work. Please try again.',
  },
} as const
