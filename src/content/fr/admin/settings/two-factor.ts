import type * as english from '../../../en/admin/settings/two-factor'
import type { Words } from '../../../words'
import { shopName } from '../../shared/shop-words'

const onDay = (day: string) => (/^\d/.test(day) ? `le ${day}` : day.toLowerCase())

const lost =
  'Téléphone perdu ? Un autre propriétaire peut réinitialiser votre validation en deux étapes dans Réglages, Équipe. Si vous êtes seul propriétaire, elle se réinitialise dans le projet Supabase ; la marche à suivre est dans docs/two-factor.md.'

/** Words of two-factor sign-in, in the settings and after the password. */
export const adminTwoFactor = {
  code: {
    title: 'Saisissez votre code',
    text: (email: string) =>
      `Compte connecté : ${email}. Saisissez les six chiffres affichés par votre application d’authentification.`,
    again:
      'Votre session a été renouvelée par mot de passe. Ce qui est ouvert ici reste ; saisissez les six chiffres affichés par votre application d’authentification.',
    label: 'Code',
    submit: 'Continuer',
    busy: 'Vérification…',
    other: 'Utiliser un autre compte',
    lost,
    problems: {
      missing: 'Saisissez les six chiffres de votre application d’authentification.',
      wrong:
        'Ce code est incorrect ou n’est plus valable. Saisissez celui que votre application affiche maintenant.',
      tooMany: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
      failed: 'Le code n’a pas pu être vérifié. Réessayez.',
    },
  },
  settings: {
    title: 'Validation en deux étapes',
    text: 'Un code de votre téléphone, en plus du mot de passe. Un mot de passe volé n’ouvre alors, à lui seul, ni l’administration ni vos données.',
    error: 'Vos applications d’authentification n’ont pas pu être chargées',
    on: 'Activée : l’administration demande un code à chaque connexion.',
    off: 'Désactivée : votre mot de passe suffit à ouvrir l’administration.',
    app: (day: string) => `Application d’authentification, ajoutée ${onDay(day)}`,
    spare: 'Ajoutez un deuxième appareil de secours : sans code, vous ne pouvez pas vous connecter.',
    lost,
    add: 'Ajouter une application d’authentification',
    addSpare: 'Ajouter un autre appareil',
    adding: 'Préparation…',
    remove: 'Retirer',
    removeNamed: (day: string) => `Retirer l’application ajoutée ${onDay(day)}`,
    removed: 'Application d’authentification retirée',
    added: 'La validation en deux étapes est activée',
    failed: 'Une erreur est survenue. Réessayez.',
    removeAsks: {
      title: 'Retirer cette application d’authentification ?',
      last: 'C’est la seule : ensuite, votre mot de passe suffira à ouvrir l’administration.',
      other: 'Ses codes ne fonctionneront plus. Vos autres applications restent.',
      keep: 'Annuler',
      confirm: 'Retirer',
    },
    enroll: {
      title: 'Ajouter une application d’authentification',
      scan: 'Scannez ce code avec une application comme Google Authenticator, Microsoft Authenticator ou 1Password.',
      get picture() {
        return `Code QR pour ${shopName()}. La clé ci-dessous dit la même chose.`
      },
      key: 'Ou saisissez cette clé dans l’application :',
      copy: 'Copier la clé',
      shown: 'L’application affiche alors six chiffres',
      cancel: 'Annuler',
      confirm: 'Activer',
    },
  },
  admins: {
    on: 'validation en deux étapes',
    reset: 'Réinitialiser les deux étapes',
    resetNamed: (email: string) => `Réinitialiser la validation en deux étapes : ${email}`,
    asks: {
      title: (email: string) => `Réinitialiser la validation en deux étapes pour ${email} ?`,
      text: 'À faire si cette personne a perdu son téléphone ; assurez-vous que la demande vient bien d’elle. Elle est déconnectée partout et se connecte par mot de passe seul jusqu’à ce qu’elle ajoute une nouvelle application.',
      keep: 'Annuler',
      confirm: 'Réinitialiser',
    },
    done: (email: string) => `${email} se connecte maintenant par mot de passe seul`,
  },
} as const satisfies Words<typeof english.adminTwoFactor>
