import type * as english from '../../en/admin/lists'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const items = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const variantsOf = (amount: number) =>
  count(amount, { one: 'صنف واحد', two: 'صنفان', few: 'أصناف', many: 'صنفًا', other: 'صنف' })
const ordersOf = (amount: number) =>
  count(amount, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })

/** Printed lists over several orders. */
export const adminLists = {
  pickList: 'قائمة التغليف',
  labels: 'ملصقات الشحن',
  print: 'طباعة',
  error: 'تعذر تحميل القائمة',
  nothing: { title: 'لا شيء للتغليف', text: 'كل قطع هذه الطلبات شُحنت، أو أن الطلبات ملغاة.' },
  noLabels: { title: 'لا ملصقات شحن', text: 'ليس لهذه الطلبات طرد في الطريق ولا طرد ينتظر الشحن.' },
  sums: (variants: number, quantity: number, orders: number) =>
    [items(quantity), variantsOf(variants), ordersOf(orders)].join('، '),
  sku: 'SKU',
  product: 'المنتج',
  variant: 'الصنف',
  quantity: 'الكمية',
  forOrders: 'للطلبات',
  order: (order: string, quantity: number) => (quantity === 1 ? order : `${order} × ${number(quantity)}`),
  byOrder: 'الطلبات',
  customer: 'الزبون',
  city: 'المدينة',
  items,
  labelOf: (order: string) => `ملصق شحن الطلب ${order}`,
} as const satisfies Words<typeof english.adminLists>
