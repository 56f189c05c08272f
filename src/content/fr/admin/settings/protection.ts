import type { PaymentMethod } from '@/domain/money/payment'
import type * as english from '../../../en/admin/settings/protection'
import type { Words } from '../../../words'
import { lineWords } from '../../shared/line-words'
import { count, number } from '../../shared/numbers'
import { mailKinds, suppressionReasons } from '../mails'

/** `Hier 14:05` as `hier 14:05`; a date has its article. */
const since = (day: string) => (/^\d/.test(day) ? `depuis le ${day}` : `depuis ${day.toLowerCase()}`)
const until = (day: string) => (/^\d/.test(day) ? `jusqu’au ${day}` : `jusqu’à ${day.toLowerCase()}`)

const methods: Record<PaymentMethod, string> = {
  card: 'Carte bancaire',
  bank: 'Virement',
  cod: 'Paiement à la livraison',
}
const forms: Readonly<Record<string, string>> = {
  subscribe: 'Lettre d’information et alertes de stock',
  message: 'Formulaire de contact',
  'welcome-code': 'Code nouveau client',
  student: 'Demande d’étudiant',
  orders: 'Commandes d’invités',
  'customer-orders': 'Commandes d’un même client',
  codes: 'Codes de réduction',
  links: 'Liens de confirmation d’adresse',
  messages: 'Messages',
  track: 'Suivi, une commande',
  'track-email': 'Suivi, un e-mail',
  declined: 'Commandes écartées par une règle',
  'phone-orders': 'Commandes au nom d’un même téléphone',
  exchanges: 'Demandes d’échange',
  'track-phone': 'Suivi, un téléphone',
  review: 'Avis',
  'start-payment': 'Paiement par carte',
  'check-payment': 'Statut d’un paiement par carte',
  notify: 'Préférences d’e-mail',
  export: 'Export des données',
  resend: 'E-mail renvoyé',
}

