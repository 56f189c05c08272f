import type * as english from '../../en/shared/app-manifest'
import type { Words } from '../../words'

/** What the menu of the installed app's icon offers. */
export const appShortcuts = {
  newest: 'وصل حديثًا',
  cart: 'السلة',
  wishlist: 'المفضلة',
  track: 'تتبع الطلب',
} as const satisfies Words<typeof english.appShortcuts>
