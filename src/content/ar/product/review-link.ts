import type * as english from '../../en/product/review-link'
import type { Words } from '../../words'
import { atShop, shopName } from '../shared/shop-words'

/** Words of the page on which an order's products are reviewed by a mailed link. */
export const reviewLinkWords = {
  documentTitle: 'تقييم طلبك',
  title: 'ما رأيك فيما اشتريته؟',
  order: (number: string) => `طلبك ${number}${atShop()}.`,
  signed: (author: string) => (author ? `يُوقّع تقييمك باسم «${author}».` : 'يُنشر تقييمك بدون اسم.'),
  appears: {
    'at-once': 'يظهر فورًا، وتظهر الصور بعد أن نطّلع عليها.',
    checked: 'يظهر مع صوره بعد أن نطّلع عليه.',
  },
  between: '، ',
  pictures: {
    title: 'الصور',
    hint: 'حتى ثلاث صور. نصغّرها قبل إرسالها، وتظهر بعد أن نطّلع عليها. لا تُظهر فيها وجوه غيرك.',
    add: 'إضافة صورة',
    remove: (at: number) => `إزالة الصورة ${at}`,
    alt: (at: number) => `الصورة ${at} التي أضفتها`,
    sent: (at: number) => `الصورة ${at}، أُرسلت من قبل`,
    preparing: 'جارٍ التحضير…',
    problems: {
      type: 'اختر صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
      unreadable: 'تعذرت قراءة هذه الصورة. اختر صورة أخرى.',
      'too-big': 'تعذر تصغير هذه الصورة بما يكفي. اختر صورة أخرى.',
    },
  },
  picturesFailed: 'تم حفظ تقييمك، لكن بعض الصور لم تصل. أرسله من جديد للمحاولة مرة أخرى.',
  failures: {
    LINK_NOT_FOUND: { text: 'لم يعد هذا الرابط يعمل. يبقى ما كتبته في هذا المتصفح.' },
    TOO_MANY_PICTURES: { text: 'أُضيفت إلى هذا التقييم اثنتا عشرة صورة، وهو العدد الأقصى.' },
  },
  stop: {
    get text() {
      return `ألا تريد مثل هذه الأسئلة من ${shopName()}؟ ستظل تصلك أخبار طلباتك.`
    },
    action: 'لا تسألوني مرة أخرى',
    busy: 'جارٍ الحفظ…',
    done: 'لن نسألك مرة أخرى. ستظل تصلك أخبار طلباتك.',
  },
  unknown: {
    title: 'لم يعد هذا الرابط يعمل',
    text: 'ربما ينقصه جزء، أو مضى عليه أكثر من ثلاثة أشهر. إن كان لديك حساب، فيمكنك كتابة تقييم في صفحة ما اشتريته.',
  },
  home: 'إلى المتجر',
} as const satisfies Words<typeof english.reviewLinkWords>
