import { accountLimits } from '@/config/page-limits'
import type { PaymentMethod } from '@/domain/money/payment'

/** Words of the account's own pages: settings, payment methods, notifications. */
export const settings = {
  title: 'Settings',
  back: 'Your account',
  details: {
    title: 'Your details',
    name: 'Full name',
    phone: 'Phone',
    phoneHint: 'Filled in at the checkout, and used by the courier.',
    optional: 'optional',
    email: 'Email',
    emailHint: 'You sign in with it, and it cannot be changed here. Write to us if you need another one.',
    save: 'Save',
    busy: 'Saving...',
    saved: 'Your details are saved',
    problems: {
      name: 'Please write your name.',
      nameLength: 'This name is too long.',
      nameCharacters:
        'Your name was not saved. Write it in the letters of one alphabet, without symbols or web addresses.',
      phone: 'Enter a valid phone number: digits, spaces and +.',
      phoneLength: 'This number is too long.',
    },
  },
  password: {
    title: 'Password',
    text: 'Changing it ends the sign-ins on your other devices.',
    current: 'Current password',
    next: 'New password',
    nextHint: `At least ${accountLimits.passwordLength} characters.`,
    submit: 'Change password',
    busy: 'Changing...',
    done: 'Your password is changed',
    problems: {
      current: 'Please type your current password.',
      next: 'Please choose a new password.',
      short: `Please choose at least ${accountLimits.passwordLength} characters.`,
      wrong: 'That is not your current password. Try again, or ask for a new one by email.',
    },
    forgot: 'I forgot it',
    none: 'You sign in without a password.',
  },
  display: { title: 'Currency, language, theme', text: 'Kept in this browser.' },
  data: {
    title: 'Your data',
    text: 'Everything that we hold about you in one file: account, addresses, orders, wishlist, reviews, subscriptions and messages. The format is JSON, which other services can read.',
    action: 'Download my data',
    busy: 'Collecting...',
    done: 'Your file is ready',
    file: (day: string) => `my-data-${day}.json`,
  },
  delete: {
    title: 'Delete my account',
    text: 'Your profile, addresses, wishlist and subscriptions are deleted at once and for good.',
    action: 'Delete my account',
    dialog: {
      title: 'Delete your account for good?',
      goes: 'Deleted at once: your profile, addresses, wishlist, subscriptions and all sign-ins.',
      reviews: 'Your reviews stay, signed “A former member”: others bought by them.',
      orders:
        'We must keep your orders and their addresses by law. They are no longer linked to an account, but you can still track them by number and email.',
      password: 'Your password',
      withoutPassword: 'You can do this within ten minutes of signing in.',
      submit: 'Delete for good',
      busy: 'Deleting...',
      keep: 'Keep my account',
    },
    done: { title: 'Your account is deleted', text: 'Thank you for the time you were with us.' },
    problems: {
      password: 'Please type your password.',
      wrong: 'That is not your password. Nothing was deleted.',
      'sign-in-again': 'Please log out, sign in again, and delete within ten minutes. Nothing was deleted.',
      owner: 'This account owns the shop and cannot be deleted here. Nothing was deleted.',
      offline:
        'The shop could not be reached. Your account may or may not be deleted: try again to find out.',
      'rate-limited': 'Too many attempts. Please wait a few minutes. Nothing was deleted.',
      other: 'That didn’t work. Try again in a moment.',
    },
  },
  failed: {
    title: 'That did not work',
    offline: 'You are offline. Your entries are saved; try again when you are online.',
    'rate-limited': 'Too many attempts. Please wait a few minutes, then try again.',
    unknown: 'Something went wrong on our side. Please try again.',
  },
  payment: {
    title: 'Payment Methods',
    text: 'Choose your default payment method. You can change it at checkout.',
    legend: 'How you like to pay',
    none: { label: 'No preference', text: 'Checkout starts with the first method.' },
    methods: {
      card: { label: 'Card', text: 'You enter the details on the page of our payment provider.' },
      bank: { label: 'Bank transfer', text: 'The account details are in the confirmation.' },
      cod: { label: 'Cash on delivery', text: 'Pay the courier when it arrives.' },
    } satisfies Record<PaymentMethod, { label: string; text: string }>,
    saved: 'Your preference is saved',
    cards: {
      title: 'Why there are no cards here',
      text: [
        'You enter card details only on the page of our payment provider. They never reach us, so we have none to show.',
        'To avoid typing them again, save the card in your browser or phone.',
      ],
    },
  },
  notifications: {
    title: 'Notifications',
    to: (email: string) => `By email to ${email}.`,
    topics: {
      title: 'Email preferences',
      list: [
        {
          topic: 'newsletter',
          label: 'Newsletter',
          text: 'New arrivals, restocks and the good sales.',
        },
        {
          topic: 'vip-club',
          label: 'VIP Club',
          text: 'The same email as for flash deals, once a day at most.',
        },
        { topic: 'flash-deals', label: 'Flash deals', text: 'When new deals start, once a day at most.' },
        { topic: 'coming-soon', label: 'Coming soon', text: 'When something new opens in the shop.' },
      ],
    },
    orders: {
      label: 'Your orders',
      text: 'Confirmation, shipping and delivery. We always send these.',
      always: 'Always on',
    },
    waiting: {
      title: 'Back in stock',
      text: 'We write once when one of these is there again.',
      none: 'No restock alerts yet. Choose Notify me on any sold-out product.',
      remove: 'Remove',
      of: (title: string, variant: string) => `Remove: ${[title, variant].filter(Boolean).join(', ')}`,
      removed: { title: 'Restock alert removed', undo: 'Undo' },
    },
    noEmail: {
      title: 'There is no confirmed email yet',
      text: 'Notifications come by email, and this account has no confirmed address.',
    },
  },
} as const
