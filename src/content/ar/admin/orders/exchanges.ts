import type * as english from '../../../en/admin/orders/exchanges'
import type { Words } from '../../../words'

/** Words of what is wanted instead of a returned item, and why a return was not changed. */
export const adminExchanges = {
  action: 'إرسال البديل',
  toExchange: 'بانتظار الاستبدال',
  wantedInstead: (variant: string, price: string) =>
    `يريد بدلًا منها: ${variant}${price ? `، بثمن ${price}` : ''}`,
  keptUntil: (day: string, time: string) => `محجوزة حتى ${day} ${time}`,
  notKept: 'غير محجوزة: انتهت المدة أو كانت نافدة. يمكن إرسالها ما دامت في المخزون.',
  exchangedBy: (order: string, amount: string) => `استُبدلت بالطلب ${order}، ودُفع عنه ${amount}`,
  exchangeMade: 'تم الاستبدال',
  exchanging: {
    title: 'إرسال ما طُلب بدلًا منها',
    credit: 'ثمن القطع المُرجعة',
    total: 'ثمن ما يُرسل',
    same: 'لم يبق شيء يُدفع أو يُسترد.',
    dearer: (amount: string) => `يُدفع ${amount} عند الاستلام.`,
    cheaper: (amount: string) => `يبقى ${amount} للاسترداد.`,
    note: 'ينشئ طلبًا مستقلًا يُحضَّر كسائر الطلبات، وتصل الزبون رسالة. لا يمكن التراجع عن ذلك.',
    submit: 'إرسال البديل',
    done: (order: string) => `الطلب ${order} جاهز للتحضير`,
  },
  problems: {
    ALREADY_RETURNED: 'صارت قطعه ضمن طلب إرجاع آخر.',
    NOT_PAID: 'سجّل أولًا دفع الطلب: ثمن القطع المُرجعة هو ما يغطي ثمن ما يُرسل.',
    OUT_OF_STOCK: 'نفد ما طُلب بدلًا منها. أعد المبلغ.',
    unknown: 'لم يُحفظ شيء. حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.adminExchanges>
