import type * as english from '../../../en/admin/catalogue/reviews'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const reviewsOf = (amount: number) =>
  count(amount, { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' })

export const adminReviews = {
  title: 'التقييمات',
  list: 'التقييمات، الأحدث أولًا',
  search: 'المنتج أو الاسم أو كلمات من النص',
  filter: 'التقييمات المعروضة',
  views: {
    new: 'جديدة',
    published: 'منشورة',
    hidden: 'مخفية',
    all: 'الكل',
  },
  found: reviewsOf,
  moreThan: (reviews: number) =>
    `أكثر من ${reviews === 2 ? 'تقييمين' : reviewsOf(reviews)}. ابحث لترى الباقي.`,
  stars: (rating: number) => `${rating} من 5 نجوم`,
  noName: 'بدون اسم',
  deleted: 'حساب محذوف',
  verified: 'شراء موثّق',
  isHidden: (reason: string) => `مخفي: ${reason}`,
  noText: 'نجوم فقط، بدون نص.',
  hide: 'إخفاء',
  show: 'إظهار من جديد',
  fine: 'قبول',
  hideOf: (product: string) => `إخفاء: تقييم ${product}`,
  showOf: (product: string) => `إظهار من جديد: تقييم ${product}`,
  fineOf: (product: string) => `قبول: تقييم ${product}`,
  dialog: {
    title: 'إخفاء هذا التقييم؟',
    text: 'لن يراه الزبائن، ولن يُحتسب ضمن تقييم المنتج. أما كاتبه فيراه مخفيًا. يمكنك إظهاره من جديد.',
    reason: 'السبب، لمديري المتجر فقط',
    submit: 'إخفاء',
    busy: 'جارٍ الإخفاء…',
    cancel: 'إلغاء',
  },
  reasons: {
    spam: 'إعلان أو محتوى مزعج',
    offensive: 'مسيء',
    personal: 'معلومات شخصية',
    'off-topic': 'لا يتعلق بالمنتج',
    other: 'سبب آخر',
  },
  hidden: 'تم إخفاء التقييم',
  shown: 'التقييم ظاهر الآن',
  checked: 'يبقى التقييم ظاهرًا',
  failed: 'تعذر ذلك. حاول مرة أخرى.',
  none: {
    new: { title: 'لا تقييمات جديدة', text: 'ما يكتبه الأعضاء عن منتجاتك يظهر هنا أولًا.' },
    published: { title: 'لا تقييمات بعد', text: 'يقيّم الأعضاء ما تسلّموه.' },
    hidden: { title: 'لا شيء مخفي', text: 'التقييمات التي تخفيها تبقى هنا، ويمكنك إظهارها من جديد.' },
    all: { title: 'لا تقييمات بعد', text: 'يقيّم الأعضاء ما تسلّموه.' },
  },
  noneFound: {
    title: (query: string) => `لا تقييم يطابق «${query}»`,
    text: 'يطابق البحث أوائل الكلمات.',
  },
  error: 'تعذر تحميل التقييمات',
} as const satisfies Words<typeof english.adminReviews>
