/** A visitor has cancelled the CAPTCHA. */
export const captchaMissing = {
  title: 'The check is still missing',
  text: 'Nothing was sent. Send it again and complete the short check.',
} as const
