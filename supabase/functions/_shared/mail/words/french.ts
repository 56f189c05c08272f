import { discountMail } from '../../../../../src/content/fr/mail/discount-mail.ts'
import { invitationMail } from '../../../../../src/content/fr/mail/invitation-mail.ts'
import { listMail } from '../../../../../src/content/fr/mail/list-mail.ts'
import { mailWords, messageMail, orderMail } from '../../../../../src/content/fr/mail/mail.ts'
import { ordersPlacedMail } from '../../../../../src/content/fr/mail/orders-placed-mail.ts'
import { paymentMail } from '../../../../../src/content/fr/mail/payment-mail.ts'
import { reminderMail } from '../../../../../src/content/fr/mail/reminder-mail.ts'
import { returnMail } from '../../../../../src/content/fr/mail/return-mail.ts'
import { reviewMail } from '../../../../../src/content/fr/mail/review-mail.ts'
import { withdrawalMail } from '../../../../../src/content/fr/mail/withdrawal-mail.ts'
import { identityNumbers } from '../../../../../src/content/fr/shared/identity.ts'
import type { MailWords } from './english.ts'

export const french: MailWords = {
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
