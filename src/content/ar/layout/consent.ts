import { paths } from '@/config/paths'
import type * as english from '../../en/layout/consent'
import type { Words } from '../../words'

const closed = 'حتى تغلق علامة التبويب'
const removed = 'حتى تغيّر اختيارك'

export const storedThings: typeof english.storedThings = [
  { keys: ['cart'], name: 'السلة', why: 'القطع التي أضفتها', until: 'حتى تفرغها أو تطلب' },
  {
    keys: ['discount-code'],
    name: 'رمز الخصم',
    why: 'الرمز الذي كتبته',
    until: 'حتى يُستعمل في طلب',
  },
  {
    keys: ['saved-for-later'],
    name: 'محفوظ لوقت لاحق',
    why: 'القطع التي نقلتها من السلة',
    until: 'حتى تزيلها',
  },
  {
    keys: ['wishlist'],
    name: 'مفضلة الزائر',
    why: 'المنتجات التي حفظتها',
    until: 'حتى تزيلها',
  },
  {
    keys: ['size'],
    name: 'مقاساتك',
    why: 'مقاساتك، ووحدة القياس: سنتيمتر أو بوصة',
    until: removed,
  },
  { keys: ['currency'], name: 'العملة', why: 'العملة التي اخترتها', until: removed },
  {
    keys: ['language'],
    name: 'اللغة',
    why: 'اللغة التي اخترتها، أو أنك لا تريد عرض لغة أخرى',
    until: removed,
  },
  { keys: ['theme'], name: 'المظهر', why: 'فاتح أو داكن، إن اخترت أحدهما', until: removed },
  {
    keys: ['shop-session', 'shop-session-code-verifier'],
    name: 'تسجيل الدخول',
    why: 'يبقيك داخل حسابك',
    until: 'حتى تسجّل الخروج',
  },
  {
    keys: ['orders'],
    name: 'طلبات الزائر',
    why: 'يفتح الطلبات التي قدّمتها من هنا بدون حساب',
    until: 'حتى تمسحها',
  },
  {
    keys: ['checkout-attempt'],
    name: 'الطلب الجاري تسجيله',
    why: 'يمنع تكرار الطلب',
    until: 'حتى يُسجّل',
  },
  {
    keys: ['draft'],
    name: 'ما كتبته',
    why: 'يعيد إليك نموذجًا لم ترسله بعد؛ بدون كلمات المرور ومعلومات البطاقات',
    until: 'حتى ترسله أو تسجّل الخروج؛ ولمدة يوم بدون حساب',
  },
  {
    keys: ['scroll', 'reloaded-for-new-version'],
    name: 'موضعك في الصفحة',
    why: 'ليعيدك إلى حيث كنت',
    until: closed,
    session: true,
  },
  { keys: ['consent'], name: 'اختيارك', why: 'كي لا نسألك من جديد', until: 'لمدة سنة' },
  {
    keys: ['recently-viewed'],
    name: 'شاهدته مؤخرًا',
    why: 'المنتجات التي شاهدتها',
    until: 'حتى تمسحها',
    optional: true,
  },
  {
    keys: ['recent-searches'],
    name: 'عمليات البحث الأخيرة',
    why: 'ما بحثت عنه',
    until: 'حتى تمسحها',
    optional: true,
  },
]

/** Listed where this browser has one: few shops have a second address for reads. */
export const changeThing: (typeof english.storedThings)[number] = {
  keys: ['last-change'],
  name: 'آخر تغيير',
  why: 'وقت آخر ما أرسلته، كي تراه فورًا',
  until: 'حتى التغيير التالي',
}

/** Listed where this browser has one: few shops keep where customers come from. */
export const originThing: (typeof english.storedThings)[number] = {
  keys: ['origin'],
  name: 'من أين أتيت',
  why: 'الرابط أو الإعلان الذي أوصلك إلى هنا، ويصل إلى المتجر مع طلبك',
  until: 'حتى تطلب، 30 يومًا على الأكثر',
  optional: true,
}

/** Listed where this browser has one: few shops tell advertising services of orders. */
export const shareThing: (typeof english.storedThings)[number] = {
  keys: ['share'],
  name: 'ما تُخبَر به الخدمات',
  why: 'موافقتك، ورقم النقرة على الإعلان، والطلبات التي تخصها',
  until: 'حتى تتراجع عنها، سنة على الأكثر؛ والنقرة 30 يومًا',
  optional: true,
}

export const consentWords = {
  notice: {
    title: 'هل تريد حفظ ما شاهدته وبحثت عنه مؤخرًا؟',
    text: 'في هذا المتصفح فقط، لتجده من جديد.',
    textWithOrigin:
      'في هذا المتصفح فقط، لتجده من جديد. وكذلك الرابط أو الإعلان الذي أوصلك إلى هنا، ويصل إلى المتجر مع طلبك.',
    yes: 'نعم، احفظه',
    no: 'لا، شكرًا',
    more: { label: 'ما الذي يُخزّن', to: paths.cookies },
  },
  panel: {
    title: 'اختيارك',
    label: 'حفظ المنتجات التي شاهدتها مؤخرًا وعمليات البحث',
    text: 'به يظهر «شاهدته مؤخرًا» وعمليات بحثك الأخيرة. يُحفظ ذلك في هذا المتصفح فقط، ويُحذف فورًا إن أوقفته.',
    origin: 'يعرف المتجر أيضًا، مرة واحدة ومع طلبك، أي رابط أو إعلان أوصلك إلى هنا، ثم ينساه هذا المتصفح.',
    on: 'مفعّل',
    off: 'متوقف',
    saved: {
      given: 'تم الحفظ. يُحفظ ما تشاهده وما تبحث عنه في هذا المتصفح.',
      refused: 'تم الحفظ. حُذف ما شاهدته وما بحثت عنه.',
    },
    signal: 'يرسل متصفحك إشارة Global Privacy Control، لذلك يبقى هذا متوقفًا ما لم تفعّله بنفسك.',
  },
  share: {
    label: (services: readonly string[]) => `إخبار ${services.join(' و')} بما أطلبه`,
    services: { meta: 'Meta (Facebook وInstagram)', google: 'Google Analytics' },
    told: {
      meta: 'تتلقى Meta قيمة الطلب وعملته ومنتجاته، ورقم النقرة على الإعلان، واسم متصفحك.',
      'meta-contact':
        'تتلقى Meta قيمة الطلب وعملته ومنتجاته، ورقم النقرة على الإعلان، واسم متصفحك، ورموزًا مأخوذة من بريدك وهاتفك تتعرف بها على أعضائها.',
      google: 'تتلقى Google قيمة الطلب وعملته ومنتجاته، ولا شيء عنك.',
    },
    why: 'ليعرف المتجر أي الإعلانات تجلب الطلبات. يُرسل ذلك عندما يُدفع الطلب أو يُسلّم.',
    saved: {
      given: 'تم الحفظ. ستُخبَر الخدمات بطلباتك القادمة.',
      refused: 'تم الحفظ. لن تُخبَر بشيء بعد الآن، ولا بطلباتك السابقة.',
    },
  },
  table: {
    title: 'ما يُخزّن في هذا المتصفح',
    caption: 'كل ما قد يخزنه هذا المتجر في متصفحك',
    head: { name: 'ماذا', why: 'لماذا', until: 'إلى متى', now: 'موجود الآن' },
    needed: 'ضروري',
    optional: 'اختياري',
    yes: 'نعم',
    no: 'لا',
  },
} as const satisfies Words<typeof english.consentWords>
