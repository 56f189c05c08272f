import type * as english from '../../../../en/admin/store/sections/club'
import type { Words } from '../../../../words'

export const words = {
  name: 'نادي VIP',
  hint: 'رسائل عند بدء العروض الخاطفة، مع حقل للانضمام',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: «العروض الخاطفة في بريدك».' },
    text: { name: 'النص', hint: 'إن تُرك فارغًا: ما يحصل عليه الأعضاء، بنص البرنامج.' },
    facts: { name: 'الأرقام', hint: 'اكتب ما هو صحيح فقط: لا شيء يتحقق من هذه الكلمات.' },
    'facts.figure': { name: 'الرقم', hint: 'مثل «24 ساعة».' },
    'facts.text': { name: 'ما يدل عليه' },
    picture: { name: 'الصورة' },
  },
} as const satisfies Words<typeof english.words>
