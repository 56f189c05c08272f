import type * as english from '../../en/shared/app-errors'
import type { Words } from '../../words'

/** What the frame of the shop says when a page fails, is missing, or the connection is gone. */
export const appErrors = {
  router: {
    title: 'حدث خطأ غير متوقع',
    text: 'توقفت الصفحة عن العمل، وسلتك محفوظة. أعد تحميلها، أو عد إلى البداية.',
    reload: 'إعادة التحميل',
    home: 'العودة إلى البداية',
  },
  /** A page that was never opened, while there is certainly no connection. */
  unseen: {
    title: 'غير متاحة بدون اتصال',
    text: 'لم تفتح هذه الصفحة على هذا الجهاز من قبل. ستظهر حين يعود الاتصال.',
  },
  offlineNotice: 'أنت غير متصل. يبقى ما شاهدته ظاهرًا بأسعاره حينها.',
} as const satisfies Words<typeof english.appErrors>
