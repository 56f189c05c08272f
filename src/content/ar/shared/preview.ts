import type * as english from '../../en/shared/preview'
import type { Words } from '../../words'

/** What the software says in the preview of a page or a product that is not published yet. */
export const previewWords = {
  title: 'معاينة',
  draft: 'هذه مسودة. لا يراها إلا من لديه هذا الرابط.',
  product: 'لا يرى المنتج هكذا إلا من لديه هذا الرابط، ولا يمكن شراؤه من هنا.',
  ended: {
    title: 'انتهت هذه المعاينة',
    text: 'انتهت صلاحية الرابط، أو حُذف ما كان يعرضه. اطلب رابطًا جديدًا.',
  },
  waiting: 'في انتظار المحرر',
  alone: {
    title: 'لا شيء للمعاينة هنا',
    text: 'تُعرض الصفحات غير المنشورة في لوحة الإدارة، ضمن «المتجر الإلكتروني».',
  },
  broken: (kind: string) => `لا يمكن عرض المقطع «${kind}»`,
  brokenText: 'يرى المتسوقون الصفحة بدونه.',
  unknown: 'هذه النسخة من المتجر لا تعرف هذا النوع من المقاطع.',
  fails: 'حدث خطأ أثناء عرضه. يستطيع مطوّر معرفة السبب:',
  unreadable: 'تعذرت قراءة ما أرسله المحرر. أعد تحميل المحرر.',
  problem: (field: string, message: string) => (field ? `${field}: ${message}` : message),
} as const satisfies Words<typeof english.previewWords>
