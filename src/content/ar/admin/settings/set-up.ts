import type * as english from '../../../en/admin/settings/set-up'
import type { Words } from '../../../words'

/** Words of the page on which a new shop is set up. */
export const setUpWords = {
  title: 'افتح متجرك',
  intro: 'ست خطوات في نحو عشر دقائق. يمكن تخطّي أي خطوة وتغييرها لاحقًا في الإعدادات.',
  steps: {
    shop: {
      title: 'اللغات والبلد والعملة',
      text: 'بأي لغات تكتب ويقرؤك الزوار، وأين يوجد المتجر، وبأي عملة يبيع.',
    },
    look: { title: 'الاسم والشعار والألوان', text: 'ما يميّز متجرك. تتغير الصفحة أثناء الكتابة.' },
    payment: { title: 'كيف يدفع الزبائن', text: 'الدفع عند الاستلام أو تحويل بنكي أو بطاقة.' },
    delivery: { title: 'إلى أين تُرسل الطرود', text: 'الأماكن التي توصل إليها، وكيف، وبأي سعر.' },
    products: { title: 'المنتجات الأولى', text: 'ثلاثة تكفي للبداية.' },
    contact: {
      title: 'التواصل وما يطلبه القانون',
      text: 'من صاحب المتجر، وأرقامه للفواتير والبيانات القانونية، وكيف يتواصل الناس معك.',
    },
  },
  lacks: { look: 'الاسم', payment: 'طريقة دفع', delivery: 'التوصيل', products: 'منتج في المتجر' },
  done: 'تم',
  missing: 'ناقص',
  notRequired: 'غير إلزامي',
  unseen: 'للمراجعة',
  next: (step: string) => `التالي: ${step}`,
  last: 'الافتتاح',
  skip: 'تخطّي الآن',
  back: 'العودة إلى الإعداد',
  saving: 'جارٍ الحفظ…',
  check: 'هناك ما يجب تصحيحه قبل حفظ هذه الخطوة.',
  products: {
    title: 'المنتجات',
    some: 'هناك منتج معروض للبيع.',
    none: 'لا شيء معروض للبيع بعد.',
    drafts: 'هناك مسودات لا يراها غيرك: انشرها لتبيعها.',
    publish: 'عرض المسودات',
    add: 'أضف منتجًا',
    import: 'استيراد ملف',
    importHint: 'CSV أو Excel، وكذلك ملفات Shopify وWooCommerce.',
  },
  open: {
    count: (done: number, of: number) => `تم ${done} من ${of}`,
    ready: 'كل ما يلزم لاستقبال الطلبات موجود.',
    missing: (all: string) => `ينقص: ${all}`,
    action: 'افتح المتجر',
    opening: 'جارٍ الافتتاح…',
    failed: 'لم يُفتح المتجر. حاول مرة أخرى.',
    refused: 'لا يمكن فتح المتجر بعد.',
    done: 'المتجر مفتوح: يمكن للناس الطلب.',
    visit: 'زيارة المتجر',
  },
  preview: { show: 'عرض الصفحة', close: 'العودة إلى الأسئلة' },
  error: 'تعذر تحميل الإعداد',
} as const satisfies Words<typeof english.setUpWords>
