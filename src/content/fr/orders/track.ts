import { orderLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/orders/track'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const tries = count(orderLimits.trackingTries, 'fois', 'fois')
const minutes = count(orderLimits.trackingMinutes, 'minute', 'minutes')

export const track = {
  title: 'Suivre votre commande',
  description: 'Où en est votre commande, avec son numéro et l’e-mail utilisé pour commander.',
  intro: 'Le numéro de commande figure dans la confirmation et dans son e-mail.',
  number: 'Numéro de commande',
  get numberHint() {
    return `Comme ${shop.orderPrefix}-7K3M9QX2WD4R. Les majuscules et les espaces ne comptent pas.`
  },
  email: 'E-mail',
  emailHint: 'Celui de votre commande.',
  contact: {
    label: 'E-mail ou téléphone',
    hint: 'Ceux de votre commande. Sans e-mail, le numéro de téléphone.',
    required: 'Indiquez votre adresse e-mail ou votre numéro de téléphone.',
    format: 'Indiquez une adresse e-mail, comme nom@example.com, ou un numéro de téléphone en chiffres.',
    missing: 'Aucune commande avec ces informations',
    check:
      'Comparez-les avec la confirmation. Une commande avec e-mail se trouve par l’e-mail, et non par le téléphone.',
  },
  submit: 'Suivre la commande',
  busy: 'Recherche…',
  limit: `Pour que les commandes restent privées, un numéro peut être essayé ${tries} en ${minutes}.`,
  required: {
    number: 'Indiquez le numéro de commande.',
    email: 'Indiquez votre adresse e-mail.',
  },
  emailFormat: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
  /** The same whether the number or the email is wrong: nobody finds out which orders there are. */
  missing: {
    title: 'Aucune commande avec ce numéro et cet e-mail',
    get text() {
      return `Comparez les deux avec l’e-mail de confirmation. Le numéro commence par ${shop.orderPrefix}, suivi de douze caractères.`
    },
  },
  tooMany: {
    title: 'Trop de tentatives',
    text: `Attendez ${minutes}, puis réessayez. Pour que les commandes restent privées, un numéro peut être essayé ${tries}.`,
  },
  found: (number: string, status: string) => `Commande ${number} : ${status}`,
  account: 'Les coordonnées bancaires figurent dans votre e-mail de confirmation.',
  kept: { title: 'Commandes de ce navigateur', text: 'Passées ici sans compte.' },
  member: { text: 'Vous avez un compte ? Vos commandes y figurent.', action: 'Mes commandes' },
} as const satisfies Words<typeof english.track>
