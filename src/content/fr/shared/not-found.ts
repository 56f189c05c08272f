import type * as english from '../../en/shared/not-found'
import type { Words } from '../../words'

export const notFound = {
  code: '404',
  title: 'Oups ! Page introuvable',
  text: 'Cette adresse ne mène nulle part. Elle est peut-être mal saisie, ou la page a été déplacée.',
  home: 'Revenir à l’accueil',
  search: 'Rechercher dans la boutique',
} as const satisfies Words<typeof english.notFound>
