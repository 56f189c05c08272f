import type * as english from '../../en/account/subscribe'
import type { Words } from '../../words'

/** Words of the field that takes an email address for a topic, wherever it stands. */
export const subscribeWords = {
  label: 'البريد الإلكتروني',
  /** The label of the hidden field that catches bots. */
  honeypot: 'اترك هذا الحقل فارغًا',
  sending: 'جارٍ الحفظ…',
  /** Shown when the address has to be confirmed first. */
  sent: (email: string) => `بقيت خطوة واحدة: افتح الرابط الذي أرسلناه إلى ${email} للتأكيد.`,
  as: (email: string) => `سنراسلك على ${email}.`,
  problems: {
    required: 'اكتب بريدك الإلكتروني أولًا.',
    email: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
  },
} as const satisfies Words<typeof english.subscribeWords>
