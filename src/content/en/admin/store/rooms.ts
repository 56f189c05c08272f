/** The rooms of the online store; every screen of the admin names them. */
export const storeRooms = {
  title: 'Online store',
  label: 'Rooms of the online store',
  pages: 'Pages',
  menus: 'Menus',
  brand: 'Brand',
  media: 'Media',
  translations: 'Translations',
  translate: 'Translate',
} as const
