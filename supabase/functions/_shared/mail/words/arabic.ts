import { discountMail } from '../../../../../src/content/ar/mail/discount-mail.ts'
import { invitationMail } from '../../../../../src/content/ar/mail/invitation-mail.ts'
import { listMail } from '../../../../../src/content/ar/mail/list-mail.ts'
import { mailWords, messageMail, orderMail } from '../../../../../src/content/ar/mail/mail.ts'
import { ordersPlacedMail } from '../../../../../src/content/ar/mail/orders-placed-mail.ts'
import { paymentMail } from '../../../../../src/content/ar/mail/payment-mail.ts'
import { reminderMail } from '../../../../../src/content/ar/mail/reminder-mail.ts'
import { returnMail } from '../../../../../src/content/ar/mail/return-mail.ts'
import { reviewMail } from '../../../../../src/content/ar/mail/review-mail.ts'
import { withdrawalMail } from '../../../../../src/content/ar/mail/withdrawal-mail.ts'
import { identityNumbers } from '../../../../../src/content/ar/shared/identity.ts'
import type { MailWords } from './english.ts'

export const arabic: MailWords = {
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
