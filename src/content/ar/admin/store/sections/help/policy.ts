import type * as english from '../../../../../en/admin/store/sections/help/policy'
import type { Words } from '../../../../../words'

export const words = {
  name: 'سياسة',
  hint: 'لصفحات السياسات: ما يكتبه البرنامج، وكلماتك',
  fields: {
    document: {
      name: 'أي سياسة',
      hint: 'تُكتب بما في إعداداتك.',
      options: {
        shipping: 'التوصيل',
        returns: 'الإرجاع',
        terms: 'الشروط والأحكام',
        privacy: 'الخصوصية',
        cookies: 'ملفات تعريف الارتباط',
        'ad-choices': 'خيارات الإعلانات',
        accessibility: 'إمكانية الوصول',
        'legal-notice': 'البيانات القانونية',
      },
    },
    lead: { name: 'الجملة الأولى', hint: 'إن تُركت فارغة: الجملة التي يكتبها البرنامج.' },
    own: { name: 'أجزاء بكلماتك', hint: 'كل منها يحل محل جزء، أو يُضاف إلى الأجزاء.' },
    'own.part': {
      name: 'الاسم القصير للجزء',
      hint: 'ما يلي # في رابطه. اسم ليس في السياسة يضيف جزءًا جديدًا.',
    },
    'own.title': {
      name: 'العنوان',
      hint: 'إن تُرك فارغًا: عنوان الجزء الأصلي. الجزء المضاف يحتاج إلى عنوان.',
    },
    'own.text': { name: 'النص' },
    'own.words': { name: 'كلمات البحث الإضافية', hint: 'كلمات يبحث بها الناس، تفصل بينها مسافات.' },
    'own.after': {
      name: 'موضع الجزء المضاف: بعد',
      hint: 'الاسم القصير للجزء الذي يسبقه. إن تُرك فارغًا: في النهاية.',
    },
    help: { name: 'صفحة المساعدة', hint: 'وجهة من يبحث عن المزيد.' },
  },
} as const satisfies Words<typeof english.words>
