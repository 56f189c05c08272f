import type * as english from '../../en/product/zoom'
import type { Words } from '../../words'

/** Words of the large pictures. */
export const zoomWords = {
  title: (title: string) => `${title}, grande photo`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  closer: 'Voir de plus près',
  whole: 'Voir la photo entière',
  previous: 'Photo précédente',
  next: 'Photo suivante',
} as const satisfies Words<typeof english.zoomWords>
