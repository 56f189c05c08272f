import type { RiskReason } from '@/domain/orders/order-risk'
import type * as english from '../../../en/admin/orders/risk'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const by = (who: string) => (who ? `، من طرف ${who}` : '')
const orders = (amount: number) =>
  count(amount, {
    one: 'طلب سابق واحد',
    two: 'طلبان سابقان',
    few: 'طلبات سابقة',
    many: 'طلبًا سابقًا',
    other: 'طلب سابق',
  })
const calls = (amount: number) =>
  count(amount, { one: 'مكالمة واحدة', two: 'مكالمتان', few: 'مكالمات', many: 'مكالمة', other: 'مكالمة' })
/** `باسم آخر`, `باسمين آخرين`, `بـ3 أسماء أخرى`. */
const byNames = (amount: number) =>
  `${amount < 3 ? 'ب' : 'بـ'}${count(amount, { one: 'اسم آخر', two: 'اسمين آخرين', few: 'أسماء أخرى', many: 'اسمًا آخر', other: 'اسم آخر' })}`

export const adminRisk = {
  title: 'قبل إرساله',
  reason: (reason: RiskReason, figure: number, amount: string) =>
    ({
      refused: `عاد إلينا ${orders(figure)}: رُفض الطرد عند الباب، أو تعذر الوصول إلى الزبون.`,
      unanswered: `${calls(figure)} إلى هذا الرقم دون جواب.`,
      names: `أُرسلت طرود إلى هذا الرقم ${byNames(figure)}.`,
      city: `رُفض ${figure}% من الطرود المرسلة إلى هذه المدينة.`,
      value: `مبلغ مرتفع: ${amount}.`,
    })[reason],
  isOfCustomer: (reason: RiskReason) => reason !== 'city' && reason !== 'value',
  wants: {
    call: 'قاعدتك تطلب مكالمة أولًا: يُحضَّر الطلب بعد تأكيده.',
    hold: 'قاعدتك توقف هذا الطلب: يُحضَّر بعد أن تسمح به.',
  },
  deeds: {
    release: 'السماح به',
    forgive: 'مسامحة الزبون',
    block: 'حظر هذا الرقم',
    unblock: 'إلغاء حظر هذا الرقم',
  },
  done: {
    release: 'يمكن تحضير الطلب',
    forgive: 'تمت المسامحة: لا يُحسب ما سبق',
    block: 'لا يقبل المتجر أي طلب بهذا الرقم',
    unblock: 'تم إلغاء حظر الرقم',
  },
  was: {
    released: (at: string, who: string) => `سُمح به: ${at}${by(who)}.`,
    forgiven: (at: string, who: string) => `سومح الزبون: ${at}${by(who)}.`,
    blocked: (at: string, who: string) => `حُظر الرقم: ${at}${by(who)}.`,
  },
  failed: 'تعذر ذلك. حاول مرة أخرى.',
  rules: {
    title: 'طلبات الدفع عند الاستلام المحفوفة بالمخاطر',
    text: 'ما يقوله سجل متجرك عن طلب يُدفع عند الاستلام مذكور في الطلب. اختر ما يترتب عليه. لا تُحسب إلا الطلبات التي وصلت فيها إلى الزبون بالهاتف أو بطرد سُلّم إليه، فلا يستطيع أحد الإضرار برقم غيره. لا يُخبَر الزبائن بشيء من ذلك.',
    error: 'تعذر تحميل القواعد',
    names: {
      refused: 'طلبات سابقة عادت',
      unanswered: 'مكالمات دون جواب',
      names: 'الرقم معروف بأسماء أخرى',
      city: 'المدينة ترفض طرودًا كثيرة',
      value: 'مبلغ مرتفع',
    },
    from: (reason: RiskReason, currency: string) =>
      ({
        refused: 'الحد الأدنى لعدد الطلبات',
        unanswered: 'الحد الأدنى لعدد المكالمات',
        names: 'الحد الأدنى لعدد الأسماء',
        city: 'الحد الأدنى للنسبة المئوية',
        value: `الحد الأدنى للمبلغ (${currency})`,
      })[reason],
    action: 'عندها',
    actions: {
      none: 'ذكره في الطلب فقط',
      call: 'تحضيره بعد مكالمة تأكيد',
      prepay: 'عدم قبول الدفع نقدًا: طلب الدفع مسبقًا',
      hold: 'إيقافه حتى أسمح به',
    },
    wrong: 'أدخل عددًا صحيحًا؛ والنسبة المئوية لا تتجاوز 100.',
    save: 'حفظ',
    saveOf: (rule: string) => `حفظ: ${rule}`,
    saved: 'تم حفظ القاعدة',
  },
  blocked: {
    title: (amount: number) => (amount === 0 ? 'الأرقام المحظورة' : `الأرقام المحظورة: ${amount}`),
    none: 'لا يوجد. يمكنك حظر رقم من أحد طلباته.',
    unblockOf: (phone: string) => `إلغاء حظر ${phone}`,
  },
} satisfies Words<typeof english.adminRisk>
