import type * as english from '../../en/orders/keep-link'
import type { Words } from '../../words'

export const keepLink = {
  title: 'Gardez le lien de votre commande',
  text: 'Vous ne recevez pas d’e-mail à son sujet. Envoyez-vous ce lien : il ouvre la commande quand vous voulez. Ou suivez-la avec le numéro de commande et votre numéro de téléphone.',
  whatsApp: 'L’envoyer par WhatsApp',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  message: (order: string, link: string) => `Ma commande ${order} : ${link}`,
} as const satisfies Words<typeof english.keepLink>
