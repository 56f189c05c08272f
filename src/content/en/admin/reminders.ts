import { count } from '../shared/numbers'

export const adminReminders = {
  title: 'Checkouts that were left',
  text: 'Members who tick it at the checkout get one email if they leave it, at their account’s confirmed address, with a link that brings the cart back. Nobody gets more than one in thirty days, and a no is for good.',
  error: 'The figures could not be loaded',
  result: (sent: number, recovered: number, revenue: string | null) =>
    `${count(sent, 'reminder', 'reminders')} in thirty days, ${count(recovered, 'order', 'orders')} within a week of one${revenue === null ? '' : ` (${revenue})`}.`,
  reminds: 'Ask at the checkout, and remind',
  hours: 'Hours after they left',
  wrongHours: 'A whole number from 1 to 48.',
  save: 'Save',
  saved: 'Saved',
  failed: 'That did not work. Please try again.',
} as const
