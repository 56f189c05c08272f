import type * as english from '../../../en/admin/store/rooms'
import type { Words } from '../../../words'

/** The rooms of the online store; every screen of the admin names them. */
export const storeRooms = {
  title: 'المتجر الإلكتروني',
  label: 'أجزاء المتجر الإلكتروني',
  pages: 'الصفحات',
  menus: 'القوائم',
  brand: 'الهوية',
  media: 'الوسائط',
  translations: 'الترجمات',
  translate: 'ترجمة',
} as const satisfies Words<typeof english.storeRooms>
