import { productLimits } from '@/config/page-limits'
import type * as english from '../../../en/admin/catalogue/product-edit'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const picturesOf = (amount: number) =>
  count(amount, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' })
const ofPictures = (amount: number) => (amount === 2 ? 'صورتين' : picturesOf(amount))
const people = (amount: number) =>
  count(amount, { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' })
/** Those who wait, with their verb. */
const waiting = (amount: number) =>
  count(amount, {
    one: 'شخص واحد ينتظر',
    two: 'شخصان ينتظران',
    few: 'أشخاص ينتظرون',
    many: 'شخصًا ينتظرون',
    other: 'شخص ينتظرون',
  })

export const adminProductEdit = {
  pictures: {
    title: 'الصور',
    kinds: 'PNG أو JPEG أو WebP أو AVIF',
    order: 'اسحب الصور لترتيبها، أو افتح إحداها. الأولى هي الصورة الرئيسية.',
    drop: 'أفلت الصور أو ألصقها، أو',
    choose: 'اختيار ملفات',
    chooseShort: 'اختيار',
    photo: 'التقاط صورة',
    chooseLabel: 'ملفات الصور',
    photoLabel: 'صورة من الكاميرا',
    onlyPixels: 'لا يُرفع مع الصور مكانها ولا وقتها.',
    cover: 'الرئيسية',
    open: (place: number, of: number, alt: string) => `الصورة ${place} من ${of}${alt ? `: ${alt}` : ''}`,
    noAlt: 'لا وصف بعد',
    preparing: 'جارٍ التجهيز',
    percent: (part: number) => `${Math.round(part * 100)}%`,
    failed: 'لم تُرفع',
    uploads: (done: number, failed: number, of: number) =>
      failed > 0
        ? `لم تُرفع ${ofPictures(failed)} من أصل ${number(of)}`
        : `رُفعت ${picturesOf(done)} من أصل ${number(of)}`,
    retry: 'حاول مرة أخرى',
    remove: (place: number) => `إزالة الصورة ${place}`,
    removed: 'تمت إزالة الصورة',
    earlier: 'تقديم',
    later: 'تأخير',
    removeThis: 'إزالة',
    done: 'تم',
    moved: (place: number, of: number) => `الصورة الآن في الموضع ${place} من ${of}.`,
    alt: 'ماذا تُظهر الصورة',
    altHint: 'تقرؤه برامج قراءة الشاشة. إن بقي فارغًا، يُقرأ اسم المنتج.',
    color: 'اللون الظاهر',
    anyColor: 'بدون لون',
    colorHint: 'يعرض المتجر هذه الصورة حين يختار الزبون هذا اللون.',
    addUrl: 'إضافة',
    tooMany: `للمنتج ${picturesOf(productLimits.pictures)} على الأكثر.`,
    problems: {
      type: (name: string) => `${name}: اختر صورة PNG أو JPEG أو WebP أو AVIF.`,
      unreadable: (name: string) => `تعذرت قراءة ${name}. جرّب صورة أخرى أو رابط صورة.`,
      'too-big': (name: string) => `حجم ${name} كبير جدًا حتى بعد التصغير. جرّب صورة أخرى.`,
    },
  },
  stock: {
    title: 'المخزون',
    by: 'حسب المقاس واللون',
    total: 'المجموع',
    quantity: 'الكمية',
    cell: (size: string, color: string) => [color, size].filter(Boolean).join(' ') || 'الكمية',
    setAll: (name: string) => `تعبئة كل خانات ${name}`,
    setAllHint: 'رقم، أو \u200e+5 أو \u200e-2. اضغط Enter للتطبيق وEsc للإلغاء.',
    few: (level: number) => (level === 1 ? 'بقيت قطعة واحدة' : `${number(level)} أو أقل`),
    soldOut: 'نفدت الكمية',
    changed: 'تغيير غير محفوظ',
    was: (quantity: number) => `كان ${number(quantity)}`,
    keys: { tab: 'Tab', escape: 'Esc' },
    keysMove: 'للتنقل،',
    keysAdd: 'للإضافة،',
    keysBack: 'للتراجع',
    invalid: 'أدخل عددًا صحيحًا لا يتجاوز 1.000.000، أو \u200e+5 أو \u200e-2.',
    history: 'رموز SKU والسجل',
    unfinished: 'إحدى خانات المخزون بلا رقم. صحّحها، ثم احفظ.',
    waiting: (name: string, amount: number) => `${name}: ${waiting(amount)} رسالة توفر المنتج.`,
    waitingHere: (amount: number) => `${waiting(amount)} رسالة توفر المنتج.`,
    lost: (quantity: number) =>
      `إزالة المقاسات أو الألوان تحذف من المخزون ${count(quantity, { one: 'قطعة واحدة', two: 'قطعتين', few: 'قطع', many: 'قطعة', other: 'قطعة' })}. الطلبات الموجودة لا تتغير. لتغيير الاسم فقط، عدّله.`,
  },
  options: {
    name: { sizes: (name: string) => `المقاس ${name}`, colors: (name: string) => `اللون ${name}` },
    remove: (name: string) => `إزالة ${name}`,
    add: { sizes: 'إضافة مقاسات', colors: 'إضافة ألوان' },
    hint: 'عدّل الاسم لتغييره: يبقى المخزون والطلبات معه.',
    removed: (name: string) => `تمت إزالة ${name}`,
    joined: (names: readonly string[], to: string) =>
      `${names.join(' و')} تصير واحدًا باسم ${to}، ويُجمع مخزونها. بعد الحفظ، لا يمكن فصلها.`,
  },
  label: (title: string) => `تعديل ${title}`,
  missing: {
    title: 'المنتج غير موجود',
    text: 'حُذف، أو أن العنوان غير كامل.',
    action: 'كل المنتجات',
  },
  error: 'تعذر تحميل المنتج',
  more: 'المزيد',
  duplicate: 'تكرار',
  archive: 'أرشفة',
  restore: 'استعادة',
  remove: 'حذف',
  archived: 'تمت أرشفة المنتج',
  restored: 'تمت استعادة المنتج',
  failed: 'حدث خطأ ما. حاول مرة أخرى.',
  deleting: {
    title: (title: string) => `حذف ${title}؟`,
    text: 'تُحذف معه صوره ومخزونه وتقييماته. لا يمكن التراجع عن ذلك.',
    ordered: 'سبق أن طُلب هذا المنتج، فلا يمكن إلا أرشفته. المنتجات المؤرشفة تغادر المتجر، ويمكنك استعادتها.',
    keep: 'إلغاء',
    confirm: 'حذف المنتج',
    archive: 'أرشفة بدلًا من الحذف',
    done: 'حُذف المنتج',
    failed: 'لم يُحذف المنتج. حاول مرة أخرى.',
  },
  saved: 'تم حفظ المنتج',
  changes: (amount: number) =>
    count(amount, {
      one: 'تغيير واحد غير محفوظ',
      two: 'تغييران غير محفوظين',
      few: 'تغييرات غير محفوظة',
      many: 'تغييرًا غير محفوظ',
      other: 'تغيير غير محفوظ',
    }),
  untouched: 'كل شيء محفوظ',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  discard: 'تجاهل',
  discarded: 'تم تجاهل التغييرات',
  decide: 'احسم التعارضات أولًا.',
  look: (fields: string) => `تحقق من: ${fields}`,
  notSaved: {
    title: 'لم يُحفظ المنتج',
    offline: 'أنت غير متصل. تغييراتك ما زالت هنا؛ احفظ من جديد حين يعود الاتصال.',
    upload: 'هناك صورة لم تُرفع. أعد المحاولة أو أزلها، ثم احفظ.',
    forbidden: 'انتهت جلستك. سجّل الدخول من جديد؛ تغييراتك ما زالت هنا.',
    invalid: 'هناك قيمة غير مقبولة. تحقق من الخانات، ثم احفظ.',
    gone: 'حُذف المنتج في هذه الأثناء. تغييراتك ما زالت هنا؛ كرّره لإضافته من جديد.',
    fallback: 'تغييراتك ما زالت هنا. حاول مرة أخرى.',
  },
  conflict: {
    title: (amount: number) =>
      `تغيّرت ${count(amount, { one: 'خانة واحدة', two: 'خانتان', few: 'خانات', many: 'خانة', other: 'خانة' })} أثناء تعديلك`,
    text: 'حفظها مدير آخر، أو بيعت قطعة. اختر القيمة التي تريد إبقاءها، ثم احفظ.',
    field: 'الخانة',
    seen: 'ما رأيته',
    mine: 'قيمتك',
    theirs: 'المحفوظ الآن',
    empty: 'فارغ',
    keep: (text: string) => (text ? `إبقاء ${text}` : 'إبقاء قيمتي'),
    take: (text: string) => (text ? `أخذ ${text}` : 'أخذ القيمة الأخرى'),
    difference: (quantity: number, by: string) => `جعلها ${number(quantity)} (\u200e${by})`,
    of: (choice: string, field: string) => `${choice}: ${field}`,
    pictures: picturesOf,
    stock: (name: string) => `المخزون، ${name}`,
  },
  stored: {
    title: 'لديك تغييرات غير محفوظة',
    text: (day: string, time: string) => `محفوظة في هذا المتصفح، ${day} على الساعة ${time}.`,
    restore: 'استعادة',
    discard: 'تجاهل',
  },
  metrics: {
    title: 'آخر 30 يومًا',
    more: 'الإحصاءات',
    sold: 'المبيع',
    revenue: 'الإيرادات',
    rating: 'التقييم',
    unrated: 'لا تقييمات بعد',
    rated: (rating: string, reviews: number) =>
      `${rating} من ${count(reviews, { one: 'تقييم واحد', two: 'تقييمين', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' })}`,
    waiting: 'ينتظرون توفره',
    people,
    wished: 'في المفضلة',
  },
} as const satisfies Words<typeof english.adminProductEdit>
