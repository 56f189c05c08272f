import type * as english from '../../../../../en/admin/store/sections/story/countdown'
import type { Words } from '../../../../../words'

export const words = {
  name: 'عد تنازلي',
  hint: 'ساعة تعد حتى موعد معين ثم تختفي',
  fields: {
    title: { name: 'العنوان' },
    text: { name: 'النص' },
    endsAt: { name: 'موعد الانتهاء', hint: 'حسب توقيت متجرك. بعده يختفي المقطع.' },
    button: { name: 'الزر' },
    to: { name: 'وجهة الزر' },
  },
} as const satisfies Words<typeof english.words>
