import type * as english from '../../../../../en/admin/store/sections/story/film'
import type { Words } from '../../../../../words'

export const words = {
  name: 'فيديو',
  hint: 'من ملفاتك، أو من YouTube أو Vimeo',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    film: {
      name: 'فيديو من ملفاتك',
      hint: 'من لا يسمعه يحتاج إلى أن يُكتب الكلام على الصورة. قد يكشف فيديو الهاتف أين صُوّر.',
    },
    address: {
      name: 'أو رابط فيديو في موقع آخر',
      hint: 'رابط صفحته على YouTube أو Vimeo. لا يُحمّل شيء من هناك قبل الضغط على التشغيل.',
    },
    poster: { name: 'الصورة قبل التشغيل' },
  },
} as const satisfies Words<typeof english.words>
