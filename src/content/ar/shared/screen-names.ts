import type * as english from '../../en/shared/screen-names'

/** What entries of menus call the software's own screens (src/config/screen-paths.ts), unless the shop calls them otherwise. */
export const screenNames: typeof english.screenNames = {
  home: 'الرئيسية',
  search: 'بحث',
  collections: 'التشكيلات',
  deals: 'عروض اليوم',
  'flash-deals': 'العروض الخاطفة',
  cart: 'السلة',
  wishlist: 'المفضلة',
  profile: 'الملف الشخصي',
  track: 'تتبع الطلب',
  welcome: 'للزبائن الجدد',
  'student-discount': 'للطلبة',
}
