import { accountLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/account/account'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const passwordLength = count(accountLimits.passwordLength, {
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
})

/** Words of signing in and of the account; the admin's own sign-in uses the same ones. */
export const account = {
  signIn: {
    title: 'تسجيل الدخول',
    intro: 'طلباتك وعناوينك معك أينما كنت.',
    tabs: { login: 'تسجيل الدخول', signUp: 'إنشاء حساب' },
    tabsLabel: 'تسجيل الدخول أو إنشاء حساب',
    signUpTitle: 'إنشاء حساب',
    signUpIntro: 'كل طلباتك في مكان واحد. ويمكنك أيضًا الطلب بدون حساب.',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: `${passwordLength} على الأقل.`,
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    login: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
    busyLogin: 'جارٍ تسجيل الدخول…',
    busySignUp: 'جارٍ إنشاء حسابك…',
    or: 'أو',
    apple: 'المتابعة عبر Apple',
    phone: 'المتابعة برقم الهاتف',
    notSetUp: {
      apple: {
        title: 'الدخول عبر Apple غير مُعدّ بعد',
        get text() {
          return `لا يوفره ${shop.name || 'المتجر'} حتى الآن. استعمل بريدك الإلكتروني.`
        },
      },
      phone: {
        title: 'الدخول برقم الهاتف غير مُعدّ بعد',
        get text() {
          return `لا يوفره ${shop.name || 'المتجر'} حتى الآن. استعمل بريدك الإلكتروني.`
        },
      },
    },
    /** Under the sign-up form. */
    offer: (percent: number) => `زبون جديد؟ لك خصم ${percent}% على طلبك الأول`,
    forgot: 'نسيت كلمة المرور؟',
    /** Words and links in their order. */
    consent: {
      before: 'بإنشاء حساب، توافق على ',
      terms: 'الشروط والأحكام',
      between: ' و',
      privacy: 'سياسة الخصوصية',
      after: '.',
    },
    confirm: {
      title: 'تفقّد بريدك',
      text: (email: string) => `أرسلنا رابطًا إلى ${email}. افتحه، ويصبح حسابك جاهزًا.`,
      back: 'العودة إلى تسجيل الدخول',
      again: 'إعادة الإرسال',
      busy: 'جارٍ الإرسال…',
      sent: 'الرسالة في طريقها إليك من جديد. تفقّد أيضًا مجلد الرسائل غير المرغوب فيها.',
    },
    /** Coming back from Apple. */
    returning: 'جارٍ تسجيل دخولك…',
    returnFailed: 'أُلغي تسجيل الدخول أو تعذر. حاول مرة أخرى، أو استعمل بريدك الإلكتروني.',
    phoneForm: {
      title: 'المتابعة برقم الهاتف',
      text: 'نرسل إليك رمزًا في رسالة نصية. وإن كان رقمك جديدًا لدينا، ننشئ لك حسابًا.',
      phone: 'رقم الهاتف',
      phoneHint: 'مع رمز البلد، مثل \u200e+212 612 345 678.',
      send: 'إرسال الرمز',
      sending: 'جارٍ الإرسال…',
      codeTitle: 'أدخل الرمز',
      codeText: (phone: string) => `أرسلنا رمزًا من ستة أرقام إلى \u200e${phone}.`,
      code: 'الرمز',
      submit: 'تسجيل الدخول',
      busy: 'جارٍ التحقق…',
      again: 'إرسال رمز آخر',
      sentAgain: 'رمز آخر في طريقه إليك',
      other: 'رقم آخر',
      back: 'الدخول بالبريد الإلكتروني',
      problems: {
        phone: 'أدخل الرقم مع رمز البلد، بدءًا بعلامة +.',
        code: 'أدخل الأرقام الستة التي وصلتك في الرسالة.',
      },
    },
    welcome: (name: string) => (name ? `مرحبًا بك، ${name}` : 'مرحبًا بك'),
    guest: 'المتابعة بدون حساب',
    track: 'تتبع طلب',
  },
  /** A forgotten password: asked for, and replaced by the link of the mail. */
  reset: {
    title: 'نسيت كلمة المرور؟',
    text: 'أدخل بريدك الإلكتروني، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    busy: 'جارٍ الإرسال…',
    sent: {
      title: 'تفقّد بريدك',
      text: (email: string) =>
        `إن كان هناك حساب بالعنوان ${email}، فالرابط في طريقه إليه. يعمل مرة واحدة، خلال ساعة.`,
      hint: 'لم يصلك شيء بعد بضع دقائق؟ تفقّد مجلد الرسائل غير المرغوب فيها، أو تحقق من العنوان.',
      again: 'عنوان آخر',
    },
    choose: {
      title: 'اختر كلمة مرور جديدة',
      text: 'تحل محل القديمة، وتُخرجك من حسابك على أجهزتك الأخرى.',
      password: 'كلمة المرور الجديدة',
      code: 'رمز تطبيق المصادقة',
      codeNeeded: 'التحقق بخطوتين مفعّل في هذا الحساب. أدخل رمز التطبيق أيضًا.',
      submit: 'حفظ كلمة المرور الجديدة',
      busy: 'جارٍ الحفظ…',
      done: 'تم حفظ كلمة مرورك الجديدة',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'يعمل مرة واحدة، خلال ساعة. يسعدنا أن نرسل إليك رابطًا جديدًا.',
      action: 'إرسال رابط جديد',
    },
  },
  /** The link of the mail that confirms an address. */
  confirmEmail: {
    title: 'أكّد بريدك الإلكتروني',
    text: 'أكّد بريدك الإلكتروني ليصبح حسابك جاهزًا.',
    submit: 'تأكيد بريدي الإلكتروني',
    busy: 'جارٍ التأكيد…',
    expired: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'إن سبق أن استعملته، فسجّل الدخول ببريدك الإلكتروني وكلمة مرورك. وإلا فأنشئ حسابك من جديد ونرسل إليك رابطًا آخر.',
      action: 'تسجيل الدخول',
    },
  },
  /** Shown when the session expires while a member uses the shop. */
  ended: {
    title: 'سجّل الدخول من جديد',
    text: (email: string) =>
      `انتهت جلستك بحساب ${email}. سجّل الدخول من جديد للمتابعة؛ كل ما في هذه الصفحة محفوظ.`,
    withoutPassword: (name: string) =>
      `انتهت جلستك${name && ` باسم ${name}`}. سجّل الدخول من جديد في صفحة الدخول؛ ما لم تحفظه في هذه الصفحة سيضيع.`,
    wrong: 'كلمة المرور غير صحيحة. حاول مرة أخرى.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
    login: 'إلى صفحة الدخول',
    decline: 'المتابعة بدون تسجيل الدخول',
  },
  required: {
    fullName: 'اكتب اسمك.',
    email: 'اكتب بريدك الإلكتروني.',
    emailFormat: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    password: 'اكتب كلمة المرور.',
    passwordLength: `اختر كلمة مرور من ${passwordLength} على الأقل.`,
    passwordBytes: 'اختر كلمة مرور أقصر: 36 حرفًا عربيًا على الأكثر، أو 72 حرفًا لاتينيًا.',
  },
  problems: {
    credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقق منهما وحاول مرة أخرى.',
    unconfirmed: 'افتح أولًا الرابط الذي أرسلناه إلى بريدك الإلكتروني.',
    'weak-password': 'كلمة المرور هذه سهلة التخمين. اختر كلمة أطول.',
    'same-password': 'هذه كلمة مرورك الحالية. اختر كلمة أخرى.',
    'second-factor':
      'التحقق بخطوتين مفعّل في هذا الحساب. لإدخال رمزك، سجّل الخروج، ثم سجّل الدخول إلى لوحة الإدارة.',
    'wrong-code': 'الرمز غير صحيح أو انتهت صلاحيته. أدخل الرمز الذي يظهر الآن في تطبيقك.',
    code: 'الرمز غير صحيح أو قديم. تحقق منه، أو اطلب رمزًا جديدًا.',
    email: 'تحقق من البريد الإلكتروني.',
    captcha: 'لم يكتمل التحقق. حاول مرة أخرى وأكمله؛ ما أدخلته محفوظ.',
    refused: 'تعذر ذلك بهذا البريد الإلكتروني. إن كان لديك حساب، فسجّل الدخول.',
    'rate-limited': 'محاولات كثيرة. انتظر بضع دقائق، ثم حاول مرة أخرى.',
    offline: 'أنت غير متصل. ما أدخلته محفوظ؛ حاول مرة أخرى حين يعود الاتصال.',
    unknown: 'حدث خطأ من جانبنا. ما أدخلته محفوظ؛ حاول مرة أخرى.',
  },
  profile: {
    title: 'الملف الشخصي',
    greeting: (name: string) => (name ? `مرحبًا، ${name}` : 'حسابك'),
    card: 'الحساب الحالي',
    since: (month: string) => `عضو منذ ${month}`,
    stats: {
      label: 'حسابك بالأرقام',
      orders: 'الطلبات',
      wishlist: 'المفضلة',
      reviews: 'التقييمات',
      error: 'تعذر تحميل أرقامك.',
    },
    menu: {
      label: 'حسابك',
      orders: 'طلباتي',
      addresses: 'عناوين التوصيل',
      payment: 'طرق الدفع',
      notifications: 'الإشعارات',
      help: 'المساعدة وخدمة الزبائن',
      settings: 'الإعدادات',
    },
    logout: 'تسجيل الخروج',
    loggingOut: 'جارٍ تسجيل الخروج…',
    loggedOut: 'تم تسجيل خروجك',
    logoutFailed: { title: 'لم يتم تسجيل خروجك', description: 'تعذر ذلك. حاول مرة أخرى.' },
    owner: 'فتح لوحة الإدارة',
    orders: 'طلباتي',
    noOrders: {
      title: 'لا طلبات بعد',
      text: 'ما تطلبه وأنت مسجّل الدخول يظهر هنا مع حالته.',
      action: 'ابدأ التسوق',
    },
    items: (amount: number) =>
      count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' }),
    order: (number: string) => `الطلب ${number}`,
    placed: (day: string) => `تاريخ الطلب: ${day}`,
  },
} as const satisfies Words<typeof english.account>
