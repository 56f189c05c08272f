import type * as english from '../../../en/admin/settings/bounds'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const names: Readonly<Record<string, string>> = {
  orders: 'Commandes d’invités',
  'customer-orders': 'Commandes d’un même client',
  'open-orders': 'Commandes d’invités à payer',
  'open-items': 'Articles des commandes d’invités à payer',
  'code-uses': 'Utilisations d’un même code limité dans des commandes d’invités à payer',
  codes: 'Codes de réduction erronés',
  links: 'Liens de confirmation d’adresse',
  messages: 'Messages',
  'mail-source': 'E-mails à des adresses non confirmées, depuis un même réseau',
  'mail-domain': 'E-mails à des adresses non confirmées, chez un même fournisseur',
  'mail-links': 'E-mails avec un lien de confirmation',
  'mail-unconfirmed': 'E-mails à des adresses non confirmées',
  'mail-total': 'E-mails',
  declined: 'Commandes écartées par une règle',
  'phone-orders': 'Commandes au nom d’un même téléphone',
  exchanges: 'Demandes d’échange',
  'exchange-items': 'Articles réservés pour des échanges',
}
const each = {
  source: 'Par réseau',
  customer: 'Par client',
  domain: 'Par fournisseur',
  all: 'En tout',
}

/** Words of the bounds on the page Protection. */
export const adminBounds = {
  title: 'Limites',
  text: 'Ce qu’un réseau ou un client peut consommer avant de devoir attendre, ou passer le CAPTCHA s’il est activé. Les membres et les clients dont l’e-mail est confirmé ne sont pas retenus par les autres. Chaque limite se lève d’elle-même.',
  error: 'Impossible de charger les limites',
  name: (bound: string) => names[bound] ?? bound,
  per: (per: keyof typeof each, minutes: number | null) =>
    `${each[per]}, ${minutes === null ? 'jusqu’au paiement, à l’emballage ou à l’annulation' : minutes === 60 ? 'en une heure' : `en ${count(minutes, 'minute', 'minutes')}`}. `,
  counted: (amount: number) => `Le plus haut actuellement : ${number(amount)}.`,
  save: 'Enregistrer',
  saveOf: (bound: string) => `Enregistrer : ${bound}`,
  standard: (value: number) => `Revenir à ${number(value)}`,
  standardOf: (bound: string) => `Revenir à la valeur d’origine : ${bound}`,
  saved: 'La limite est fixée',
  failed: 'La limite n’a pas été fixée',
  problems: {
    value: 'Indiquez un nombre entier de 1 à 1\u202f000\u202f000.',
    unknown: 'Réessayez.',
  },
} as const satisfies Words<typeof english.adminBounds>
