import type * as english from '../../../en/admin/store/rooms'
import type { Words } from '../../../words'

/** The rooms of the online store; every screen of the admin names them. */
export const storeRooms = {
  title: 'Boutique en ligne',
  label: 'Rubriques de la boutique en ligne',
  pages: 'Pages',
  menus: 'Menus',
  brand: 'Marque',
  media: 'Médias',
  translations: 'Traductions',
  translate: 'Traduire',
} as const satisfies Words<typeof english.storeRooms>
