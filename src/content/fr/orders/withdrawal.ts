import type * as english from '../../en/orders/withdrawal'
import type { Words } from '../../words'

/** What shoppers read about withdrawing from a contract. The two labels are those of Directive 2011/83/EU, article 11a. */
export const withdrawal = {
  action: 'Se rétracter du contrat ici',
  see: 'Votre rétractation',
  documentTitle: 'Se rétracter du contrat',
  title: 'Se rétracter du contrat',
  order: (number: string) => `Commande ${number}`,
  until: (day: string) => `Vous pouvez vous rétracter sans donner de motif jusqu’au ${day}.`,
  anyTime: 'Vous pouvez vous rétracter sans donner de motif, même avant l’arrivée des articles.',
  closed: {
    title: 'Aucune rétractation possible',
    text: 'Le délai de rétractation est dépassé, ou tous les articles de cette commande ont déjà un retour en cours. Si un article est défectueux, écrivez-nous à tout moment.',
    contact: 'Nous écrire',
  },
  name: 'Votre nom',
  email: 'E-mail pour l’accusé de réception',
  emailHint: 'L’adresse de la commande.',
  noEmail:
    'Cette commande n’a pas d’e-mail : l’accusé de réception s’affiche ici, à imprimer ou à enregistrer.',
  what: 'Pour quels articles vous rétractez-vous ?',
  quantity: (name: string) => `Quantité : ${name}`,
  of: (quantity: string, all: string) => `${quantity} sur ${all}`,
  problems: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez l’adresse e-mail de la commande.',
    items: 'Choisissez au moins un article.',
  },
  next: 'Continuer',
  check: {
    title: 'Vérifiez votre déclaration',
    text: (order: string) =>
      `Je me rétracte par la présente du contrat pour ces articles de la commande ${order} :`,
    line: (quantity: string, name: string) => `${quantity} × ${name}`,
    change: 'Modifier',
    submit: 'Confirmer la rétractation',
    busy: 'Envoi…',
  },
  failed: {
    WITHDRAWAL_CLOSED:
      'Une rétractation n’est plus possible ici pour cette commande. Écrivez-nous et nous verrons ensemble.',
    ALREADY_RETURNED:
      'Certains de ces articles ont déjà un retour en cours. Revenez en arrière et vérifiez-les.',
    KEY_REUSED: 'Une première déclaration nous est déjà parvenue. Elle figure ci-dessous.',
    offline: 'La boutique est injoignable. Rien n’a été envoyé : réessayez.',
    unknown: 'Cela n’a pas fonctionné. Réessayez.',
  },
  receipt: {
    title: 'Nous avons reçu votre rétractation',
    received: 'Reçue',
    order: 'Commande',
    name: 'Nom',
    email: 'E-mail',
    items: 'Articles',
    mailed: (email: string) => `Nous envoyons aussi cet accusé de réception à ${email}.`,
    keep: 'Imprimez ou enregistrez cet accusé de réception.',
    cancelled:
      'Rien n’avait encore été envoyé : la commande est annulée. Ce que vous avez payé vous est remboursé.',
    returning: (number: string) =>
      `Nous vous expliquerons par e-mail comment renvoyer les articles (retour ${number}). Ce que vous avez payé pour ces articles vous est remboursé.`,
    print: 'Imprimer',
    save: 'Enregistrer dans un fichier',
    file: (order: string) => `retractation-${order}.txt`,
  },
} as const satisfies Words<typeof english.withdrawal>
