import type * as english from '../../en/shared/line-words'
import type { Words } from '../../words'

/** Words of cart lines and ordered items. */
export const lineWords = {
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  free: 'Gratuit',
  unserved: 'Non disponible',
  atCheckout: 'Calcul à la commande',
  /** Named by its code or title. */
  discount: (name: string | null | undefined) => (name ? `Remise (${name})` : 'Remise'),
  keepShopping: 'Continuer mes achats',
} as const satisfies Words<typeof english.lineWords>
