// Words of the receipt of a withdrawal. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/withdrawal-mail.ts'
import type { Words } from '../../words.ts'

/** The receipt of a withdrawal from an order's contract. */
export const withdrawalMail = {
  comma: ', ',
  subject: (order: string) => `Votre rétractation pour la commande ${order}`,
  preview: 'Nous avons reçu votre déclaration de rétractation.',
  title: 'Nous avons reçu votre rétractation',
  text: 'Votre rétractation du contrat porte sur les articles ci-dessous. Gardez cet e-mail : c’est votre accusé de réception.',
  cancelled:
    'Rien n’avait encore été envoyé : la commande est annulée. Ce que vous avez payé vous est remboursé.',
  returning:
    'Nous vous expliquerons par e-mail comment renvoyer les articles. Ce que vous avez payé pour ces articles vous est remboursé.',
  at: 'Reçue',
  order: 'Numéro de commande',
  number: 'Numéro de retour',
  name: 'Nom',
  email: 'E-mail',
  items: 'Articles',
  follow: 'Suivre votre commande',
  reason: (order: string) =>
    `Vous recevez cet e-mail car une rétractation pour la commande ${order} a été déclarée dans la boutique.`,
} as const satisfies Words<typeof english.withdrawalMail>
