import type * as english from '../../en/mail/captcha-missing'
import type { Words } from '../../words'

/** A visitor has cancelled the CAPTCHA. */
export const captchaMissing = {
  title: 'Il manque encore la vérification',
  text: 'Rien n’a été envoyé. Envoyez de nouveau et passez la petite vérification.',
} as const satisfies Words<typeof english.captchaMissing>
