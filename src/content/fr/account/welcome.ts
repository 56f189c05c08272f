import type * as english from '../../en/account/welcome'
import type { Words } from '../../words'

/** Words of the page where a new customer gets the first order's discount. */
export const welcomeWords = {
  title: (percent: number) => `${percent} % de remise sur votre première commande`,
  documentTitle: 'Remise de bienvenue',
  description: 'Confirmez votre adresse e-mail et recevez un code de réduction pour votre première commande.',
  text: 'Indiquez votre e-mail. Nous vous envoyons un lien : ouvrez-le pour obtenir votre code.',
  email: 'E-mail',
  news: 'M’envoyer aussi la lettre d’information : nouveautés, retours en stock et soldes.',
  submit: 'M’envoyer le lien',
  busy: 'Envoi…',
  rules: [
    'Pour votre première commande, une fois par personne.',
    'Valable 30 jours après l’ouverture du lien.',
    'Ni sur les ventes flash ni sur les offres du jour, et non cumulable avec une autre remise : la plus élevée s’applique.',
  ],
  problems: {
    required: 'Indiquez votre adresse e-mail.',
    email: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    'too-long': 'Cette adresse e-mail est trop longue.',
  },
  sent: {
    title: 'Consultez votre boîte de réception',
    text: (email: string) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour obtenir votre code.`,
    again:
      'Rien reçu ? Regardez dans les courriers indésirables. Nous envoyons un lien par adresse et par jour.',
    other: 'Utiliser une autre adresse',
  },
  confirm: {
    title: 'Obtenez votre code',
    text: 'Un clic, et votre code de réduction s’affiche.',
    submit: 'Afficher mon code',
    busy: 'Un instant…',
  },
  code: {
    title: { new: 'Voici votre code', again: 'Revoici votre code' },
    text: (percent: number, until: string) =>
      `${percent} % de remise sur votre première commande, jusqu’au ${until}.`,
    label: 'Votre code de réduction',
    copy: 'Copier le code',
    copied: 'Code copié',
    use: 'L’utiliser dans mon panier',
    used: { title: 'Code ajouté', text: 'Il s’applique dans votre panier et à la commande.' },
  },
  used: {
    title: 'Vous avez déjà commandé',
    text: 'Cette remise est réservée à la première commande, et une commande a déjà été passée avec cet e-mail. Merci de votre fidélité.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Il date de plus d’une semaine ou il est incomplet. Demandez-en un nouveau.',
    action: 'Demander un nouveau lien',
  },
  off: 'Pas de remise de bienvenue en ce moment',
  deals: 'Voir les offres du jour',
  shop: 'Découvrir la boutique',
} as const satisfies Words<typeof english.welcomeWords>
