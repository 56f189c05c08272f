import type * as english from '../../../en/admin/catalogue/import-run'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const pictures = (amount: number) =>
  count(amount, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' })

/** Words of an import while it runs, and when it is done. */
export const adminImportRun = {
  run: {
    title: 'أثناء الاستيراد',
    leave: 'يمكنك متابعة العمل في الإدارة؛ أبقِ هذه النافذة مفتوحة.',
    products: 'المنتجات',
    pictures: 'الصور',
    done: (done: number, of: number) => `${number(done)} من ${number(of)}`,
    failed: (amount: number) => `تعذر ${number(amount)}`,
    stop: 'التوقف بعد هذه الدفعة',
    stopping: 'جارٍ التوقف…',
    stopped: 'توقف الاستيراد. يبقى ما استُورد.',
    goOn: 'متابعة',
    broken: 'انقطع الاتصال. يبقى ما استُورد، والمتابعة لا تكتب شيئًا مرتين.',
    undone: 'تم التراجع عن هذا الاستيراد في هذه الأثناء.',
    left: (seconds: number) =>
      seconds < 90 ? `يبقى نحو ${number(seconds)} ث` : `يبقى نحو ${number(Math.round(seconds / 60))} د`,
  },
  done: {
    title: 'انتهى الاستيراد',
    result: (created: number, changed: number) => `أُضيف: ${number(created)}، عُدّل: ${number(changed)}`,
    same: (amount: number) => `كانت كما في الملف: ${products(amount)}.`,
    refused: (amount: number) => `بقيت خارجًا: ${products(amount)}؛ والسبب مذكور في المراجعة.`,
    unpictured: (amount: number) =>
      `بلا صورة: ${products(amount)}. هي مسودات لا تُعرض للبيع قبل أن تكون لها صورة.`,
    addPictures: 'إضافة صور بحسب SKU',
    seconds: (seconds: number) => `${number(seconds)} ث`,
    until: (time: string) => `التراجع ممكن حتى ${time}`,
    look: 'عرض المنتجات',
    undo: 'التراجع عن الاستيراد',
    undoing: 'جارٍ التراجع…',
    undone: 'تم التراجع عن الاستيراد',
    gone: (amount: number) => `حُذف: ${products(amount)}.`,
    undoOver: 'يمكن التراجع عن الاستيراد خلال ساعة، وقد انقضت.',
    undoFailed: 'لم يتم التراجع عن كل شيء. حاول مرة أخرى.',
    kept: (amount: number) => `تبقى لأنها عُدّلت أو بيعت أو عُرضت منذ ذلك الحين: ${products(amount)}.`,
    pictures: (amount: number) => `تعذر نسخها إلى المتجر: ${pictures(amount)}.`,
    which: 'عرضها',
    retry: 'المحاولة مرة أخرى',
    pictureProblems: {
      unreadable: 'تُعرض من عنوانها؛ ذلك الموقع لا يسمح بنسخها',
      missing: 'غير موجودة',
      large: 'كبيرة جدًا',
      upload: 'تعذر الرفع',
    },
    report: 'هذه بصيغة CSV',
    reportName: (date: string) => `pictures-not-copied-${date}.csv`,
    reportHeads: { product: 'المنتج', address: 'العنوان', why: 'السبب' },
    recent: 'عمليات الاستيراد خلال الساعة الأخيرة',
    another: 'استيراد ملف آخر',
  },
} as const satisfies Words<typeof english.adminImportRun>
