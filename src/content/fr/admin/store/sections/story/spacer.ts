import type * as english from '../../../../../en/admin/store/sections/story/spacer'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Espace',
  hint: 'Un espace vide entre deux sections, avec un trait si vous voulez',
  fields: {
    height: { name: 'Hauteur', options: { small: 'Petite', medium: 'Moyenne', large: 'Grande' } },
    hasLine: { name: 'Un trait au milieu' },
  },
} as const satisfies Words<typeof english.words>
