import type * as english from '../../../en/admin/catalogue/reviews'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

export const adminReviews = {
  title: 'Avis',
  list: 'Avis, du plus récent au plus ancien',
  search: 'Article, nom ou mots',
  filter: 'Quels avis',
  views: {
    new: 'Nouveaux',
    published: 'Publiés',
    hidden: 'Masqués',
    all: 'Tous',
  },
  found: (reviews: number) => count(reviews, 'avis', 'avis'),
  moreThan: (reviews: number) => `Plus de ${count(reviews, 'avis', 'avis')}. Recherchez pour voir le reste.`,
  stars: (rating: number) => `${number(rating)} sur 5 étoiles`,
  noName: 'Sans nom',
  deleted: 'Compte supprimé',
  verified: 'Acheté ici',
  isHidden: (reason: string) => `Masqué : ${reason}`,
  noText: 'Des étoiles seulement, sans texte.',
  hide: 'Masquer',
  show: 'Afficher à nouveau',
  fine: 'Rien à signaler',
  hideOf: (product: string) => `Masquer : avis sur ${product}`,
  showOf: (product: string) => `Afficher à nouveau : avis sur ${product}`,
  fineOf: (product: string) => `Rien à signaler : avis sur ${product}`,
  dialog: {
    title: 'Masquer cet avis ?',
    text: 'Les clients ne le voient plus, et il ne compte plus dans la note de l’article. Son auteur le voit encore, comme masqué. Vous pourrez l’afficher à nouveau.',
    reason: 'Raison, pour les propriétaires seulement',
    submit: 'Masquer',
    busy: 'Masquage…',
    cancel: 'Annuler',
  },
  reasons: {
    spam: 'Publicité ou spam',
    offensive: 'Injurieux',
    personal: 'Données personnelles',
    'off-topic': 'Sans rapport avec l’article',
    other: 'Autre raison',
  },
  hidden: 'L’avis est masqué',
  shown: 'L’avis est affiché',
  checked: 'L’avis reste',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  none: {
    new: {
      title: 'Aucun nouvel avis',
      text: 'Ce que les membres écrivent sur vos articles apparaît d’abord ici.',
    },
    published: {
      title: 'Aucun avis pour le moment',
      text: 'Les membres donnent leur avis sur ce qui leur a été livré.',
    },
    hidden: {
      title: 'Aucun avis masqué',
      text: 'Les avis que vous masquez restent ici, et vous pouvez les afficher à nouveau.',
    },
    all: {
      title: 'Aucun avis pour le moment',
      text: 'Les membres donnent leur avis sur ce qui leur a été livré.',
    },
  },
  noneFound: {
    title: (query: string) => `Aucun avis ne correspond à « ${query} »`,
    text: 'La recherche porte sur le début des mots.',
  },
  error: 'Impossible de charger les avis',
} as const satisfies Words<typeof english.adminReviews>
