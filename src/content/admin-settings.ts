import type { CardProvider } from '@/domain/payment'
import type { SettingsProblem } from '@/domain/settings-form'
import type { SocialNetwork, SupportChannel } from '@/domain/support'
import { currencyName } from './currency'

export const adminSettings = {
  title: 'Settings',
  error: 'The settings could not be loaded',
  checkout: {
    title: 'Checkout',
    open: 'Open for orders',
    isOpen: 'Shoppers can order.',
    isClosed: 'Shoppers can browse and fill their carts but not order.',
    country: 'Default country',
    countryHint: 'Address forms begin with it, and product pages show its delivery.',
  },
  payments: {
    title: 'Payment methods',
    none: 'No method is offered, so nobody can order.',
    offered: 'Offered at checkout.',
    card: {
      title: 'Card',
      provider: 'Provider',
      noProvider: 'None',
      providers: { stripe: 'Stripe', cmi: 'CMI (Morocco)' } satisfies Record<CardProvider, string>,
      impossible: (provider: string, currency: string) => `${provider}, for shops that charge in ${currency}`,
      hint: 'The provider’s keys are secrets of the server and are not entered here; the README explains the set-up.',
      missing: 'Not offered: choose a provider.',
    },
    bank: {
      title: 'Bank transfer',
      missing: 'Not offered: account holder, bank and account number are needed.',
      fields: {
        holder: 'Account holder',
        name: 'Bank',
        account: 'IBAN or RIB',
        swift: 'SWIFT (BIC)',
        dueDays: 'Days until due',
      },
      hints: {
        holder: undefined,
        name: undefined,
        account: 'An IBAN, or the 24 digits of a Moroccan account. Customers transfer to it: check it twice.',
        swift: 'Optional; transfers from abroad need it.',
        dueDays: 'Items are reserved until then. An order that is not paid is cancelled.',
      },
    },
    cod: {
      title: 'Cash on delivery',
      missing: 'Not offered.',
      enabled: 'Offer cash on delivery',
      onlyConfirmed: 'Pack only confirmed orders',
      onlyConfirmedHint:
        'Cash orders stay out of the packing list until the customer has confirmed them on the phone.',
    },
  },
  offers: {
    title: 'Standing offers',
    hint: 'Percent off; 0 turns the offer off. Codes already sent stay valid.',
    welcome: 'New customers (percent)',
    welcomeHint: 'A code for the first order, mailed to a confirmed address.',
    student: 'Students (percent)',
    studentHint: 'A code for a year, after you approve the request.',
  },
  orders: {
    title: 'Orders and stock',
    cancel: 'Customers may cancel for (minutes)',
    cancelHint: 'While an order is pending; 0 for never.',
    lowStock: 'Low-stock level (units)',
    lowStockHint: 'Sizes at this level or below are listed on the overview.',
    lineLimit: 'Most items of one size and color per order',
    lineLimitHint: '1 to 99. Customers who need more write to you.',
  },
  support: {
    title: 'Support',
    hint: 'How customers reach you: shown on the contact and help pages. A channel without hours is not offered.',
    hours: { chat: 'Chat hours', phone: 'Phone hours', email: 'Email hours' } satisfies Record<
      SupportChannel,
      string
    >,
    hoursHint: 'Such as 24/7 or 9 AM-6 PM.',
    chatUrl: 'Chat link',
    chatUrlHint: 'Opens in a new window. Without it, “Live chat” leads to the contact form.',
    phone: 'Phone number',
    phoneHint: 'With + and the country code. Without it, customers ask for a call in the contact form.',
    social: {
      title: 'Social profiles',
      hint: 'Linked at the bottom of every page. Leave empty what you don’t have.',
      networks: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        pinterest: 'Pinterest',
        facebook: 'Facebook',
      } satisfies Record<SocialNetwork, string>,
    },
  },
  currencies: {
    title: 'Currency',
    charged: 'Prices and charges',
    chargedHint: 'All prices are in this currency, and orders are charged in it.',
    option: (name: string, code: string) => `${name} (${code})`,
    notConverted: (from: string, to: string) =>
      `Prices are not converted: what costs 12.99 ${from} will cost 12.99 ${to}.`,
    hint: (currency: string) =>
      `Shoppers can see prices in these, too. How much of each does one ${currencyName(currency)} buy?`,
    asks: {
      title: (to: string) => `Charge in ${to}?`,
      prices: (from: string, to: string) =>
        `Prices are not converted. What costs 12.99 ${from} now will cost 12.99 ${to}: products, deals, delivery and discounts keep their numbers until you change them.`,
      orders: (from: string) =>
        `Orders so far stay in ${from}. Sales figures and customers’ totals add up all orders as they are, without conversion.`,
      keep: (from: string) => `Keep ${from}`,
      confirm: (to: string) => `Charge in ${to}`,
    },
  },
  problems: {
    percent: 'Enter a whole number from 0 to 90.',
    minutes: 'Enter whole minutes, 10,080 (a week) at most.',
    level: 'Enter a whole number up to 100.',
    'line-limit': 'Enter a whole number from 1 to 99.',
    rate: 'Enter a rate such as 0.92.',
    days: 'Enter whole days, 1 to 30.',
    line: 'Enter 2 to 70 characters.',
    account: 'This is no valid IBAN or RIB. Check every digit.',
    swift: 'A SWIFT code has 8 or 11 letters and digits.',
    settlement: 'CMI charges in Moroccan dirhams only. Choose another provider or none.',
    phone: 'Enter + and the country code, then the number: 7 to 15 digits.',
    hours: 'Enter at most 40 characters.',
    'hours-missing': 'Enter the hours, or empty the number or link.',
    'chat-url': 'Enter a link that begins with https://.',
    instagram: 'Enter the link of your profile on instagram.com.',
    tiktok: 'Enter the link of your profile on tiktok.com.',
    pinterest: 'Enter the link of your profile on pinterest.com.',
    facebook: 'Enter the link of your page on facebook.com.',
    'bank-incomplete': 'Needed for bank transfers. To offer none, empty all bank fields.',
  } satisfies Record<SettingsProblem, string>,
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Settings saved',
  failed: 'The settings could not be saved. Your changes are still here.',
  conflict:
    'Another owner saved the settings in the meantime. Discard your changes to see theirs, then edit again.',
  admins: {
    title: 'Admins',
    text: 'To add an admin, run this in the Supabase SQL editor for an existing account:',
    sql: "select private.make_admin('name@example.com');",
    copy: 'Copy statement',
    me: 'You',
    since: (day: string) => `since ${day}`,
    remove: (email: string) => `Remove ${email}`,
    asks: {
      title: (email: string) => `Remove ${email}?`,
      text: 'They lose access immediately but keep their shopper account. You can add them again only in the SQL editor.',
      keep: 'Cancel',
      confirm: 'Remove',
    },
    removed: (email: string) => `${email} is no longer an admin`,
    error: 'The list could not be loaded',
    removeFailed: 'Something went wrong. Please try again.',
  },
} as const
