import { accountLimits } from '@/config/page-limits'
import type * as english from '../../en/account/settings'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const passwordLength = count(accountLimits.passwordLength, 'caractère', 'caractères')

/** Words of the account's own pages: settings, payment methods, notifications. */
export const settings = {
  title: 'Réglages',
  back: 'Votre compte',
  details: {
    title: 'Vos coordonnées',
    name: 'Nom complet',
    phone: 'Téléphone',
    phoneHint: 'Prérempli à la commande, et utile au transporteur.',
    optional: 'facultatif',
    email: 'E-mail',
    emailHint:
      'Il sert à vous connecter et ne peut pas être modifié ici. Écrivez-nous s’il vous en faut un autre.',
    save: 'Enregistrer',
    busy: 'Enregistrement…',
    saved: 'Vos coordonnées sont enregistrées',
    problems: {
      name: 'Indiquez votre nom.',
      nameLength: 'Ce nom est trop long.',
      nameCharacters:
        'Votre nom n’a pas été enregistré. Écrivez-le dans un seul alphabet, sans symboles ni adresses web.',
      phone: 'Indiquez un numéro de téléphone valide : chiffres, espaces et +.',
      phoneLength: 'Ce numéro est trop long.',
    },
  },
  password: {
    title: 'Mot de passe',
    text: 'Le changer vous déconnecte de vos autres appareils.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    nextHint: `Au moins ${passwordLength}.`,
    submit: 'Changer le mot de passe',
    busy: 'Modification…',
    done: 'Votre mot de passe est changé',
    problems: {
      current: 'Indiquez votre mot de passe actuel.',
      next: 'Choisissez un nouveau mot de passe.',
      short: `Choisissez au moins ${passwordLength}.`,
      wrong: 'Ce n’est pas votre mot de passe actuel. Réessayez, ou demandez-en un nouveau par e-mail.',
    },
    forgot: 'Je l’ai oublié',
    none: 'Vous vous connectez sans mot de passe.',
  },
  display: { title: 'Devise, langue, thème', text: 'Enregistrés dans ce navigateur.' },
  data: {
    title: 'Vos données',
    text: 'Tout ce que nous conservons à votre sujet, en un seul fichier : compte, adresses, commandes, liste d’envies, avis, abonnements et messages. Il est au format JSON, que d’autres services savent lire.',
    action: 'Télécharger mes données',
    busy: 'Préparation…',
    done: 'Votre fichier est prêt',
    file: (day: string) => `mes-donnees-${day}.json`,
  },
  delete: {
    title: 'Supprimer mon compte',
    text: 'Votre profil, vos adresses, votre liste d’envies et vos abonnements sont supprimés aussitôt et définitivement.',
    action: 'Supprimer mon compte',
    dialog: {
      title: 'Supprimer définitivement votre compte ?',
      goes: 'Supprimés aussitôt : votre profil, vos adresses, votre liste d’envies, vos abonnements et toutes vos connexions.',
      reviews: 'Vos avis restent, signés « Un ancien membre » : d’autres s’y sont fiés pour acheter.',
      orders:
        'La loi nous oblige à garder vos commandes et leurs adresses. Elles ne sont plus liées à un compte, mais vous pouvez toujours les suivre avec leur numéro et votre e-mail.',
      password: 'Votre mot de passe',
      withoutPassword: 'Possible dans les dix minutes qui suivent la connexion.',
      submit: 'Supprimer définitivement',
      busy: 'Suppression…',
      keep: 'Garder mon compte',
    },
    done: { title: 'Votre compte est supprimé', text: 'Merci pour le temps passé avec nous.' },
    problems: {
      password: 'Indiquez votre mot de passe.',
      wrong: 'Ce n’est pas votre mot de passe. Rien n’a été supprimé.',
      'sign-in-again':
        'Déconnectez-vous, reconnectez-vous, puis supprimez le compte dans les dix minutes. Rien n’a été supprimé.',
      owner:
        'Ce compte est celui du propriétaire de la boutique et ne peut pas être supprimé ici. Rien n’a été supprimé.',
      offline:
        'La boutique est injoignable. Votre compte est peut-être supprimé, peut-être pas : réessayez pour le savoir.',
      'rate-limited': 'Trop de tentatives. Attendez quelques minutes. Rien n’a été supprimé.',
      other: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
    },
  },
  failed: {
    title: 'Cela n’a pas fonctionné',
    offline: 'Vous êtes hors ligne. Votre saisie est enregistrée ; réessayez une fois en ligne.',
    'rate-limited': 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
    unknown: 'Une erreur s’est produite de notre côté. Réessayez.',
  },
  payment: {
    title: 'Modes de paiement',
    text: 'Choisissez votre mode de paiement par défaut. Vous pourrez en changer à la commande.',
    legend: 'Comment vous préférez payer',
    none: { label: 'Pas de préférence', text: 'Le premier mode de paiement est présélectionné.' },
    methods: {
      card: {
        label: 'Carte bancaire',
        text: 'Vous la saisissez sur la page de notre prestataire de paiement.',
      },
      bank: { label: 'Virement bancaire', text: 'Le compte à créditer figure dans la confirmation.' },
      cod: { label: 'Paiement à la livraison', text: 'Vous payez le transporteur à l’arrivée du colis.' },
    },
    saved: 'Votre préférence est enregistrée',
    cards: {
      title: 'Pourquoi aucune carte ne figure ici',
      text: [
        'Vous ne saisissez votre carte que sur la page de notre prestataire de paiement. Ses données ne nous parviennent jamais : nous n’en avons donc aucune à afficher.',
        'Pour ne pas la saisir à chaque fois, enregistrez-la dans votre navigateur ou votre téléphone.',
      ],
    },
  },
  notifications: {
    title: 'Notifications',
    to: (email: string) => `Par e-mail à ${email}.`,
    topics: {
      title: 'Préférences d’e-mails',
      list: [
        {
          topic: 'newsletter',
          label: 'Lettre d’information',
          text: 'Nouveautés, retours en stock et soldes à ne pas manquer.',
        },
        {
          topic: 'vip-club',
          label: 'Club VIP',
          text: 'Le même e-mail que pour les ventes flash, une fois par jour au plus.',
        },
        {
          topic: 'flash-deals',
          label: 'Ventes flash',
          text: 'Au début de nouvelles ventes, une fois par jour au plus.',
        },
        {
          topic: 'coming-soon',
          label: 'Bientôt',
          text: 'Quand une nouveauté annoncée arrive dans la boutique.',
        },
      ],
    },
    orders: {
      label: 'Vos commandes',
      text: 'Confirmation, expédition et livraison. Ces e-mails sont toujours envoyés.',
      always: 'Toujours activé',
    },
    waiting: {
      title: 'De retour en stock',
      text: 'Nous vous écrivons une seule fois, quand l’un de ces articles est de retour.',
      none: 'Aucune alerte pour le moment. Choisissez « Me prévenir » sur un article épuisé.',
      remove: 'Retirer',
      of: (title: string, variant: string) => `Retirer : ${[title, variant].filter(Boolean).join(', ')}`,
      removed: { title: 'Alerte de retour en stock retirée', undo: 'Annuler' },
    },
    noEmail: {
      title: 'Aucun e-mail confirmé pour le moment',
      text: 'Les notifications arrivent par e-mail, et ce compte n’a pas d’adresse confirmée.',
    },
  },
} as const satisfies Words<typeof english.settings>
