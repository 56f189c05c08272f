import type * as english from '../../en/shared/preview'
import type { Words } from '../../words'

/** What the software says in the preview of a page or a product that is not published yet. */
export const previewWords = {
  title: 'Aperçu',
  draft: 'Ceci est un brouillon. Seules les personnes qui ont ce lien le voient.',
  product: 'Seules les personnes qui ont ce lien voient l’article ainsi. On ne peut pas l’acheter ici.',
  ended: {
    title: 'Cet aperçu a expiré',
    text: 'Le lien est trop ancien, ou ce qu’il montrait n’existe plus. Demandez un nouveau lien.',
  },
  waiting: 'En attente de l’éditeur',
  alone: {
    title: 'Aucun aperçu ici',
    text: 'Les pages qui ne sont pas encore publiées s’affichent dans l’administration, sous « Boutique en ligne ».',
  },
  broken: (kind: string) => `La section « ${kind} » ne peut pas s’afficher`,
  brokenText: 'Les clients voient la page sans elle.',
  unknown: 'Cette version de la boutique ne connaît pas ce type de section.',
  fails: 'Une erreur se produit à l’affichage. Un développeur peut en trouver la cause :',
  unreadable: 'Ce que l’éditeur a envoyé est illisible. Rechargez l’éditeur.',
  problem: (field: string, message: string) => (field ? `${field} : ${message}` : message),
} as const satisfies Words<typeof english.previewWords>
