// Texts of pages name what the shop's settings say in braces: {return_days}. So a page never promises what no longer holds.

import type { PaymentMethod } from '../money/payment'
import { isRecord } from '../values/record'

export const factNames = [
  'shop',
  'country',
  'email',
  'return_days',
  // The same where sending back is free, for what says so.
  'free_return_days',
  // With the noun, for what search engines show.
  'free_return_time',
  'cancel_hours',
  'free_shipping',
  'free_above',
  'shipping_cost',
  'welcome_percent',
  'student_percent',
  'packing_days',
  'support_hours',
] as const
type FactName = (typeof factNames)[number]

/** What each fact is written as, null for one that the shop has not set; and what texts do not name: how one can pay, and where the shop is (ISO 3166). */
export type ShopFacts = Readonly<Record<FactName, string | null>> & {
  readonly paymentMethods: readonly PaymentMethod[]
  readonly countryCode: string | null
}

const isFact = (name: string): name is FactName => factNames.some((each) => each === name)

/** One paragraph with its facts in place; undefined when one of them is not set. Other braces stay as they are. */
function paragraphWith(text: string, facts: ShopFacts): string | undefined {
  let isWhole = true
  const written = text.replace(/\{([a-z_]+)\}/g, (braces, name: string) => {
    if (!isFact(name)) return braces
    const fact = facts[name]
    if (fact === null) isWhole = false
    return fact ?? ''
  })
  return isWhole ? written : undefined
}

/** A text with its facts in place, without the lines that name one which is not set; undefined when no line is left. */
function textWith(text: string, facts: ShopFacts): string | undefined {
  if (!text.includes('{')) return text
  const lines = text.split('\n').flatMap((line) => paragraphWith(line, facts) ?? [])
  return lines.length > 0 ? lines.join('\n') : undefined
}

/** The pieces of one paragraph of rich text (rich-text.ts); undefined when one of them lacks a fact. */
function spansWith(spans: readonly unknown[], facts: ShopFacts): unknown[] | undefined {
  const filled = spans.map((span) => {
    if (typeof span === 'string') return paragraphWith(span, facts)
    if (!isRecord(span) || typeof span.text !== 'string') return span
    const text = paragraphWith(span.text, facts)
    return text === undefined ? undefined : { ...span, text }
  })
  return filled.includes(undefined) ? undefined : filled
}

/**
 * Contents with the shop's facts in their texts. A paragraph that names a fact which is not set is left out: a line of a
 * text, a text that stands alone, an entry of a list of texts, a paragraph or list entry of rich text. A picture's or a
 * product's own words are no texts of the page.
 */
export function withFacts<Content>(content: Content, facts: ShopFacts): Content
export function withFacts(content: unknown, facts: ShopFacts): unknown {
  return filled(content, facts)
}

function filled(content: unknown, facts: ShopFacts): unknown {
  if (typeof content === 'string') return textWith(content, facts)
  if (Array.isArray(content))
    return content.map((each) => filled(each, facts)).filter((each) => each !== undefined)
  if (!isRecord(content) || 'src' in content) return content
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(content)) {
    if (key === 'spans' && Array.isArray(value)) {
      const spans = spansWith(value, facts)
      if (spans === undefined) return undefined
      entries.push([key, spans])
      continue
    }
    const own = key === 'products' ? value : filled(value, facts)
    entries.push([key, own === undefined && typeof value === 'string' ? '' : own])
  }
  return Object.fromEntries(entries)
}
