import { numberLocale } from '../text/build-language.ts'
import type { Language } from '../text/language.ts'

/** `4.5`, `4,5`; always with its decimal, so that averages stand alike. */
export const formatRating = (rating: number) =>
  rating.toLocaleString(numberLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A member's review of a delivered product. `author` is '' without a name and null without an account. */
export type Review = {
  id: string
  author: string | null
  rating: number
  title: string
  body: string
  verified: boolean
  createdAt: number
  /** The shop's words below it; '' without any. */
  answer: string
  /** The names of its pictures. */
  pictures: readonly string[]
}

/** The author's own review; the owner may have hidden it from others, or wants to look at it first. */
export type OwnReview = Review & { hidden: boolean; waiting: boolean }

/** When reviews appear: at once, or when an owner has looked at them. */
export const publishingModes = ['at-once', 'checked'] as const
export type Publishing = (typeof publishingModes)[number]

/** What shoppers report a review for. */
export const reportReasons = ['spam', 'offensive', 'personal', 'false', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Whether the shop asks for reviews by itself, how many days after delivery, and when reviews appear. */
export type ReviewSettings = { asks: boolean; afterDays: number; publishing: Publishing }

/** Why an owner hides a review; only owners see it. */
export const hideReasons = ['spam', 'offensive', 'personal', 'off-topic', 'other'] as const
export type HideReason = (typeof hideReasons)[number]

/** Which reviews an owner looks at; new: no owner has looked at it since it was written or changed, within thirty days. */
export const reviewViews = ['new', 'published', 'hidden', 'reported', 'all'] as const
export type ReviewView = (typeof reviewViews)[number]

/** A review as owners moderate it. */
export type ModeratedReview = Omit<OwnReview, 'pictures'> & {
  product: { id: string; slug: string; name: string; image: string }
  isNew: boolean
  reason: HideReason | null
  /** In which it was written. */
  language: Language
  pictures: readonly { id: string; shown: boolean }[]
  /** What it was reported for since somebody looked at it. */
  reports: readonly { reason: ReportReason; n: number }[]
}

/** The summary of a product's reviews. */
export type ReviewSummary = {
  /** Null without reviews. */
  rating: number | null
  total: number
  /** The number of reviews per star rating. */
  counts: Readonly<Record<number, number>>
  /** Whether of each author it is known that they bought the product here. */
  allVerified: boolean
  publishing: Publishing
}

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The most first, as the distribution is read. */
export const starSteps = [5, 4, 3, 2, 1] as const

export type ReviewDraft = { rating: number | null; title: string; body: string }
/** The fields in the form's order. */
export const reviewFields = ['rating', 'title', 'body'] as const
export type ReviewField = (typeof reviewFields)[number]

/** The length that the database counts: a sign is one, however the browser stores it. */
export const textLength = (text: string): number => [...text.trim()].length

/** The share of a count in the total, in whole percent; at least 1 for a count above 0. */
export function shareOf(count: number, total: number): number {
  if (count === 0 || total === 0) return 0
  return Math.max(1, Math.round((count / total) * 100))
}

/** A draft from what was stored; null for anything else. */
export function parseDraft(stored: unknown): ReviewDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { rating, title, body }: Record<string, unknown> = { ...stored }
  if (typeof title !== 'string' || typeof body !== 'string') return null
  return { rating: isStars(rating) ? rating : null, title, body }
}

function isStars(value: unknown): value is number {
  return starSteps.some((step) => step === value)
}
