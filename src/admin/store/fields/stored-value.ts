import * as v from 'valibot'

// The values of fields as a section's row holds them (src/domain/store/content.ts).

const texts = v.object({ $text: v.record(v.string(), v.unknown()) })
const link = v.object({
  $link: v.object({
    kind: v.string(),
    id: v.optional(v.string()),
    screen: v.optional(v.string()),
    to: v.optional(v.string()),
    query: v.optional(v.string()),
    hash: v.optional(v.string()),
  }),
})
const choice = v.object({ $ref: v.object({ id: v.string() }) })
const products = v.object({
  $products: v.object({
    from: v.picklist(['picked', 'newest', 'best', 'sale', 'collection']),
    ids: v.optional(v.array(v.string()), []),
    count: v.optional(v.number()),
    collection: v.optional(v.string()),
  }),
})

export type StoredLink = v.InferOutput<typeof link>['$link']
export type StoredProducts = v.InferOutput<typeof products>['$products']

/** The texts of a field by language; a text without one is in the shop's first. */
export function textsOf(value: unknown, first: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'string') return { [first]: value }
  return v.is(texts, value) ? value.$text : {}
}

export function textOf(value: unknown, language: string, first: string): string {
  const text = textsOf(value, first)[language]
  return typeof text === 'string' ? text : ''
}

/** A field's texts with another one in a language; null where none is left. */
export function withText(value: unknown, language: string, text: unknown, first: string): unknown {
  const others = Object.entries(textsOf(value, first)).filter(([code]) => code !== language)
  const all = text === '' ? others : [...others, [language, text]]
  return all.length === 0 ? null : { $text: Object.fromEntries(all) }
}

export const linkOf = (value: unknown): StoredLink | null => {
  const read = v.safeParse(link, value)
  return read.success ? read.output.$link : null
}

export const choiceOf = (value: unknown): string | null => (v.is(choice, value) ? value.$ref.id : null)

export function productsOf(value: unknown): StoredProducts {
  const read = v.safeParse(products, value)
  return read.success ? read.output.$products : { from: 'picked', ids: [] }
}

const richSpan = v.union([v.string(), v.looseObject({ text: v.string() })])
const richBlock = v.looseObject({
  kind: v.string(),
  spans: v.optional(v.array(richSpan), []),
  items: v.optional(v.array(v.looseObject({ spans: v.optional(v.array(richSpan), []) })), []),
})
const spansText = (spans: readonly v.InferOutput<typeof richSpan>[]) =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('')

/** What one reads of a rich text, a paragraph a line. */
export function plainTextOf(stored: unknown): string {
  if (typeof stored === 'string') return stored
  const read = v.safeParse(v.array(richBlock), stored ?? [])
  if (!read.success) return ''
  const lines = read.output.map(({ spans, items }) =>
    [spansText(spans), ...items.map((item) => spansText(item.spans))].filter(Boolean).join('\n'),
  )
  return lines.filter(Boolean).join('\n')
}
