import type * as english from '../../../en/admin/store/rich'
import type { Words } from '../../../words'

/** Words of the field for a text with headings, lists and links. */
export const storeRich = {
  tools: (label: string) => `تنسيق ${label}`,
  loading: 'جارٍ تحميل النص',
  failed: 'تعذر تحميل محرر هذا النص. أعد تحميل الصفحة.',
  kind: 'نوع الفقرة',
  kinds: { paragraph: 'فقرة', heading: 'عنوان', small: 'عنوان صغير' },
  strong: 'غامق',
  emphasis: 'مائل',
  bullets: 'قائمة',
  numbers: 'قائمة مرقمة',
  link: 'رابط',
  undo: 'تراجع',
  redo: 'إعادة',
  many: 'هذا كثير على نص واحد. احذف بعض الفقرات أو عناصر القوائم.',
  kept: {
    picture: (text: string) => (text ? `صورة: ${text}` : 'صورة'),
    other: 'جزء لا يمكن تعديله هنا. يبقى كما هو.',
  },
  linkForm: {
    add: 'إضافة رابط',
    change: 'تعديل الرابط',
    text: 'نص الرابط',
    to: 'وجهة الرابط',
    missing: 'اختر وجهة الرابط.',
    missingText: 'اكتب نص الرابط.',
    remove: 'إزالة الرابط',
    cancel: 'إلغاء',
    save: 'حفظ الرابط',
  },
} as const satisfies Words<typeof english.storeRich>
