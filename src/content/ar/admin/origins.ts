import type * as english from '../../en/admin/origins'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const ordersOf = (orders: number) =>
  count(orders, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })

export const adminOrigins = {
  title: 'من أين يأتي الزبائن',
  isOff:
    'متوقف. بعد تفعيله يصل إلى المتجر، مع طلب كل زائر وافق على ذلك، الرابط أو الحملة التي أوصلته إليه. لا يعرف ذلك أحد غير المتجر، وحتى ذلك الحين لا تحمّل صفحاته شيئًا لهذا الغرض.',
  isOn: 'مفعّل، للزوار الموافقين. ما سبق ذلك يظهر ضمن «مصدر غير معروف».',
  switchOn: 'تفعيل',
  switchOff: 'إيقاف',
  switchedOn: 'تُحفظ المصادر من الآن',
  switchedOff: 'لم تعد المصادر تُحفظ',
  failed: 'تعذر ذلك. حاول مرة أخرى.',
  error: 'تعذر تحميل الأرقام',
  tooLong: 'اختر فترة لا تتجاوز سنة لترى من أين جاءت طلباتها.',
  touch: 'يُحتسب الطلب على',
  touches: { last: 'آخر زيارة قبله', first: 'أول زيارة' },
  none: 'لا طلبات في هذه الفترة.',
  unknown: 'مصدر غير معروف',
  profit: 'الربح حتى الآن:',
  orders: ordersOf,
  delivered: (orders: number) => `تم تسليم ${orders}`,
  refused: (orders: number) => `رُفض أو تعذر الاتصال: ${orders}`,
  sums: {
    revenue: (amount: string) => `المطلوب ${amount}`,
    refunded: (amount: string) => `المسترد ${amount}`,
    income: (amount: string) => `الدخل ${amount}`,
    goods: (amount: string) => `البضاعة ${amount}`,
    delivery: (amount: string) => `التوصيل ${amount}`,
    campaign: (amount: string) => `الحملة ${amount}`,
  },
  withoutCost: (pieces: number) =>
    `${count(pieces, { one: 'قطعة واحدة مسلّمة', two: 'قطعتان مسلّمتان', few: 'قطع مسلّمة', many: 'قطعة مسلّمة', other: 'قطعة مسلّمة' })} بدون تكلفة في المنتجات، فالربح أعلى من الواقع.`,
  note: 'الربح حتى الآن: مجموع الطلبات المسلّمة وما دُفع غيره، ناقص المبالغ المستردة، والبضاعة التي لم تعد إلى المخزون (بتكاليف اليوم)، والتوصيل، والحملات. الضريبة على القيمة المضافة داخل المبالغ.',
  otherCurrency: (orders: number) => `لم يُحتسب ${ordersOf(orders)} بعملة أخرى.`,
  costs: {
    action: 'تكلفة الحملات',
    text: 'تُوزّع بالتساوي على أيامها. المصدر والحملة كما في روابطك: utm_source وutm_campaign.',
    source: 'المصدر',
    sourceHint: 'كما في القائمة، مثل instagram',
    campaign: 'الحملة',
    optional: 'اختياري',
    from: 'اليوم الأول',
    to: 'اليوم الأخير',
    amount: 'التكلفة',
    add: 'إضافة التكلفة',
    saved: 'تمت إضافة التكلفة',
    remove: 'إزالة',
    removeOf: (source: string) => `إزالة تكلفة ${source}`,
    wrong: {
      source: 'اكتب أين جرت الحملة.',
      days: 'اختر يومين بالترتيب، لا تفصل بينهما أكثر من سنة.',
      amount: 'اكتب مبلغًا أكبر من صفر.',
    },
  },
} as const satisfies Words<typeof english.adminOrigins>
