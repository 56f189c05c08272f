import type * as english from '../../../en/admin/orders/packing'
import type { Words } from '../../../words'

export const packing = {
  title: 'بانتظار التغليف',
  none: { title: 'لا شيء للتغليف', text: 'تظهر الطلبات الجديدة هنا حالما يمكن إرسالها.' },
  error: 'تعذر تحميل الطلبات',
  more: 'تُعرض أقدم 200 طلب فقط.',
  pickList: 'قائمة التغليف',
  labels: 'ملصقات الشحن',
  orders: (orders: number) => `عدد الطلبات: ${orders}`,
  item: (name: string, variant: string, quantity: number) =>
    `${quantity} × ${[name, variant].filter(Boolean).join('، ')}`,
  carrier: 'شركة التوصيل',
  tracking: 'رقم التتبع',
  ship: 'تم التغليف والشحن',
  shipNamed: (number: string) => `تم التغليف والشحن: ${number}`,
  shipping: 'جارٍ الحفظ…',
  shipped: (number: string) => `الطلب ${number} في الطريق`,
  failed: 'لم يُحفظ ذلك. حاول مرة أخرى.',
  refusals: {
    ORDER_HELD: 'قاعدة توقف هذا الطلب.',
    NOT_CONFIRMED: 'لم يُؤكَّد هذا الطلب بعد.',
    NOT_PAID: 'لم يُدفع ثمن هذا الطلب بعد.',
    ORDER_WAS_CANCELLED: 'أُلغي هذا الطلب.',
    NOTHING_LEFT: 'شُحن كل ما في هذا الطلب.',
  },
} as const satisfies Words<typeof english.packing>
