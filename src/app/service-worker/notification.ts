// What the service worker shows for a push message (send-message.ts in supabase/functions). Pure, tested without a browser.
import type { adminPaths } from '@/config/admin-paths'
import { formatterOf } from '@/domain/money/money'
import * as ar from '@/domain/text/build-languages/ar'
import * as en from '@/domain/text/build-languages/en'
import * as fr from '@/domain/text/build-languages/fr'
import { type Language, language as ofBuild } from '@/domain/text/language'
import { languages } from '@/domain/text/spoken-languages'
import { orderNotification as arabic } from '../../content/ar/mail/order-notification'
import { orderNotification as english } from '../../content/en/mail/order-notification'
import { orderNotification as french } from '../../content/fr/mail/order-notification'
import type { Words } from '../../content/words'

/** Whoever the worker belongs to, the reader of a message may work in another language. */
const wordsOf: Readonly<Record<Language, Words<typeof english>>> = { ar: arabic, en: english, fr: french }
const habits = { ar, en, fr }

type Habits = { readonly numberLocale: string; readonly currencySigns: Readonly<Record<string, string>> }
type Orders = { count: number; amount: string | null; currency: string | null }

export type OrderNotification = {
  title: string
  options: { tag: string; body: string; icon: string; badge: string; renotify?: boolean; data?: Orders }
}

/** Alone, because the worker would carry all the admin's addresses with it. */
export const ordersPath: typeof adminPaths.orders = '/admin/orders'
/** New messages replace the notification with this tag, and are added to what it says. */
export const tag = 'orders'
const icons = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' }

/**
 * A notification is shown for every message, also one that cannot be read: browsers take the permission away otherwise.
 * @param shown the data of the notification that is still there
 */
export function notificationOf(text: string | undefined, shown: unknown): OrderNotification {
  const message = parsed(text)
  const shop = typeof message?.shop === 'string' ? message.shop : ''
  const language = languages.find((each) => each === message?.language) ?? ofBuild
  const words = wordsOf[language]
  if (message?.kind === 'test')
    return { title: words.test.title, options: { tag: 'test', body: words.test.text(shop), ...icons } }
  const now = message?.kind === 'orders' ? ordersOf(message) : null
  if (!now)
    return {
      title: words.title(null),
      options: { tag, body: words.text(null, shop), renotify: true, ...icons },
    }
  const data = added(now, ordersOf(shown))
  const { count, amount, currency } = data
  const money = amount !== null && currency !== null ? moneyIn(language, amount, currency) : null
  return {
    title: words.title(count),
    options: { tag, body: words.text(money, shop), renotify: true, data, ...icons },
  }
}

function moneyIn(language: Language, amount: string, currency: string): string {
  const { numberLocale, currencySigns }: Habits = habits[language]
  return formatterOf(currency, 2, numberLocale, currencySigns)(Number(amount))
}

function parsed(text: string | undefined): { kind?: unknown; shop?: unknown; language?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function ordersOf(value: unknown): Orders | null {
  if (typeof value !== 'object' || value === null || !('count' in value)) return null
  const {
    count,
    amount = null,
    currency = null,
  }: { count: unknown; amount?: unknown; currency?: unknown } = value
  return typeof count === 'number' &&
    count > 0 &&
    isTextOrNull(amount, /^\d{1,12}(\.\d\d?)?$/) &&
    isTextOrNull(currency, /^[A-Z]{3}$/)
    ? { count, amount, currency }
    : null
}

const isTextOrNull = (value: unknown, pattern: RegExp): value is string | null =>
  value === null || (typeof value === 'string' && pattern.test(value))

function added(now: Orders, before: Orders | null): Orders {
  if (!before) return now
  const count = before.count + now.count
  if (before.amount === null || now.amount === null || before.currency !== now.currency)
    return { count, amount: null, currency: null }
  const sum = Number(before.amount) + Number(now.amount)
  return { count, amount: sum.toFixed(2), currency: now.currency }
}

/** Of the shop's open windows, the one that shows the orders already; work in another window is not disturbed. */
export const showsOrders = (url: string) => `${new URL(url).pathname}/`.startsWith(`${ordersPath}/`)
