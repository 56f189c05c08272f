import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product/product'
import type { Choice, Target } from '@/domain/store/content'
import type { Media } from '@/domain/store/media'
import { isFilm, isPicture, isTarget, richText } from '@/domain/store/rich-text-schema'
import type { Ground } from '@/storefront/shared/sections/ground'

// The fields of sections. A schema describes what a section is given to show; its metadata is what the editor makes the form
// from. Rows hold texts by language and pictures, links and choices by id (src/domain/store/content.ts).

type RowKind = 'collection' | 'department' | 'category' | 'collection-group'

/** How a field is edited, and its limits. */
export type Field =
  | { field: 'line' | 'text' | 'review' | 'moment'; most: number }
  | { field: 'rich'; most: number }
  | { field: 'number'; least: number; most: number }
  | { field: 'switch' | 'picture' | 'film' | 'link' | 'products' }
  | { field: 'choice'; options: readonly string[] }
  | { field: 'row'; of: RowKind }
  | { field: 'rows'; of: RowKind; most: number }
  | { field: 'list'; most: number }

const text = (field: 'line' | 'text' | 'review' | 'moment', most: number) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.nullable(v.string()),
        v.transform((value) => value ?? ''),
        v.maxLength(most),
      ),
      '',
    ),
    v.metadata({ field, most } satisfies Field),
  )

/** One line of text in each language. */
export const line = (most = 120) => text('line', most)

/** Text of several lines in each language. */
export const lines = (most = 600) => text('text', most)

/** The id of a review: what is quoted, by whom and of what is its own row's. */
export const review = () => text('review', 36)

/** A moment with its distance from UTC, as 2026-12-31T22:59:00Z; empty where none is set. */
export const moment = () => text('moment', 30)

/** Text with headings, lists, links and pictures, in each language. */
export const rich = (most = 8000) =>
  v.pipe(v.optional(richText(most), null), v.metadata({ field: 'rich', most } satisfies Field))

export const toggle = (initial = false) =>
  v.pipe(v.optional(v.boolean(), initial), v.metadata({ field: 'switch' } satisfies Field))

export const count = (least: number, most: number, initial: number) =>
  v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), initial),
    v.metadata({ field: 'number', least, most } satisfies Field),
  )

/** One of several; the first is the default. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.pipe(
    v.optional(v.picklist(options), options[0]),
    v.metadata({ field: 'choice', options } satisfies Field),
  )

/** What it stands on; the first is the default. */
export const ground = <const Grounds extends readonly [Ground, ...Ground[]]>(...grounds: Grounds) =>
  choice(grounds)

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'slug' in value

/** A picture; null where none is chosen, or it is gone. */
export const picture = () =>
  v.pipe(
    v.optional(v.nullable(v.custom<Media>(isPicture)), null),
    v.metadata({ field: 'picture' } satisfies Field),
  )

/** A film of the shop's own; null where none is chosen, or it is gone. */
export const ownFilm = () =>
  v.pipe(v.optional(v.nullable(v.custom<Media>(isFilm)), null), v.metadata({ field: 'film' } satisfies Field))

/** Where a button leads; null where nowhere, or what it led to is gone. */
export const link = () =>
  v.pipe(
    v.optional(v.nullable(v.custom<Target>(isTarget)), null),
    v.metadata({ field: 'link' } satisfies Field),
  )

/** A collection, a department, a category; null where none is chosen, or it is gone. */
export const row = (of: RowKind) =>
  v.pipe(
    v.optional(v.nullable(v.custom<Choice>(isChoice)), null),
    v.metadata({ field: 'row', of } satisfies Field),
  )

/** Several of them, each once; what is gone is left out. */
export const rows = (of: RowKind, most = 24) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.array(v.nullable(v.custom<Choice>(isChoice))),
        v.maxLength(most),
        v.transform((choices) => choices.filter((each) => each !== null)),
      ),
      [],
    ),
    v.metadata({ field: 'rows', of, most } satisfies Field),
  )

/** Products that the page comes with: chosen by hand, the newest, best sellers, reduced ones, or a collection's. */
export const products = () =>
  v.pipe(
    // The data layer has checked each of them.
    v.optional(v.custom<readonly ProductSummary[]>(Array.isArray), []),
    v.metadata({ field: 'products' } satisfies Field),
  )

/** Several of the same, such as questions with their answers. */
export const list = <Entries extends v.ObjectEntries>(entries: Entries, most = 24) =>
  v.pipe(
    v.optional(v.pipe(v.array(v.object(entries)), v.maxLength(most)), []),
    v.metadata({ field: 'list', most } satisfies Field),
  )

/** What a section shows, by the schema of its kind. */
export type SectionFields<Schema extends () => v.GenericSchema> = v.InferOutput<ReturnType<Schema>>

/** What a section's component is given: its own fields, and its place on the page. */
export type SectionProps<Schema extends () => v.GenericSchema> = {
  id: string
  section: SectionFields<Schema>
}
