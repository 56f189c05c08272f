import type * as english from '../../../../../en/admin/store/sections/help/contact'
import type { Words } from '../../../../../words'

export const words = {
  name: 'نموذج الاتصال',
  hint: 'لصفحة «تواصل معنا»: نموذج وكل طرق التواصل معك',
  fields: {
    title: { name: 'العنوان', hint: 'إن تُرك فارغًا: عنوان الصفحة.' },
    text: { name: 'النص' },
    first: { name: 'أسئلة قد يكون لها جواب', hint: 'روابط إلى أكثر ما يُسأل عنه.' },
    'first.label': { name: 'السؤال' },
    'first.to': { name: 'الوجهة' },
    sent: { name: 'بعد إرسال الرسالة', hint: 'ما تقوله لمن كتب.' },
    help: { name: 'صفحة المساعدة', hint: 'وجهة من يبحث عن المزيد.' },
  },
} as const satisfies Words<typeof english.words>
