import * as v from 'valibot'
import { isSafeAddress, type Target } from './content'
import type { Media } from './media'
import { plainText, type RichBlock } from './rich-text'

// Text with headings, lists, links and pictures as a small tree. It is never HTML: what is not one of these is refused.

/** What a picture and a link have become (resolveContent). A row may hold anything in their place. */
const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'src' in value &&
  isSafeAddress(value.src) &&
  'widths' in value &&
  Array.isArray(value.widths)
export const isPicture = (value: unknown): value is Media => isMedia(value) && value.kind === 'picture'
export const isFilm = (value: unknown): value is Media => isMedia(value) && value.kind === 'film'
export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'to' in value && isSafeAddress(value.to)

/** A piece of a paragraph: plain, or marked. A link whose target is gone is plain text. */
const span = v.union([
  v.string(),
  v.strictObject({
    text: v.string(),
    isStrong: v.optional(v.boolean(), false),
    isEmphasis: v.optional(v.boolean(), false),
    link: v.optional(v.nullable(v.custom<Target>(isTarget)), null),
  }),
])
const spans = v.pipe(v.array(span), v.maxLength(100))

const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), spans }),
  v.strictObject({ kind: v.literal('heading'), level: v.optional(v.picklist([2, 3]), 2), spans }),
  v.strictObject({
    kind: v.literal('list'),
    isOrdered: v.optional(v.boolean(), false),
    items: v.pipe(v.array(v.strictObject({ spans })), v.maxLength(100)),
  }),
  v.strictObject({
    kind: v.literal('picture'),
    /** Null where it is gone. */
    picture: v.nullable(v.custom<Media>(isPicture)),
    /** What stands below it. */
    text: v.optional(v.string(), ''),
  }),
])

const paragraphsOf = (text: string): RichBlock[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', spans: [line] }))

/** Rich text of at most so many characters. A plain text is its lines as paragraphs. */
export const richText = (most: number) =>
  v.pipe(
    v.nullable(
      v.union([v.pipe(v.string(), v.transform(paragraphsOf)), v.pipe(v.array(block), v.maxLength(300))]),
    ),
    v.transform((blocks): readonly RichBlock[] => blocks ?? []),
    v.check((blocks) => plainText(blocks).length <= most),
  )
