import type * as english from '../../../../../en/admin/store/sections/story/rich-text'
import type { Words } from '../../../../../words'

export const words = {
  name: 'نص',
  hint: 'فقرات، مع عنوان وأزرار إن شئت',
  fields: {
    title: { name: 'العنوان' },
    layout: {
      name: 'التنسيق',
      options: { column: 'العنوان فوق النص', beside: 'العنوان بجانب نص كبير' },
    },
    text: { name: 'النص' },
    hasAddress: { name: 'عنوانك البريدي أدناه', hint: 'كما هو في إعداداتك.' },
    button: { name: 'الزر' },
    to: { name: 'وجهة الزر' },
    second: { name: 'الزر الثاني' },
    secondTo: { name: 'وجهة الزر الثاني' },
    ground: {
      name: 'الخلفية',
      options: { plain: 'لون الصفحة', tint: 'لون هادئ', band: 'لون الهوية' },
    },
  },
} as const satisfies Words<typeof english.words>
