import type * as english from '../../en/cart/discount-code'
import type { Words } from '../../words'

/** Words of the field for a discount code. */
export const codeWords = {
  label: 'Code de réduction',
  optional: 'facultatif',
  open: 'Ajouter un code de réduction',
  apply: 'Appliquer',
  applying: 'Application…',
  remove: 'Retirer',
  removeCode: (code: string) => `Retirer le code ${code}`,
  applied: (code: string, saved: string) => `Code ${code} appliqué. Vous économisez ${saved}.`,
  appliedShipping: (code: string) => `Code ${code} appliqué. La livraison est gratuite.`,
  removed: 'Code retiré.',
  /** Each ends with the order going on without the code. */
  problems: {
    unknown: () => 'Nous ne connaissons pas ce code. Vérifiez l’orthographe.',
    not_yet: ({ starts }) =>
      starts ? `Ce code est valable à partir du ${starts}.` : 'Ce code n’est pas encore valable.',
    over: () => 'Ce code a expiré.',
    used_up: () => 'Ce code a déjà été utilisé.',
    not_for_these: () => 'Ce code ne s’applique pas aux articles de votre panier.',
    minimum: ({ minimum, missing }) =>
      minimum && missing
        ? `Ce code s’applique à partir de ${minimum} d’articles. Il vous manque ${missing}.`
        : 'Vos articles n’atteignent pas encore le minimum de ce code.',
    first_order: () => 'Ce code est réservé à la première commande.',
    unconfirmed: () =>
      'Ce code demande une adresse e-mail confirmée. Connectez-vous, ou ouvrez le lien de l’un de nos e-mails.',
    other_better: ({ hasOther }) =>
      hasOther
        ? 'Votre autre remise est plus avantageuse : nous l’avons appliquée.'
        : 'Votre livraison est déjà gratuite. Gardez ce code pour une autre commande.',
  },
  unchecked: 'Impossible de vérifier le code. Il le sera quand vous passerez la commande.',
  welcome: (percent: number) => `Nouveau client ? ${percent} % de remise`,
} as const satisfies Words<typeof english.codeWords>
