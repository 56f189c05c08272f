import { reviewLimits } from '@/config/page-limits'
import type * as english from '../../en/product/reviews'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const starNoun = (amount: number) => (amount < 2 ? 'étoile' : 'étoiles')
const reviews = (amount: number) => count(amount, 'avis', 'avis')
const stars = (amount: number) => count(amount, 'étoile', 'étoiles')

/** Words of reading and writing reviews. */
export const reviewWords = {
  from: (amount: number) => `Sur ${reviews(amount)}`,
  distribution: 'Avis par nombre d’étoiles',
  /** A bar of the distribution, as it is read out: the numbers are seen, these words are heard with them. */
  bar: (amount: number, total: number) => `${stars(amount)}, ${reviews(total)}`,
  barStars: (amount: number) => `${starNoun(amount)},`,
  barReviews: () => 'avis',
  list: 'Avis',
  sort: 'Trier par',
  sorts: {
    newest: 'Plus récents',
    highest: 'Meilleures notes',
    lowest: 'Notes les plus basses',
  },
  shown: (shown: number, total: number) => `${number(shown)} sur ${number(total)}`,
  filtered: (amount: number, total: number) => `${reviews(total)} avec ${stars(amount)}`,
  showAll: 'Tout afficher',
  loadMore: 'Afficher plus',
  moreFailed: 'La suite n’a pas pu être chargée.',
  verified: 'Achat vérifié',
  gone: 'Un ancien membre',
  nameless: 'Un membre',
  answer: () => 'Réponse de la boutique',
  picture: (at: number) => `Photo ${at} de cet avis`,
  noPicture: 'Indisponible',
  /** How reviews come about, which the law asks a shop to say (Directive (EU) 2019/2161). */
  checks: (allVerified: boolean, publishing: 'at-once' | 'checked') =>
    [
      allVerified
        ? 'Chaque avis vient d’une personne à qui nous avons livré cet article : nous vérifions sa commande.'
        : 'Ceux qui portent la mention « Achat vérifié » viennent de personnes à qui nous avons livré cet article : nous avons vérifié leur commande. Pour les autres, cela n’a pas été vérifié.',
      publishing === 'at-once'
        ? 'Les avis sont publiés tels qu’ils sont envoyés, bons ou mauvais ; les photos, une fois que nous les avons vues.'
        : 'Les avis et leurs photos sont publiés, bons ou mauvais, une fois que nous les avons examinés.',
    ].join(' '),
  report: {
    action: 'Signaler',
    title: 'Signaler cet avis ?',
    text: 'Dites-nous ce qui ne va pas, et nous l’examinerons.',
    reason: 'Ce qui ne va pas',
    reasons: {
      spam: 'Publicité ou spam',
      offensive: 'Injurieux',
      personal: 'Montre des données personnelles',
      false: 'Faux, ou sans rapport avec cet article',
      other: 'Autre chose',
    },
    submit: 'Signaler',
    busy: 'Envoi…',
    cancel: 'Annuler',
    done: 'Merci. Nous allons l’examiner.',
  },
  empty: {
    title: 'Aucun avis pour le moment',
    text: 'Vous l’avez acheté ? Donnez le premier avis.',
  },
  noneWith: (amount: number) => `Aucun avis avec ${stars(amount)}.`,

  editor: {
    title: 'Vous l’avez acheté ?',
    guest: 'Connectez-vous pour donner votre avis sur ce que vous avez acheté ici.',
    signIn: 'Se connecter',
    notYet:
      'Les avis viennent de personnes qui ont acheté cet article ici. Vous pourrez donner le vôtre dès qu’il sera livré.',
    invite: 'Dites aux autres ce que vous en pensez. Une minute suffit.',
    write: 'Donner mon avis',
    failed: 'Impossible de savoir si vous pouvez donner un avis.',
    own: 'Votre avis',
    edit: 'Modifier',
    hidden: 'La boutique a masqué cet avis. Il n’est visible que pour vous.',
    waiting: 'La boutique le lit avant de le publier.',
  },
  form: {
    title: 'Donner votre avis',
    editTitle: 'Modifier votre avis',
    rating: 'Votre note',
    stars,
    verdicts: ['Décevant', 'Moyen', 'Correct', 'Bien', 'Très bien'] as const,
    headline: 'Titre',
    body: 'Votre avis',
    bodyHint: 'Coupe, matière, couleur : qu’auriez-vous aimé savoir ?',
    optional: 'facultatif',
    left: (amount: number) =>
      amount < 0
        ? count(-amount, 'caractère de trop', 'caractères de trop')
        : count(amount, 'caractère restant', 'caractères restants'),
    signed: 'Il est signé de votre prénom et de l’initiale de votre nom.',
    submit: 'Envoyer l’avis',
    save: 'Enregistrer les modifications',
    sending: 'Envoi…',
    cancel: 'Annuler',
    done: 'Merci. Tout le monde peut maintenant lire votre avis.',
    doneWaiting: 'Merci. Votre avis sera publié dès que la boutique l’aura lu.',
    saved: 'Vos modifications sont enregistrées.',
    savedHidden: 'Vos modifications sont enregistrées. L’avis reste masqué.',
  },
  problems: {
    rating: 'Choisissez combien d’étoiles vous donnez.',
    title: `Le titre ne peut pas dépasser ${count(reviewLimits.title, 'caractère', 'caractères')}.`,
    body: `Un avis ne peut pas dépasser ${count(reviewLimits.body, 'caractère', 'caractères')}.`,
  },
  /** Why it could not be stored; what was typed stays. */
  failures: {
    NOT_VERIFIED: { text: 'Vous pourrez donner un avis dès que cet article vous aura été livré.' },
    ALREADY_REVIEWED: {
      text: 'Vous venez de donner votre avis dans une autre fenêtre. Si vous envoyez celui-ci, il le remplace.',
    },
    NAME_NOT_ALLOWED: {
      text: 'Les avis sont signés du nom qui figure dans votre compte. Changez-le d’abord : indiquez votre propre nom, en lettres, espaces, traits d’union et apostrophes.',
    },
    forbidden: {
      text: 'Votre connexion a expiré. Reconnectez-vous ; votre avis est enregistré dans cette fenêtre.',
    },
    PRODUCT_NOT_FOUND: { text: 'Cet article n’est plus disponible.' },
  },
} as const satisfies Words<typeof english.reviewWords>
