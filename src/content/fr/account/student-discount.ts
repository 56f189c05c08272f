import type * as english from '../../en/account/student-discount'
import type { Words } from '../../words'

/** Words of the page where students ask for their discount. */
export const studentWords = {
  title: (percent: number) => `${percent} % de remise pour les étudiants`,
  documentTitle: 'Remise étudiante',
  description: 'Les étudiants reçoivent un code de réduction valable un an, sur chaque commande.',
  text: 'Dites-nous où vous étudiez. Nous vérifions, puis nous vous envoyons par e-mail un code valable un an sur chaque commande.',
  fields: {
    name: 'Nom complet',
    email: 'E-mail de l’établissement',
    school: 'École ou université',
    proof: 'Carte d’étudiant',
  },
  hints: {
    email:
      'Pas d’adresse de l’établissement ? Utilisez la vôtre et joignez une photo de votre carte d’étudiant.',
    proof: 'JPEG, PNG, WebP ou PDF, 3 Mo au plus. Nous seuls le voyons ; il est supprimé après 90 jours.',
  },
  rules: [
    'Pour toute personne qui étudie dans une école ou une université.',
    'Valable un an, sur chaque commande passée avec l’e-mail que vous confirmez. Faites ensuite une nouvelle demande.',
    'Ni sur les ventes flash ni sur les offres du jour, et non cumulable avec une autre remise : la plus élevée s’applique.',
  ],
  optional: 'facultatif',
  allRequired: 'Tous les champs sont obligatoires, sauf mention « facultatif ».',
  submit: 'Demander ma remise',
  busy: 'Envoi…',
  problems: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    emailFormat: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    school: 'Indiquez le nom de votre établissement.',
    tooLong: 'Ce texte est trop long.',
    proofType: 'Choisissez un fichier JPEG, PNG, WebP ou PDF.',
    proofSize: 'Ce fichier dépasse 3 Mo.',
  },
  sent: {
    title: 'Confirmez votre e-mail',
    text: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le pour que votre demande nous parvienne.`,
    withoutProof:
      'Votre fichier n’a pas pu être envoyé. Nous vous écrirons peut-être pour vous le demander ; vous pouvez aussi refaire la demande.',
  },
  confirm: {
    title: 'Confirmez votre demande',
    text: 'Un clic, et votre demande de remise étudiante nous parvient.',
    submit: 'Confirmer mon e-mail',
    busy: 'Un instant…',
  },
  confirmed: {
    title: 'Merci',
    text: 'Nous avons reçu votre demande. Vous recevrez un e-mail dès qu’elle sera vérifiée.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Il date de plus d’une semaine ou il est incomplet. Refaites la demande.',
    action: 'Faire une nouvelle demande',
  },
  off: 'Pas de remise étudiante en ce moment',
  deals: 'Voir les offres du jour',
  shop: 'Découvrir la boutique',
} as const satisfies Words<typeof english.studentWords>
