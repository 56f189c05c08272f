import type * as english from '../../../en/admin/settings/sample'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const kinds = {
  pages: 'صفحة',
  collections: 'تشكيلة',
  collection_groups: 'مجموعة',
  categories: 'فئة',
  departments: 'قسم',
  size_charts: 'جدول مقاسات',
} as const

/** The panel that takes the sample shop away. */
export const sampleWords = {
  title: 'المتجر النموذجي',
  text: (products: number, orders: number) =>
    `فُتح هذا المتجر بنموذج فيه ${count(products, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })} و${count(orders, {
      one: 'طلب واحد',
      two: 'طلبان',
      few: 'طلبات',
      many: 'طلبًا',
      other: 'طلب',
    })}، مع صفحاته وصوره وحساباته. يبقى كل ما أنشأته بنفسك، وكذلك الطلبات التي لها فاتورة.`,
  action: 'إزالة النموذج',
  left: {
    text: 'أُزيل النموذج، ما عدا ما لا يزال متجرك يستعمله. أخرجه من هناك، ثم أزل الباقي.',
    shown: (places: string) => `معروض في ${places}`,
    used: 'ينتمي إليه شيء أنشأته بنفسك',
    name: (name: string, kind: keyof typeof kinds) => `${name} (${kinds[kind]})`,
    pictures: (amount: number) =>
      count(amount, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' }),
    more: (amount: number) =>
      `ويبقى معها ${count(amount, {
        one: 'عنصر آخر',
        two: 'عنصران آخران',
        few: 'عناصر أخرى',
        many: 'عنصرًا آخر',
        other: 'عنصر آخر',
      })} مما تعرضه أو تنتمي إليه.`,
    action: 'إزالة الباقي',
    confirm: {
      title: 'إزالة ما بقي من النموذج؟',
      text: 'يُحذف كل ما لم يعد يستعمله شيء مما أنشأته. لا يمكن التراجع عن ذلك.',
    },
  },
  confirm: {
    title: 'إزالة النموذج؟',
    text: 'تُحذف منتجاته وطلباته وزبائنه وصفحاته وصوره، حتى التي عدّلتها. لا يمكن التراجع عن ذلك.',
    cancel: 'إبقاء النموذج',
    submit: 'إزالة الكل',
    busy: (left: number | null) =>
      left
        ? `بقي ${count(left, {
            one: 'عنصر واحد',
            two: 'عنصران',
            few: 'عناصر',
            many: 'عنصرًا',
            other: 'عنصر',
          })}…`
        : 'جارٍ الإزالة…',
  },
  problems: {
    SAMPLE_OWNER: {
      title: 'سجّل الدخول بحساب خاص بك',
      text: 'هذا الحساب جاء مع النموذج وسيُحذف معه. ادعُ أولًا عنوان بريدك ضمن «الفريق».',
    },
    NO_SAMPLE: { title: 'أُزيل النموذج', text: 'سبق أن أزاله شخص آخر.' },
  },
} as const satisfies Words<typeof english.sampleWords>
