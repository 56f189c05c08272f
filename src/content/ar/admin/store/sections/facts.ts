import type * as english from '../../../../en/admin/store/sections/facts'
import type { Words } from '../../../../words'

export const words = {
  name: 'نقاط القوة',
  hint: 'ما يمكن للمتسوقين الاعتماد عليه، في صف واحد',
  fields: {
    facts: { name: 'النقاط', hint: 'ما لا تدعمه إعداداتك لا يظهر.' },
    'facts.fact': {
      name: 'المحتوى',
      options: {
        own: 'بكلماتك',
        'free-shipping': 'التوصيل المجاني، حسب رسومك',
        returns: 'الإرجاع، حسب سياستك',
        welcome: 'عرض الزبائن الجدد',
        support: 'أوقات التواصل معك',
      },
    },
    'facts.title': { name: 'العنوان', hint: 'لما تكتبه بكلماتك.' },
    'facts.text': { name: 'النص', hint: 'إن تُرك فارغًا: ما تقوله الإعدادات.' },
  },
} as const satisfies Words<typeof english.words>
