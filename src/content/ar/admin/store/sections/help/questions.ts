import type * as english from '../../../../../en/admin/store/sections/help/questions'
import type { Words } from '../../../../../words'

export const words = {
  name: 'أسئلة',
  hint: 'أسئلة تُفتح أجوبتها وتُغلق',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص', hint: 'تحت عنوان صفحة كاملة.' },
    layout: {
      name: 'التنسيق',
      options: { part: 'جزء من صفحة', page: 'صفحة كاملة مع بحث' },
    },
    questions: { name: 'الأسئلة', hint: 'سؤال بلا جواب لا يظهر.' },
    'questions.anchor': {
      name: 'اسم قصير للروابط',
      hint: 'حروف لاتينية وأرقام وشرطات، مثل returns. إن تُرك فارغًا، يُعطى اسمًا تلقائيًا.',
    },
    'questions.question': { name: 'السؤال' },
    'questions.answer': { name: 'الجواب', hint: 'كل سطر فقرة.' },
    'questions.links': { name: 'الروابط تحت الجواب' },
    'questions.links.label': { name: 'الاسم', hint: 'إن تُرك فارغًا: اسم الوجهة.' },
    'questions.links.to': { name: 'الوجهة' },
    'questions.words': {
      name: 'كلمات البحث الإضافية',
      hint: 'كلمات يبحث بها الناس، تفصل بينها مسافات.',
    },
    aside: {
      name: 'بجانب الأسئلة',
      options: { none: 'لا شيء', ask: 'دعوة إلى المراسلة', channels: 'كل طرق التواصل معك' },
    },
    help: { name: 'صفحة المساعدة', hint: 'وجهة من لم يجد سؤاله هنا.' },
    all: { name: 'الرابط تحت الأسئلة', hint: 'إن تُرك فارغًا: اسم الوجهة.' },
    allTo: { name: 'وجهة الرابط' },
    ground: {
      name: 'الخلفية',
      options: { plain: 'لون الصفحة', tint: 'لون هادئ', band: 'لون الهوية' },
    },
  },
} as const satisfies Words<typeof english.words>
