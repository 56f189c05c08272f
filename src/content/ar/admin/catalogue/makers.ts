import type * as english from '../../../en/admin/catalogue/makers'
import type { Words } from '../../../words'

/** Who makes the goods, as Regulation (EU) 2023/988 wants it shown. */
export const adminMakers = {
  title: 'سلامة المنتجات',
  link: 'الصانعون',
  text: 'من يصنع منتجاتك، ومن المسؤول عنها في الاتحاد الأوروبي، والتحذيرات. المتاجر التي تبيع هناك تعرضها في صفحة كل منتج.',
  hint: 'ما يُكتب هنا يظهر في صفحات المنتجات حسب صانعها. السطر بلا صانع لكل المنتجات الأخرى.',
  add: 'إضافة صانع',
  edit: (name: string) => `تعديل ${name}`,
  list: 'الصانعون',
  error: 'تعذر تحميل الصانعين.',
  none: {
    title: 'لا صانعين بعد',
    text: 'أضف من يصنع منتجاتك: المتجر نفسه إن كان هو الصانع.',
  },
  ofAll: 'لكل المنتجات الأخرى',
  of: (name: string) => `لمنتجات ${name}`,
  inUnion: (name: string) => `في الاتحاد الأوروبي: ${name}`,
  form: {
    add: 'إضافة صانع',
    edit: 'تعديل الصانع',
    fields: {
      vendor: 'صانع المنتجات',
      name: 'الاسم',
      address: 'العنوان',
      contact: 'البريد الإلكتروني أو عنوان الموقع',
      euName: 'الاسم، في الاتحاد',
      euAddress: 'العنوان، في الاتحاد',
      euContact: 'البريد الإلكتروني أو عنوان الموقع، في الاتحاد',
      warnings: 'تحذيرات',
    },
    hints: {
      vendor: 'كما هو مكتوب في المنتجات. إن تُرك فارغًا فلكل المنتجات الأخرى.',
      address: 'العنوان البريدي، خمسة أسطر على الأكثر.',
      contact: 'مثل \u2066hello@atelier.example\u2069 أو \u2066https://atelier.example/contact\u2069.',
      warnings: 'ما على الزبائن معرفته قبل الاستعمال، بلغات متجرك.',
    },
    union: 'إن كان الصانع خارج الاتحاد الأوروبي: من المسؤول عن المنتجات هناك.',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    delete: 'حذف',
    saved: 'تم حفظ الصانع',
    deleted: 'حُذف الصانع',
    failed: 'تعذر ذلك. حاول مرة أخرى.',
    taken: 'سطر آخر لهذه المنتجات موجود، أو غيّر أحد هذا السطر. أغلقه وانظر من جديد.',
    problems: {
      required: 'املأ هذه الخانة.',
      contact: 'أدخل بريدًا إلكترونيًا، أو عنوان موقع يبدأ بـ \u2066https://\u2069.',
      address: 'أدخل من سطر إلى خمسة أسطر، كل منها 100 حرف على الأكثر.',
      union: 'الاسم والعنوان ووسيلة الاتصال تُكتب معًا.',
    },
  },
} as const satisfies Words<typeof english.adminMakers>
