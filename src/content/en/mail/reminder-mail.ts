// Words of the mail about a checkout that was left. The mail function reads it as well, so imports name their file's ending.
import { atShop } from '../shared/shop-words.ts'

export const reminderMail = {
  get subject() {
    return `Your cart${atShop()}`
  },
  preview: 'One click brings it back.',
  title: 'Your cart is still here',
  text: 'You asked us to remind you once. One click brings the cart back, on any device; nothing is put aside, and prices are today’s.',
  action: 'Bring my cart back',
  reason:
    'You get this email because you ticked at the checkout that you want to be reminded. There is no second one.',
} as const
