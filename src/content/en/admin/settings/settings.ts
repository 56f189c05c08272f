import type { AskedField, FieldMode } from '@/domain/delivery/checkout-fields'
import type { VatDisplay } from '@/domain/shop/identity'
import type { SettingsProblem } from '@/domain/shop/settings-fields'
import type { SocialNetwork, SupportChannel } from '@/domain/shop/support'
import { currencyName } from '../../shared/currency'
import { adminPayments, listOf } from './payment-settings'

export const adminSettings = {
  title: 'Settings',
  error: 'The settings could not be loaded',
  shop: {
    title: 'The shop',
    email: 'Contact email',
    emailHint: 'Customers write to it, and mails of the shop come from it. Without one, no mail is sent.',
    country: 'Country of the shop',
    countryHint: 'Shown at the bottom of every page.',
    packingLeast: 'Business days to pack, at least',
    packingMost: 'At most',
    packingHint: 'Promised to customers. Leave both empty to promise nothing.',
    returnDays: 'Days to return an order',
    returnDaysHint:
      'From its delivery. Orders already placed keep the days they were promised, if those are more. Leave empty to take nothing back that is as ordered; the law may ask for more.',
    withdrawalDays: 'Days to withdraw from an order',
    withdrawalDaysHint:
      'From its delivery, and before it: a button on the page of each order, with a receipt by email. The European Union asks this of shops that sell there. Empty: 14 where your shop is in the European Economic Area, else none. 0: none.',
    returnsAreFree: 'Returns are free',
    returnsAreFreeHint: 'Otherwise customers pay for sending back what is as ordered.',
    exchangeDays: 'Days to keep an item for an exchange',
    exchangeDaysHint:
      'Customers who return something can ask for another size or color, which is taken from the stock at once and kept for so long. Leave empty to exchange nothing.',
    showsFit: 'Say which products run small or large',
    showsFitHint:
      'A product’s page says so once five customers, and a tenth of those who bought it, returned it for its size. The product’s editor has the figures.',
    measuresReductions: 'Measure reductions from the lowest price of 30 days',
    measuresReductionsHint:
      'The original price of a product can’t be higher than what it cost in the 30 days before the reduction, and its page says so. The European Union asks this of shops that sell there.',
    measureDetail: 'Detail that says how much is in it',
    measureDetailHint:
      'Such as Contents, with values like 250 ml. Then product pages show the price per litre, kilogram or metre; a size that is a measure, such as 50 ml, counts first. Leave empty to show none. The European Union asks for unit prices of goods sold by measure.',
    prefix: 'Order numbers begin with',
    prefixHint: 'Two to five letters. Numbers given so far stay as they are.',
  },
  languages: {
    title: 'Languages',
    hint: 'What you write texts in: the online store has a tab for each once there are two.',
    texts: '· names and descriptions',
    add: 'Add a language',
    choose: 'Choose…',
    removed: (names: readonly string[]) =>
      `What you wrote in ${listOf(names)} stays stored, and is back when you add it again.`,
    moved: (from: string, to: string) =>
      `Names and descriptions that you wrote in ${from} stay. Where they are translated into ${to}, visitors read the translation; else they read what you wrote.`,
    /** Where nothing is translated yet. */
    followed: (to: string) =>
      `Nothing is translated yet: what you have written so far counts as written in ${to}. If it is in another language, leave that one first until something is translated.`,
    screens:
      'Visitors read the shop in English, French and Arabic as far as those are in the list: the first at its own address, the others under /en, /fr and /ar. A text that is not translated stands there as you wrote it. Mails and papers are in the language of the order.',
    ofAdmin: 'Language of the admin',
    ofAdminHint: 'Of this device, and of what the shop writes to you. Shoppers choose theirs in the shop.',
  },
  checkout: {
    title: 'Checkout',
    /** In the set-up, which opens the checkout at its end. */
    place: 'Country and time zone',
    open: 'Open for orders',
    isOpen: 'Shoppers can order.',
    isClosed: 'Shoppers can browse and fill their carts but not order.',
    country: 'Default country',
    countryHint: 'Address forms begin with it, and product pages show its delivery.',
    timeZone: 'Time zone',
    timeZoneHint: 'Your shop’s days begin and end by it: figures, lists and files.',
    companyAsked: 'Company and its number, for invoices',
    quickOrder: 'Orders by phone number on product pages',
    hints: {
      companyAsked: 'Two optional fields: the company and its ICE or VAT number. They stand on its invoice.',
      quickOrder:
        'What the checkout requires and nothing else, paid in cash, without a cart. You call each of them.',
    },
    fields: {
      title: 'What customers are asked for',
      hint: 'Beside name, phone, address and city. An order without an email gets no mails: its customer follows it by a link, or with order number and phone.',
      names: { email: 'Email', zipCode: 'ZIP code', lastName: 'Last name' } satisfies Record<
        AskedField,
        string
      >,
      modes: { required: 'Required', optional: 'Optional', hidden: 'Not asked for' } satisfies Record<
        FieldMode,
        string
      >,
      usual: (mode: string) => `As usual in your country: ${mode.toLowerCase()}`,
    },
  },
  payments: adminPayments,
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
    lowStockHint: 'Sizes at this level or below are low on the stock page.',
    lineLimit: 'Most items of one size and color per order',
    lineLimitHint: '1 to 99. Customers who need more write to you.',
    mail: 'Email about new orders',
    mailHint: 'To every admin. Card orders count once they are paid.',
    mailModes: { each: 'Within a minute', daily: 'Once a day, at 8 in the morning', off: 'None' },
  },
  identity: {
    title: 'Business details',
    hint: 'Shown in the legal notice, on invoices, packing slips and emails. What you leave empty is shown nowhere.',
    fields: {
      name: 'Business name',
      address: 'Address',
      email: 'Business email',
      phone: 'Business phone',
      ice: 'ICE',
      taxId: 'IF or VAT number',
      register: 'RC',
      professionalTax: 'TP',
      capital: 'Capital',
      vatRate: 'VAT (percent)',
      vatShown: 'VAT on invoices',
    },
    hints: {
      name: 'Of the company or the person, such as Atlas SARL.',
      address: 'Up to five lines.',
      phone: 'As you dial it, or with + and the country code.',
      ice: '15 digits.',
      taxId: 'Tax number: IF in Morocco, VAT number in the European Union.',
      register: 'Register number and court.',
      professionalTax: 'Number of the business tax in Morocco, which invoices state.',
      capital: 'Such as 100 000 DH.',
      vatRate: 'Prices include it. Empty: none is charged.',
    },
    vatShown: {
      included: 'Below the total',
      separate: 'Amount without tax, tax, total',
    } satisfies Record<VatDisplay, string>,
  },
  vatRates: {
    title: 'Other VAT rates',
    hint: 'For the goods of a category, in percent. Empty: the rate above. Orders already placed keep theirs.',
    problem: 'A rate is a number from 0 to 50, such as 5.5.',
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
    phoneHint:
      'As you dial it, or with + and the country code. Without it, customers ask for a call in the contact form.',
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
      `Shoppers can see prices in these, too. How much of each does one ${currencyName(currency)} buy? Leave empty what you don’t offer.`,
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
    phone: 'This is no number of the shop’s country. For another country, begin with + and its code.',
    hours: 'Enter at most 40 characters.',
    'hours-missing': 'Enter the hours, or empty the number or link.',
    'legal-line': 'Enter a shorter text on one line.',
    'legal-address': 'Enter at most five lines of 100 characters.',
    email: 'Enter an email address.',
    ice: 'An ICE has 15 digits.',
    prefix: 'Enter two to five letters, A to Z.',
    packing: 'Enter whole days up to 60, the first no more than the second.',
    withdrawal: 'Enter 0, or whole days from 14 to 365, or leave it empty.',
    exchanges: 'Enter whole days from 1 to 60, or leave it empty for no exchanges.',
    returns: 'Enter whole days from 1 to 365, or leave it empty for no returns.',
    'tax-id': 'Enter digits only, 15 at most.',
    marks: 'At most 12 marks, each with at most 20 letters.',
    'vat-rate': 'Enter a percentage from 0.01 to 50, or leave it empty.',
    'chat-url': 'Enter a link that begins with https://.',
    instagram: 'Enter the link of your profile on instagram.com.',
    tiktok: 'Enter the link of your profile on tiktok.com.',
    pinterest: 'Enter the link of your profile on pinterest.com.',
    facebook: 'Enter the link of your page on facebook.com.',
    'bank-incomplete': 'Needed for bank transfers. To offer none, empty all bank fields.',
  } satisfies Record<SettingsProblem, string>,
  dirty: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Settings saved',
  failed: 'The settings could not be saved. Your changes are still here.',
  conflict:
    'Another owner saved the settings in the meantime. Discard your changes to see theirs, then edit again.',
} as const
