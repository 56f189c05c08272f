import type * as english from '../../en/shared/delivery-time'
import type { Words } from '../../words'

/** How every page tells when an order arrives. Other times are those of one step. */
export const deliveryTime = {
  promise:
    'تعرض صفحة إتمام الطلب أول يوم وآخر يوم قد يصل فيهما طلبك، حسب عنوانك وطريقة التوصيل. هذا وعدنا، وتجده أيضًا في رسالة التأكيد.',
} as const satisfies Words<typeof english.deliveryTime>
