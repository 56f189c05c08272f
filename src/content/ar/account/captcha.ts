import type * as english from '../../en/account/captcha'
import type { Words } from '../../words'

const host = { turnstile: 'challenges.cloudflare.com', hcaptcha: 'hcaptcha.com' } as const

/** Words of the dialog that shows the CAPTCHA. */
export const captcha = {
  title: 'تحقق سريع',
  text: {
    order: 'لكي لا تحجز البرامج الآلية ما تريد شراءه. سلتك ومعلوماتك محفوظة.',
    message: 'لكي لا تملأ البرامج الآلية بريدنا. ما كتبته محفوظ.',
    subscription: 'لكي لا ترسل البرامج الآلية رسائل إلى عناوين الآخرين.',
    setup: 'اجتز التحقق الذي سيراه زوارك. بعدها يتم تفعيله.',
    auth: 'لكي لا تجرّب البرامج الآلية كلمات المرور ولا تنشئ الحسابات. ما أدخلته محفوظ.',
  },
  members: 'لا يُطلب هذا من الأعضاء الذين أكدوا بريدهم الإلكتروني.',
  frame: 'التحقق من أنك إنسان',
  loading: 'جارٍ تحميل التحقق…',
  ready: 'أكمل التحقق. غالبًا لا يتطلب منك شيئًا.',
  checking: 'جارٍ التحقق…',
  cancel: 'إلغاء',
  again: 'حاول مرة أخرى',
  problems: {
    blocked: (provider: keyof typeof host) =>
      `تعذر عرض التحقق. قد يكون مانع الإعلانات هو السبب: اسمح بـ ${host[provider]} في هذه الصفحة وحاول مرة أخرى، أو استعمل متصفحًا آخر.`,
    CAPTCHA_FAILED: 'لم ينجح التحقق أو استغرق وقتًا طويلًا. حاول مرة أخرى.',
    CAPTCHA_CHANGED: 'غيّر المتجر للتو طريقة التحقق. ألغِ العملية، ثم أعد الإرسال.',
    CAPTCHA_MISCONFIGURED: 'التحقق معطل حاليًا، ولا ذنب لك في ذلك. راسلنا.',
    setup: 'المفتاح السري للدالة verify-captcha غير موجود، أو يخص مفتاح موقع آخر، لذلك لم يتم تفعيل أي شيء.',
    PROVIDER_UNAVAILABLE: 'خدمة التحقق لا تستجيب. انتظر قليلًا، ثم حاول مرة أخرى.',
    'rate-limited': 'الضغط كبير على خدمة التحقق. انتظر قليلًا، ثم حاول مرة أخرى.',
    offline: 'أنت غير متصل. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
    unknown: 'تعذر التحقق. حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.captcha>
