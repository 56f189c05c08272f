import type * as english from '../../en/cart/checkout-address'
import type { Words } from '../../words'

/** Words that the checkout's help with phone numbers and addresses loads with it. */
export const checkoutAddress = {
  callingCode: 'Indicatif',
  applyZipCode: (code: string) => `Utiliser ${code}`,
  phoneProblems: {
    'phone-country': 'Aucun pays n’a cet indicatif. Commencez par + et l’indicatif d’un pays, comme +212.',
    'phone-digits': 'Ce numéro de téléphone ne correspond pas à son pays. Vérifiez ses chiffres et son pays.',
    'phone-short': 'Ce numéro de téléphone est trop court. Vérifiez ses chiffres et son pays.',
    'phone-long': 'Ce numéro de téléphone est trop long. Vérifiez ses chiffres et son pays.',
  },
} as const satisfies Words<typeof english.checkoutAddress>
