// Words of the mail that asks for a review. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/review-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

export const reviewMail = {
  get subject() {
    return `Que pensez-vous de votre achat${atShop()} ?`
  },
  preview: 'Il suffit de toucher les étoiles.',
  title: 'Alors, qu’en pensez-vous ?',
  text: 'Vous l’avez depuis quelques jours. Qu’aimeraient savoir les autres ? Touchez les étoiles, que l’avis soit bon ou mauvais ; quelques mots et des photos sont bienvenus, mais pas nécessaires. Pas besoin de compte non plus.',
  action: 'Donner mon avis',
  stars: (amount: number) => count(amount, 'étoile', 'étoiles'),
  reason: (number: string) =>
    `Vous recevez cet e-mail une seule fois, parce que ${shopName()} vous a livré la commande ${number}.`,
} as const satisfies Words<typeof english.reviewMail>
