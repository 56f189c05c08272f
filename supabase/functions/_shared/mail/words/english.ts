// All words of the mails in a language: mails are written in their reader's, whichever the shop's is.
import { discountMail } from '../../../../../src/content/en/mail/discount-mail.ts'
import { invitationMail } from '../../../../../src/content/en/mail/invitation-mail.ts'
import { listMail } from '../../../../../src/content/en/mail/list-mail.ts'
import { mailWords, messageMail, orderMail } from '../../../../../src/content/en/mail/mail.ts'
import { ordersPlacedMail } from '../../../../../src/content/en/mail/orders-placed-mail.ts'
import { paymentMail } from '../../../../../src/content/en/mail/payment-mail.ts'
import { reminderMail } from '../../../../../src/content/en/mail/reminder-mail.ts'
import { returnMail } from '../../../../../src/content/en/mail/return-mail.ts'
import { reviewMail } from '../../../../../src/content/en/mail/review-mail.ts'
import { withdrawalMail } from '../../../../../src/content/en/mail/withdrawal-mail.ts'
import { identityNumbers } from '../../../../../src/content/en/shared/identity.ts'
import type { Words } from '../../../../../src/content/words.ts'

export const english = {
  discount: discountMail,
  invitation: invitationMail,
  list: listMail,
  frame: mailWords,
  message: messageMail,
  order: orderMail,
  ordersPlaced: ordersPlacedMail,
  payment: paymentMail,
  reminder: reminderMail,
  returned: returnMail,
  withdrawn: withdrawalMail,
  review: reviewMail,
  identityNumbers,
}
export type MailWords = Words<typeof english>
