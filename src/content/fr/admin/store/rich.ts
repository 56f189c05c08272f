import type * as english from '../../../en/admin/store/rich'
import type { Words } from '../../../words'

/** Words of the field for a text with headings, lists and links. */
export const storeRich = {
  tools: (label: string) => `Mise en forme : ${label}`,
  loading: 'Chargement du texte',
  failed: 'L’éditeur de ce texte n’a pas pu être chargé. Rechargez la page.',
  kind: 'Type de paragraphe',
  kinds: { paragraph: 'Paragraphe', heading: 'Titre', small: 'Petit titre' },
  strong: 'Gras',
  emphasis: 'Italique',
  bullets: 'Liste',
  numbers: 'Liste numérotée',
  link: 'Lien',
  undo: 'Annuler',
  redo: 'Rétablir',
  many: 'C’est trop pour un seul texte. Retirez quelques paragraphes ou éléments de liste.',
  kept: {
    picture: (text: string) => (text ? `Image : ${text}` : 'Image'),
    other: 'Une partie qui ne se modifie pas ici. Elle reste telle quelle.',
  },
  linkForm: {
    add: 'Ajouter un lien',
    change: 'Modifier le lien',
    text: 'Texte du lien',
    to: 'Destination',
    missing: 'Choisissez où il mène.',
    missingText: 'Quel est le texte du lien ?',
    remove: 'Retirer le lien',
    cancel: 'Annuler',
    save: 'Enregistrer le lien',
  },
} as const satisfies Words<typeof english.storeRich>
