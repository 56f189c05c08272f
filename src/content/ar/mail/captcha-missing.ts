import type * as english from '../../en/mail/captcha-missing'
import type { Words } from '../../words'

/** A visitor has cancelled the CAPTCHA. */
export const captchaMissing = {
  title: 'لم يكتمل التحقق',
  text: 'لم يُرسل أي شيء. أعد الإرسال وأكمل التحقق القصير.',
} as const satisfies Words<typeof english.captchaMissing>
