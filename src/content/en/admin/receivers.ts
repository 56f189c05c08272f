import { count } from '../shared/numbers'
import { dayWords, timeWords } from './admin'

export const adminReceivers = {
  title: 'Advertising services',
  text: 'Once one is on, visitors are asked whether it may be told of their orders, in a box of its own that names it. Of those who agree, the shop’s server sends an order once it is paid or delivered: value, currency and products. Nothing of it loads in the shop’s pages but that question. Refunds are not sent.',
  error: 'The services could not be loaded',
  names: { meta: 'Meta Conversions API', google: 'Google Analytics' },
  state: { on: 'On', off: 'Off', test: 'On, as a test' },
  isOn: 'Ask, and send',
  account: { meta: 'Pixel ID', google: 'Measurement ID' },
  accountHint: {
    meta: 'Digits, in Meta’s Events Manager',
    google: 'Begins with G-, in Google Analytics: Data streams',
  },
  wrongAccount: {
    meta: 'A pixel ID has 5 to 20 digits.',
    google: 'A measurement ID reads like G-AB12CD34EF.',
  },
  secret: {
    meta: 'The access token is the function’s setting META_ACCESS_TOKEN.',
    google: 'The API secret is the function’s setting GOOGLE_API_SECRET.',
  },
  withContact: 'Also send email and phone as hashes',
  withContactHint:
    'Meta then recognises its members. The question says so; who agreed before that stays without.',
  testCode: 'Test code',
  testCodeHint: 'From “Test events”; empty for real events',
  wrongTest: 'Letters and digits, 30 at most.',
  validates: 'Test: Google checks what is sent and counts nothing',
  save: 'Save',
  saveOf: (service: string) => `Save: ${service}`,
  saved: 'Saved',
  failed: 'That was not saved. Please try again.',
  agreed: (orders: number) => `${count(orders, 'order', 'orders')} with a yes`,
  sent: (events: number) => `${events} sent`,
  waiting: (events: number) => `${count(events, 'waits', 'wait')}`,
  givenUp: (events: number) => `${events} given up`,
  lastSent: (at: number, now: number) => `Last sent ${dayWords(at, now)} ${timeWords(at)}.`,
  lastError: (at: number, now: number) => `Last refused ${dayWords(at, now)} ${timeWords(at)}:`,
  isStuck:
    'What waits is not fetched. The function send-events and its schedule have to run, and its secret has to be set.',
} as const
