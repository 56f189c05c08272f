import type * as english from '../../en/account/storage-unavailable'
import type { Words } from '../../words'

/** Where this browser stores nothing: private windows, full disks, storage that is switched off. */
export const storageUnavailable = {
  shop: {
    title: 'لا يستطيع متصفحك حفظ البيانات',
    description:
      'مساحة التخزين ممتلئة أو معطلة. ستضيع سلتك ومفضلتك عند إغلاق هذه الصفحة؛ لكن يمكنك إتمام طلبك.',
  },
  admin: {
    title: 'لا يمكن حفظ مسودتك',
    description: 'مساحة التخزين في متصفحك ممتلئة أو معطلة. ستضيع مسودتك عند إغلاق هذه الصفحة.',
  },
} as const satisfies Words<typeof english.storageUnavailable>
