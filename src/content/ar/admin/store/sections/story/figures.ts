import type * as english from '../../../../../en/admin/store/sections/story/figures'
import type { Words } from '../../../../../words'

export const words = {
  name: 'أرقام',
  hint: 'أرقام كبيرة: مهلة الإرجاع، أوقات خدمة الزبائن، أرقامك',
  fields: {
    title: { name: 'العنوان', hint: 'يُقرأ لمن لا يرى الصفحة؛ ولا يظهر فيها.' },
    items: { name: 'الأرقام', hint: 'ما لا تدعمه إعداداتك لا يظهر.' },
    'items.fact': {
      name: 'المحتوى',
      options: {
        own: 'رقم خاص بك',
        packing: 'أيام تحضير الطرد، من إعداداتك',
        returns: 'أيام الإرجاع، من سياستك',
        cancel: 'ساعات الإلغاء، من سياستك',
        support: 'أوقات التواصل معك',
      },
    },
    'items.figure': { name: 'الرقم', hint: 'لرقمك الخاص، مثل 1.280° أو 40.' },
    'items.text': { name: 'النص', hint: 'إن تُرك فارغًا: تسمية البرنامج.' },
  },
} as const satisfies Words<typeof english.words>
