import { orderLimits } from '@/config/page-limits'
import type * as english from '../../en/account/addresses'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const most = count(orderLimits.addresses, 'adresse', 'adresses')

export const addressWords = {
  title: 'Adresses de livraison',
  text: 'Choisissez-en une à la commande au lieu de la saisir.',
  back: 'Votre compte',
  add: 'Ajouter une adresse',
  full: `Vous pouvez enregistrer ${most}. Supprimez-en une pour en ajouter une autre.`,
  none: {
    title: 'Aucune adresse pour le moment',
    text: 'Ajoutez-en une, et la prochaine commande ira plus vite.',
  },
  isDefault: 'Par défaut',
  makeDefault: 'Utiliser par défaut',
  edit: 'Modifier',
  remove: 'Supprimer',
  /** For those who cannot see which one a button belongs to. */
  of: (action: string, name: string) => `${action} : ${name}`,
  removed: { title: 'Adresse supprimée', undo: 'Annuler' },
  restored: 'L’adresse est rétablie',
  madeDefault: 'C’est désormais votre adresse par défaut',
  form: {
    addTitle: 'Nouvelle adresse',
    editTitle: 'Modifier l’adresse',
    save: 'Enregistrer l’adresse',
    busy: 'Enregistrement…',
    cancel: 'Annuler',
    isDefault: 'La proposer en premier à la commande',
    restored: 'Voici votre dernière saisie. Elle n’est pas encore enregistrée.',
    outdated:
      'Voici votre dernière saisie. L’adresse a changé depuis : si vous enregistrez, cette saisie la remplace.',
  },
  fields: {
    label: 'Nom de l’adresse',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    zipCode: 'Code postal',
    country: 'Pays',
  },
  labelHint: 'Maison, travail, grand-mère : ce nom n’est visible que pour vous.',
  optional: 'facultatif',
  problems: {
    required: (field: string) => `${field} : champ obligatoire.`,
    'too-long': (field: string) => `${field} : texte trop long.`,
    phone: () => 'Indiquez un numéro de téléphone valide : chiffres, espaces et +.',
    'zip-morocco': () => 'Un code postal marocain a cinq chiffres, comme 20000.',
  },
  saved: 'Adresse enregistrée',
  failed: {
    title: 'Cela n’a pas fonctionné',
    offline: 'Vous êtes hors ligne. Votre saisie est enregistrée ; réessayez une fois en ligne.',
    TOO_MANY_ADDRESSES: `Vous avez déjà ${most}. Supprimez-en une d’abord.`,
    forbidden: 'Votre connexion a expiré. Reconnectez-vous ; votre saisie sera toujours là.',
    unknown: 'Une erreur s’est produite de notre côté. Réessayez.',
  },
  /** At the checkout. */
  pick: {
    legend: 'Vos adresses',
    other: 'Une nouvelle adresse',
    save: 'Enregistrer cette adresse dans mon compte',
    error: 'Impossible de charger vos adresses. Saisissez une adresse, ou réessayez.',
  },
} as const satisfies Words<typeof english.addressWords>
