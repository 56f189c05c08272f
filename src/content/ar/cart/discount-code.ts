import type { CodeProblem } from '@/domain/cart/cart-quote'
import type * as english from '../../en/cart/discount-code'
import type { Words } from '../../words'

type Facts = { minimum: string | null; missing: string | null; starts: string | null; hasOther: boolean }

/** Words of the field for a discount code. */
export const codeWords = {
  label: 'رمز الخصم',
  optional: 'اختياري',
  open: 'إضافة رمز خصم',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق…',
  remove: 'إزالة',
  removeCode: (code: string) => `إزالة الرمز ${code}`,
  applied: (code: string, saved: string) => `تم تطبيق الرمز ${code}. وفّرت ${saved}.`,
  appliedShipping: (code: string) => `تم تطبيق الرمز ${code}. التوصيل مجاني.`,
  removed: 'تمت إزالة الرمز.',
  /** Each ends with the order going on without the code. */
  problems: {
    unknown: () => 'لا نعرف هذا الرمز. تحقق من كتابته.',
    not_yet: ({ starts }) =>
      starts ? `يبدأ العمل بهذا الرمز في ${starts}.` : 'لم يبدأ العمل بهذا الرمز بعد.',
    over: () => 'انتهت صلاحية هذا الرمز.',
    used_up: () => 'سبق استعمال هذا الرمز.',
    not_for_these: () => 'لا يشمل هذا الرمز القطع التي في سلتك.',
    minimum: ({ minimum, missing }) =>
      minimum && missing
        ? `يتطلب هذا الرمز مشتريات بقيمة ${minimum}. بقي ${missing}.`
        : 'لم تبلغ مشترياتك الحد الأدنى لهذا الرمز بعد.',
    first_order: () => 'هذا الرمز للطلب الأول فقط.',
    unconfirmed: () => 'يتطلب هذا الرمز بريدًا إلكترونيًا مؤكدًا. سجّل الدخول، أو افتح الرابط في رسالة منا.',
    other_better: ({ hasOther }) =>
      hasOther ? 'خصمك الآخر أكبر، لذلك طبّقناه هو.' : 'التوصيل مجاني من الأصل. احتفظ بهذا الرمز لطلب آخر.',
  } satisfies Record<CodeProblem, (facts: Facts) => string>,
  unchecked: 'تعذر التحقق من الرمز. سنتحقق منه عند تأكيد الطلب.',
  welcome: (percent: number) => `زبون جديد؟ لك خصم ${percent}%`,
} as const satisfies Words<typeof english.codeWords>
