/** The kinds of rows whose texts have translations beside them, in the order of the owner's list. */
export const translatedKinds = [
  'product',
  'option',
  'collection',
  'department',
  'category',
  'group',
  'page',
  'media',
  'size-chart',
  'discount',
  'zone',
  'method',
  'synonym',
  'maker',
  'shop',
] as const
export type TranslatedKind = (typeof translatedKinds)[number]

/** What holds words within it, which are translated where they are edited. */
export const kindsWithin = ['sections', 'menu', 'chart'] as const
export type KindWithin = (typeof kindsWithin)[number]

/** A text of a row: of which, and in which field. */
export type TextPlace = { kind: string; id: string; field: string }
/** Where a translation stands. */
type TranslationPlace = TextPlace & { language: string }

/** A translation to be written. */
export type TranslationChange = TranslationPlace & {
  /** What is written; '' for none. */
  after: string
  /** The text that was translated. */
  text?: string
  /** The translation that was there. */
  before?: string
}

export const isSamePlace = (one: TranslationPlace, other: TranslationPlace) =>
  one.language === other.language &&
  one.kind === other.kind &&
  one.id === other.id &&
  one.field === other.field

/** Why a translation was not written. `now` is what is there instead, or how long it may be. */
export type TranslationProblem = {
  /** Its place in the list that was sent, beginning with 0. */
  at: number
  problem: 'unknown' | 'twice' | 'text' | 'changed' | 'long' | 'line' | 'details'
  now?: string | undefined
}
