import type * as english from '../../en/mail/orders-placed-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { shopName } from '../shared/shop-words.ts'

const methods = { card: 'بطاقة بنكية', bank: 'تحويل بنكي', cod: 'الدفع عند الاستلام' } as const
const newOrders = (amount: number) =>
  count(amount, {
    one: 'طلب جديد',
    two: 'طلبان جديدان',
    few: 'طلبات جديدة',
    many: 'طلبًا جديدًا',
    other: 'طلب جديد',
  })

/** Words of the mail that tells the owners of new orders. */
export const ordersPlacedMail = {
  subject: (amount: number, first: string) => (amount === 1 ? `طلب جديد ${first}` : newOrders(amount)),
  preview: (total: string) => total,
  title: (amount: number) => `وصلك ${newOrders(amount)}`,
  more: (amount: number) =>
    `ومعها ${count(amount, { one: 'طلب آخر', two: 'طلبان آخران', few: 'طلبات أخرى', many: 'طلبًا آخر', other: 'طلب آخر' })}.`,
  line: (items: number, method: keyof typeof methods, total: string) =>
    `${count(items, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })}، ${total}، ${methods[method]}`,
  open: 'فتح الطلب',
  openAll: 'فتح الطلبات',
  get reason() {
    return `وصلتك هذه الرسالة لأنك تدير ${shopName()}. تختار عدد مرات وصولها في الإعدادات، ضمن «الطلبات والمخزون».`
  },
} as const satisfies Words<typeof english.ordersPlacedMail>
