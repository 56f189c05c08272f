import type * as english from '../../en/shared/errors'
import type { Words } from '../../words'

/** What went wrong, in the shopper's words, by kind of error; and what to do next. */
export const errors = {
  offline: {
    title: 'أنت غير متصل',
    text: 'تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
  },
  forbidden: {
    title: 'يلزم حساب آخر',
    text: 'لا يمكنك الاطلاع على هذا بحسابك الحالي. سجّل الدخول بالحساب المناسب.',
  },
  'not-found': { title: 'غير موجود', text: 'لم يعد هذا موجودًا.' },
  conflict: {
    title: 'حدث تغيير هنا',
    text: 'غيّر شخص آخر هذه المعلومات. تحقق منها، ثم حاول مرة أخرى.',
  },
  invalid: {
    title: 'تعذر ذلك',
    text: 'تحقق مما أدخلته وحاول مرة أخرى.',
  },
  'rate-limited': { title: 'محاولات كثيرة', text: 'انتظر بضع دقائق، ثم حاول مرة أخرى.' },
  closed: {
    title: 'إتمام الطلبات متوقف مؤقتًا',
    text: 'نعمل حاليًا على المتجر. سلتك محفوظة، فعد إلينا قريبًا.',
  },
  unknown: {
    title: 'حدث خطأ ما',
    text: 'حاول مرة أخرى. إن تكرر الخطأ، فتواصل معنا.',
  },
} as const satisfies Words<typeof english.errors>