export const adminProtection = {
  title: 'Protection',
  holds: {
    title: 'Stock réservé',
    by: (orders: number, items: number) =>
      `${count(orders, 'commande à payer', 'commandes à payer')}, ${count(items, 'article', 'articles')}`,
    text: 'Les commandes à payer réservent leurs articles : par carte ou virement jusqu’à l’échéance du paiement, à la livraison jusqu’à l’emballage. Libérez une commande pour l’annuler et remettre ses articles en vente. Le client est prévenu par e-mail.',
    error: 'Impossible de charger le stock réservé',
    none: {
      title: 'Rien n’est réservé',
      text: 'Toutes les commandes sont payées, emballées ou annulées.',
    },
    select: (order: string) => `Sélectionner la commande ${order}`,
    open: (order: string) => `commande ${order}`,
    item: (item: { name: string; size: string; color: string; quantity: number }) =>
      [`${number(item.quantity)} × ${item.name}`, lineWords.variant(item.size, item.color)]
        .filter(Boolean)
        .join(', '),
    left: (items: number) => (items === 0 ? 'plus aucun en stock' : `${number(items)} en stock`),
    more: (items: number) => `et ${count(items, 'autre article', 'autres articles')}`,
    quantity: (items: number) => count(items, 'article', 'articles'),
    since: (day: string) => since(day),
    until: (day: string) => until(day),
    untilPacked: 'jusqu’à l’emballage',
    method: (method: PaymentMethod) => methods[method],
    guest: 'Invité',
    member: 'Membre',
    sameNetwork: (orders: number) =>
      `${count(orders, 'commande en cours', 'commandes en cours')} depuis le même réseau`,
    release: (orders: number) =>
      orders === 0 ? 'Libérer' : `Libérer ${count(orders, 'commande', 'commandes')}`,
    selectAll: 'Tout sélectionner',
    confirm: {
      title: (orders: number) => `Libérer ${count(orders, 'commande', 'commandes')} ?`,
      text: 'Les commandes sont annulées, leurs articles remis en vente, et les clients reçoivent un e-mail.',
      keep: 'Garder',
      release: 'Libérer',
    },
  },
  limits: {
    title: 'Limites atteintes aujourd’hui',
    text: 'Là où un visiteur a essayé plus souvent que la boutique ne l’autorise. Les autres visiteurs n’ont pas été gênés.',
    error: 'Impossible de charger les limites atteintes',
    none: {
      title: 'Aucune limite atteinte',
      text: 'Aucun visiteur n’a essayé quoi que ce soit trop souvent en une journée.',
    },
    form: (form: string) => forms[form] ?? 'Autre formulaire',
    refused: (tries: number, allowed: number) =>
      `${count(tries, 'tentative refusée', 'tentatives refusées')}, ${count(allowed, 'autorisée', 'autorisées')}`,
  },
  captcha: {
    title: 'CAPTCHA',
    state: (isOn: boolean) => (isOn ? 'activé' : 'désactivé'),
    text: {
      off: 'Demande aux visiteurs sans compte de passer une vérification avant de commander, d’écrire ou de s’abonner. Laissez-le désactivé tant que les limites suffisent. Les propriétaires et les membres dont l’e-mail est confirmé en sont dispensés.',
      on: 'Les visiteurs sans compte passent une vérification avant de commander, d’écrire ou de s’abonner. Les propriétaires et les membres dont l’e-mail est confirmé en sont dispensés.',
    },
    error: 'Impossible de charger le CAPTCHA',
    provider: 'Prestataire',
    providers: { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha' },
    siteKey: 'Clé du site',
    siteKeyHint: 'Fournie par le prestataire. Sa clé secrète va dans la fonction verify-captcha, jamais ici.',
    switchOn: 'Tester et activer',
    testing: 'Test…',
    switchOff: 'Désactiver',
    switchingOff: 'Désactivation…',
    isOn: 'Le CAPTCHA est activé',
    isOff: 'Le CAPTCHA est désactivé',
    failed: 'Rien n’a été modifié',
    problems: {
      siteKey: 'Indiquez la clé du site : 10 à 100 lettres, chiffres, tirets et tirets bas.',
      CAPTCHA_REQUIRED: 'Passez d’abord la vérification vous-même, pour qu’elle ne bloque pas vos visiteurs.',
      unknown: 'Réessayez.',
    },
  },
  suppressed: {
    title: 'Adresses bloquées',
    by: (addresses: number) => count(addresses, 'adresse', 'adresses'),
    text: 'Ces adresses ne reçoivent pas d’e-mail. Après un rejet, débloquez l’adresse dès qu’elle fonctionne à nouveau. Ce que les destinataires ont demandé reste jusqu’à ce qu’ils confirment eux-mêmes leur adresse.',
    error: 'Impossible de charger les adresses bloquées',
    none: {
      title: 'Aucune adresse bloquée',
      text: 'Aucun e-mail n’a été rejeté, et personne n’a demandé à ne plus en recevoir.',
    },
    reason: (reason: string) => suppressionReasons[reason] ?? reason,
    lift: 'Débloquer',
    liftOf: (email: string) => `Débloquer ${email}`,
    lifted: (email: string) => `${email} reçoit de nouveau les e-mails`,
    failed: 'L’adresse n’a pas été débloquée',
    problems: {
      RECIPIENT_ASKED: 'Le destinataire l’a demandé. Lui seul peut revenir dessus.',
      unknown: 'Réessayez.',
    },
  },
  failed: {
    title: 'E-mails non remis',
    by: (emails: number) => count(emails, 'e-mail', 'e-mails'),
    text: 'Les e-mails qui ont échoué après plusieurs tentatives, ou abandonnés parce que leur adresse est bloquée.',
    error: 'Impossible de charger les e-mails non remis',
    none: {
      title: 'Aucun échec',
      text: 'Les e-mails qui n’ont pas pu être remis apparaissent ici.',
    },
    kind: (template: string) => mailKinds[template] ?? 'E-mail',
    order: (order: string) => `commande ${order}`,
    tries: (tries: number) => count(tries, 'tentative', 'tentatives'),
    givenUp: 'L’adresse était bloquée',
    noReason: 'Le serveur de messagerie n’a pas donné de raison',
    again: 'Renvoyer',
    againOf: (kind: string, email: string) => `Renvoyer : ${kind}, ${email}`,
    sent: 'L’e-mail est renvoyé',
    waiting: 'L’e-mail est déjà en route',
    failed: 'L’e-mail n’a pas été renvoyé',
    refusals: {
      suppressed: 'L’adresse est bloquée.',
      unconfirmed: 'L’adresse n’a rien confirmé.',
      outdated: 'N’est plus d’actualité.',
    },
    problems: {
      MAIL_REFUSED: 'L’adresse est de nouveau bloquée, ou l’e-mail n’est plus d’actualité.',
      'rate-limited': 'Il a été envoyé plusieurs fois en une heure. Réessayez plus tard.',
      unknown: 'Réessayez.',
    },
  },
} as const satisfies Words<typeof english.adminProtection>
