import type * as english from '../../en/product/quick-order'
import type { Words } from '../../words'

export const quickOrder = {
  open: 'اطلب برقم هاتفك',
  title: 'اطلب برقم هاتفك',
  text: 'نتصل بك للتأكيد، وتدفع نقدًا لعامل التوصيل.',
  submit: (total: string) => `اطلب الآن، ${total}`,
  asking: 'جارٍ حساب المجموع…',
  delivery: (cost: string) => `يشمل المجموع ${cost} للتوصيل.`,
  phone: 'أدخل رقم هاتف يمكننا الاتصال به، مثل 0612345678.',
  refusals: {
    PRICE_CHANGED: { title: 'تغيّر المجموع', text: 'راجعه على الزر، ثم اطلب من جديد.' },
    OUT_OF_STOCK: { title: 'نفدت الكمية للتو', text: 'اختر غيره.' },
    LINE_LIMIT: { title: 'هذا أكثر مما يسمح به الطلب الواحد', text: 'اختر عددًا أقل.' },
    HELD_FOR_OTHERS: { title: 'حجزها زبائن آخرون للتو', text: 'اختر عددًا أقل، أو حاول بعد بضع دقائق.' },
    SHIPPING_UNAVAILABLE: { title: 'لا نوصل إلى هناك بعد', text: 'اختر مدينة أخرى.' },
    PAYMENT_METHOD_UNAVAILABLE: {
      title: 'لا يمكن دفع هذا الطلب نقدًا',
      text: 'أضف القطعة إلى السلة، واختر طريقة دفع أخرى عند إتمام الطلب.',
    },
    TOO_MANY_ORDERS: { title: 'طلبات كثيرة في وقت قصير', text: 'انتظر ساعة، أو تواصل معنا.' },
    TOO_MANY_UNPAID: { title: 'ما زالت لديك طلبات مفتوحة', text: 'نتصل بك بشأنها أولًا. أو تواصل معنا.' },
  },
} as const satisfies Words<typeof english.quickOrder>
