import type * as english from '../../en/shared/not-found'
import type { Words } from '../../words'

export const notFound = {
  code: '404',
  title: 'عذرًا، الصفحة غير موجودة',
  text: 'هذا العنوان لا يؤدي إلى أي صفحة. ربما كُتب خطأً، أو نُقل ما كان هنا.',
  home: 'العودة إلى الرئيسية',
  search: 'البحث في المتجر',
} as const satisfies Words<typeof english.notFound>
