import type * as english from '../../en/product/notify'
import type { Words } from '../../words'

/** Words of the form to be notified when a variant is back in stock; loaded with the form. */
export const notifyWords = {
  variant: (size: string, color: string) => [size, color].filter(Boolean).join(', '),
  label: (variant: string) => (variant ? `E-mail pour : ${variant}` : 'E-mail pour cet article'),
  lead: 'Recevoir un e-mail au retour en stock.',
  submit: 'Me prévenir',
  done: (variant: string) =>
    `C’est noté${variant && ` pour : ${variant}`}. Nous vous écrirons au retour en stock, et seulement à ce moment-là.`,
} as const satisfies Words<typeof english.notifyWords>
