import type * as english from '../../../en/admin/settings/access'
import type { Words } from '../../../words'

/** Words of who comes in, beside the sign-in form. */
export const adminAccess = {
  notOpened: 'Impossible d’ouvrir l’administration',
  invitation: {
    title: 'Invitation à l’administration',
    text: (email: string) => `Acceptez avec ${email}.`,
    accept: 'Accepter l’invitation',
    busy: 'Acceptation…',
    wrong: (email: string) =>
      `Cette invitation n’est pas pour ${email} ou n’est plus valable. Connectez-vous avec l’adresse qui a reçu l’e-mail, ou demandez une nouvelle invitation.`,
    failed: 'L’invitation n’a pas été acceptée. Réessayez.',
  },
  /** The first owner of a new shop. */
  claim: {
    title: 'Votre nouvelle boutique',
    text: 'Choisissez comment vous connecter. Ce compte devient propriétaire de la boutique.',
    confirm: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le, puis revenez sur cette page et connectez-vous.`,
    known: 'J’ai déjà un compte',
    submit: (email: string) => `Devenir propriétaire avec ${email}`,
    busy: 'Mise en place…',
    wrong:
      'Ce code est incorrect, trop ancien ou déjà utilisé, ou la boutique a un propriétaire. Redémarrez la boutique pour en obtenir un nouveau.',
    tooMany: 'Trop de tentatives. Attendez une heure.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
} as const satisfies Words<typeof english.adminAccess>
