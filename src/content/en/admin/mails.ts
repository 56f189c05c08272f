/** What the mails of the outbox are called in front of the owner, by template. */
export const mailKinds: Readonly<Record<string, string>> = {
  'order-pending': 'Order confirmation',
  'order-processing': 'Order being packed',
  'order-shipped': 'Order on its way',
  'order-tracking': 'Tracking number',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-paid': 'Payment received',
  'order-reminder': 'Transfer reminder',
  'order-corrected': 'Order changed',
  'order-refunded': 'Refund',
  'order-paid-late': 'Paid too late, refunded',
  'order-return-requested': 'Return requested',
  'order-return-approved': 'Return approved',
  'order-return-declined': 'Return declined',
  'order-return-received': 'Return received',
  'order-return-exchanged': 'Exchange on its way',
  'order-return-closed': 'Return closed',
  'order-withdrawn': 'Withdrawal received',
  'back-in-stock': 'Back in stock',
  'flash-deals': 'Flash deals',
  welcome: 'Newsletter welcome',
  'orders-placed': 'New orders, to the owners',
  'admin-invitation': 'Invitation to the admin',
  'message-received': 'Message received',
  'welcome-code': 'New customer code',
  'student-confirm': 'Student request, to confirm',
  'student-code': 'Student code',
  'student-refused': 'Student request refused',
  'subscribe-confirm': 'Subscription, to confirm',
}

/** Why an address gets no mail. */
export const suppressionReasons: Readonly<Record<string, string>> = {
  bounce: 'Bounced',
  complaint: 'Marked as spam',
  'not-me': 'Recipient said “This was not me”',
}
