import type * as english from '../../../en/admin/orders/order-review'
import type { Words } from '../../../words'

export const adminOrderReview = {
  title: 'التقييم',
  action: 'إنشاء رابط لإرساله',
  busy: 'جارٍ الإنشاء…',
  whatsApp: 'إرسال عبر WhatsApp',
  once: 'يظهر الرابط هذه المرة فقط، ويعمل تسعين يومًا، لهذا الطلب وحده.',
  failed: 'تعذر إنشاء الرابط. أعد تحميل الطلب.',
  asked: {
    mail: (day: string) => `طُلب بالبريد الإلكتروني: ${day}.`,
    link: (day: string) => `أُنشئ رابط: ${day}.`,
  },
} as const satisfies Words<typeof english.adminOrderReview>
