import type * as english from '../../en/pages/sell'
import type { Words } from '../../words'

/** Words of the form in which sellers apply. */
export const sell = {
  title: 'Devenir vendeur',
  fields: {
    name: 'Votre nom',
    business: 'Nom de votre entreprise',
    email: 'E-mail',
    phone: 'Téléphone',
    city: 'Ville',
    category: 'Ce que vous vendez le plus',
    website: 'Site web ou Instagram',
    body: 'Au sujet de vos articles',
  },
  choose: 'Choisir',
  /** Where the shop names nothing to choose from. */
  any: 'Un peu de tout',
  hints: {
    email: 'Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.',
    body: 'Ce que c’est, comment c’est fabriqué, en quelle quantité.',
  },
  submit: 'Envoyer ma demande',
  busy: 'Envoi…',
  sent: {
    title: 'Nous avons reçu votre demande',
    text: 'Nous l’étudions et répondons par e-mail.',
    again: 'Envoyer une autre demande',
    home: 'Revenir à la boutique',
  },
} as const satisfies Words<typeof english.sell>
