import type * as english from '../../en/admin/version'
import type { Words } from '../../words'

/** Words of an app and a database of different releases. */
export const versionWords = {
  older: {
    title: 'قاعدة البيانات أقدم من التطبيق',
    text: 'نفّذ الأمر npm run setup من الإصدار المنشور ليضيف ما ينقص قاعدة البيانات. قد تتعطل بعض صفحات الإدارة إلى ذلك الحين، أما المتجر فيستمر.',
  },
  newer: {
    title: 'قاعدة البيانات أحدث من التطبيق',
    text: 'ابنِ الإصدار الذي تستعمله قاعدة البيانات وانشره. قد تتعطل بعض صفحات الإدارة إلى ذلك الحين، أما المتجر فيستمر.',
  },
} as const satisfies Words<typeof english.versionWords>
