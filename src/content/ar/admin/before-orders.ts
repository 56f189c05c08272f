import type * as english from '../../en/admin/before-orders'
import type { Words } from '../../words'

/** Words of what is missing in a new shop before people can order. */
export const beforeOrders = {
  title: 'قبل استقبال الطلبات',
  name: 'اختر اسم المتجر',
  product: 'أضف منتجًا',
  delivery: 'حدّد مناطق التوصيل ورسومه',
  payment: 'اختر طرق الدفع',
  contact: 'عرّف بنفسك وبعنوان مراسلتك',
  open: 'افتح المتجر',
  optional: 'غير إلزامي',
  /** Leads to the page of questions. */
  all: 'الإعداد خطوة بخطوة',
  hide: 'إخفاء هذه القائمة',
  /** While only what is not required is left. */
  only: 'يمكن للزبائن الطلب الآن. ما تبقّى يزيد ثقتهم بالمتجر.',
  /** What visitors see while nothing is for sale. */
  visitors: {
    opening:
      'يرى الزوار أن المتجر يفتح قريبًا، مع اسمه والنشرة البريدية، إلى أن تضيف منتجًا أو تنشر صفحة رئيسية خاصة بك.',
    own: 'يرى الزوار الصفحة الرئيسية التي نشرتها.',
    edit: 'تعديل الصفحة الرئيسية',
  },
} as const satisfies Words<typeof english.beforeOrders>
