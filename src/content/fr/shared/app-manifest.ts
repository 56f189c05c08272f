import type * as english from '../../en/shared/app-manifest'
import type { Words } from '../../words'

/** What the menu of the installed app's icon offers. */
export const appShortcuts = {
  newest: 'Nouveautés',
  cart: 'Panier',
  wishlist: 'Liste d’envies',
  track: 'Suivre une commande',
} as const satisfies Words<typeof english.appShortcuts>
