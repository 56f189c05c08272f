import type * as english from '../../en/shared/delivery-words'
import type { Words } from '../../words'

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** Words of the tables of delivery methods. */
export const deliveryWords = {
  caption: 'Modes de livraison',
  head: ['Mode', 'Jours', 'Frais'],
  where: (places: readonly string[]) => (places.length > 0 ? names.format(places) : 'Partout ailleurs'),
} as const satisfies Words<typeof english.deliveryWords>
