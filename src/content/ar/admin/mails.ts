import type * as english from '../../en/admin/mails'

/** What the mails of the outbox are called in front of the owner, by template. */
export const mailKinds: typeof english.mailKinds = {
  'order-pending': 'تأكيد الطلب',
  'order-processing': 'الطلب قيد التحضير',
  'order-shipped': 'الطلب في الطريق',
  'order-tracking': 'رقم التتبع',
  'order-delivered': 'تسليم الطلب',
  'order-cancelled': 'إلغاء الطلب',
  'order-paid': 'وصول الدفع',
  'order-reminder': 'تذكير بالتحويل',
  'order-corrected': 'تعديل الطلب',
  'order-refunded': 'استرداد المبلغ',
  'order-paid-late': 'دفع متأخر، استُرد مبلغه',
  'order-return-requested': 'طلب إرجاع',
  'order-return-approved': 'قبول الإرجاع',
  'order-return-declined': 'رفض الإرجاع',
  'order-return-received': 'وصول القطع المرجعة',
  'order-return-exchanged': 'إرسال البديل',
  'order-return-closed': 'إغلاق الإرجاع',
  'order-withdrawn': 'استلام العدول عن العقد',
  'back-in-stock': 'متوفر من جديد',
  'flash-deals': 'العروض الخاطفة',
  welcome: 'الترحيب بالمشترك في النشرة',
  'orders-placed': 'طلبات جديدة، لأصحاب المتجر',
  'admin-invitation': 'دعوة إلى لوحة الإدارة',
  'message-received': 'وصول رسالة',
  'welcome-code': 'رمز الزبون الجديد',
  'student-confirm': 'خصم الطلبة، للتأكيد',
  'student-code': 'رمز خصم الطلبة',
  'student-refused': 'رفض خصم الطلبة',
  'subscribe-confirm': 'اشتراك، للتأكيد',
  'review-request': 'طلب تقييم',
  'cart-reminder': 'تذكير بسلة',
}

/** Why an address gets no mail. */
export const suppressionReasons: typeof english.suppressionReasons = {
  bounce: 'رُفضت الرسالة',
  complaint: 'صُنّفت رسالة مزعجة',
  'not-me': 'قال صاحب العنوان «لم أكن أنا»',
}
