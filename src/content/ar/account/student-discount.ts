import type * as english from '../../en/account/student-discount'
import type { Words } from '../../words'

/** Words of the page where students ask for their discount. */
export const studentWords = {
  title: (percent: number) => `خصم ${percent}% للطلبة`,
  documentTitle: 'خصم الطلبة',
  description: 'للطلبة رمز خصم صالح لمدة سنة، على كل طلب.',
  text: 'أخبرنا أين تدرس. نتحقق من ذلك ونرسل إلى بريدك رمزًا صالحًا لمدة سنة على كل طلب.',
  fields: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني الدراسي',
    school: 'المدرسة أو الجامعة',
    proof: 'بطاقة الطالب',
  },
  hints: {
    email: 'ليس لديك عنوان دراسي؟ استعمل عنوانك وأضف صورة بطاقة الطالب.',
    proof: 'ملف JPEG أو PNG أو WebP أو PDF لا يتجاوز 3 ميغابايت. لا يراه غيرنا، ويُحذف بعد 90 يومًا.',
  },
  rules: [
    'لكل من يدرس في مدرسة أو جامعة.',
    'صالح لمدة سنة، على كل طلب بالبريد الإلكتروني الذي تؤكده. بعدها، اطلبه من جديد.',
    'لا يشمل العروض الخاطفة وعروض اليوم، ولا يُجمع مع خصم آخر: يُطبق الخصم الأكبر.',
  ],
  optional: 'اختياري',
  allRequired: 'كل الحقول مطلوبة، إلا ما كُتب بجانبه «اختياري».',
  submit: 'طلب الخصم',
  busy: 'جارٍ الإرسال…',
  problems: {
    name: 'أدخل اسمك.',
    email: 'أدخل بريدك الإلكتروني.',
    emailFormat: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    school: 'أدخل اسم مدرستك أو جامعتك.',
    tooLong: 'هذا النص طويل جدًا.',
    proofType: 'اختر ملفًا من نوع JPEG أو PNG أو WebP أو PDF.',
    proofSize: 'حجم هذا الملف أكبر من 3 ميغابايت.',
  },
  sent: {
    title: 'أكّد بريدك الإلكتروني',
    text: (email: string) => `أرسلنا رابطًا إلى ${email}. افتحه، ويصلنا طلبك.`,
    withoutProof: 'تعذر رفع ملفك. قد نراسلك لنطلبه منك، ويمكنك أيضًا إعادة إرسال الطلب.',
  },
  confirm: {
    title: 'أكّد طلبك',
    text: 'بنقرة واحدة يصلنا طلب خصم الطلبة.',
    submit: 'تأكيد بريدي الإلكتروني',
    busy: 'لحظة من فضلك…',
  },
  confirmed: {
    title: 'شكرًا لك',
    text: 'وصلنا طلبك. سنراسلك فور دراسته.',
  },
  expired: {
    title: 'لم يعد هذا الرابط صالحًا',
    text: 'مر عليه أكثر من أسبوع، أو ينقصه جزء. أعد إرسال الطلب.',
    action: 'إرسال طلب جديد',
  },
  off: 'لا يوجد خصم للطلبة حاليًا',
  deals: 'شاهد عروض اليوم',
  shop: 'ابدأ التسوق',
} as const satisfies Words<typeof english.studentWords>
