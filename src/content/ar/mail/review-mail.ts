// Words of the mail that asks for a review. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/review-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

export const reviewMail = {
  get subject() {
    return `ما رأيك فيما اشتريته${atShop()}؟`
  },
  preview: 'تكفي لمسة واحدة على النجوم.',
  title: 'ما رأيك فيما اشتريته؟',
  text: 'وصلك قبل أيام. ماذا يود غيرك أن يعرف عنه؟ المس النجوم، سواء أعجبك أم لا؛ ونرحّب بكلماتك وصورك، دون أن تكون ضرورية. ولا حاجة إلى حساب.',
  action: 'كتابة تقييم',
  stars: (amount: number) =>
    count(amount, { one: 'نجمة واحدة', two: 'نجمتان', few: 'نجوم', many: 'نجمة', other: 'نجمة' }),
  reason: (number: string) => `تصلك هذه الرسالة مرة واحدة، لأن ${shopName()} سلّم إليك الطلب ${number}.`,
} as const satisfies Words<typeof english.reviewMail>
