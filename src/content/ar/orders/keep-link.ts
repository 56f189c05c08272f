import type * as english from '../../en/orders/keep-link'
import type { Words } from '../../words'

export const keepLink = {
  title: 'احتفظ برابط طلبك',
  text: 'لن تصلك رسالة إلكترونية عنه. أرسل هذا الرابط إلى نفسك: يفتح الطلب متى شئت. ويمكنك أيضًا تتبعه برقم الطلب ورقم هاتفك.',
  whatsApp: 'إرساله عبر WhatsApp',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  message: (order: string, link: string) => `طلبي ${order}: ${link}`,
} as const satisfies Words<typeof english.keepLink>
