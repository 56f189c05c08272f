import * as v from 'valibot'
import { discountKinds } from '../cart/cart-quote'
import { readAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { fold } from '../text/letters'
import { fromLocal } from './deal-plan'

export const discountStates = ['active', 'scheduled', 'over', 'stopped'] as const
export type DiscountState = (typeof discountStates)[number]
export const discountSources = ['owner', 'batch', 'welcome', 'student'] as const
export type DiscountSource = (typeof discountSources)[number]
export const discountScopes = ['everything', 'collections', 'products'] as const

/** Of a student's request; open: the email address is confirmed and nothing decided. */
export const studentRequestStates = ['open', 'approved', 'refused', 'unconfirmed'] as const
export type StudentRequestState = (typeof studentRequestStates)[number]

/** What a discount takes off, from what, for whom and when. Times in milliseconds, UTC; null is no limit. */
export type DiscountTerms = {
  /** Null for a discount that applies by itself, and for a batch of codes. */
  code: string | null
  /** Shown to shoppers. */
  title: string
  kind: (typeof discountKinds)[number]
  /** Percent, or an amount in minor units; 0 for free shipping. */
  value: number
  scope: (typeof discountScopes)[number]
  collections: string[]
  products: string[]
  minimum: Minor | null
  startsAt: number | null
  endsAt: number | null
  totalLimit: number | null
  customerLimit: number | null
  isFirstOrder: boolean
}

export const discountBounds = {
  title: 60,
  codes: 1000,
  uses: 100_000,
  usesEach: 1000,
  products: 200,
} as const

export type DiscountProblem =
  | 'code'
  | 'prefix'
  | 'count'
  | 'title'
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'collections'
  | 'products'
  | 'limit'
  | 'each'
  | 'time'
  | 'order'

/** A code as the shop compares it: capitals, no spaces. */
export const codeKey = (typed: string) => {
  const key = fold(typed)
    .replace(/[_\u30fc]/g, '-')
    .replace(/[^\p{L}\p{N}-]+/gu, '')
  return (key || fold(typed).replaceAll(' ', '')).toUpperCase()
}

const text = v.pipe(v.string(), v.trim())
const whole = (most: number, problem: DiscountProblem) =>
  v.pipe(
    text,
    v.check(
      (typed) => typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most),
      problem,
    ),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  )
const time = (zone: () => string) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed === '' || fromLocal(typed, zone()) !== null, 'time' satisfies DiscountProblem),
    v.transform((typed) => (typed === '' ? null : fromLocal(typed, zone()))),
  )

const formOf = (zone: () => string) =>
  v.object({
    trigger: v.picklist(['code', 'automatic', 'batch']),
    code: v.pipe(v.string(), v.transform(codeKey)),
    prefix: v.pipe(v.string(), v.transform(codeKey)),
    count: text,
    title: v.pipe(
      text,
      v.minLength(2, 'title' satisfies DiscountProblem),
      v.maxLength(discountBounds.title, 'title' satisfies DiscountProblem),
    ),
    kind: v.picklist(discountKinds),
    value: text,
    scope: v.picklist(discountScopes),
    collections: v.array(v.string()),
    products: v.pipe(
      // With what the form shows of them.
      v.array(v.object({ id: v.string(), title: v.string(), image: v.string() })),
      v.maxLength(discountBounds.products, 'products' satisfies DiscountProblem),
    ),
    minimum: v.pipe(
      text,
      v.check((typed) => typed === '' || readAmount(typed) !== null, 'minimum' satisfies DiscountProblem),
      v.transform((typed) => readAmount(typed) || null),
    ),
    totalLimit: whole(discountBounds.uses, 'limit'),
    customerLimit: whole(discountBounds.usesEach, 'each'),
    start: time(zone),
    end: time(zone),
    isFirstOrder: v.boolean(),
  })
/**
 * The typed discount as its terms; the issues are problem names. The database checks again.
 * @param now the time by the server's clock, in ms UTC
 * @param zone of the shop's days
 */
export const discountSchema = (now: () => number, zone: () => string) =>
  v.pipe(
    formOf(zone),
    v.forward(
      v.partialCheck(
        [['trigger'], ['code']],
        ({ trigger, code }) => trigger !== 'code' || /^[A-Z0-9-]{3,40}$/.test(code),
        'code' satisfies DiscountProblem,
      ),
      ['code'],
    ),
    v.forward(
      v.partialCheck(
        [['trigger'], ['prefix']],
        ({ trigger, prefix }) => trigger !== 'batch' || /^[A-Z0-9-]{0,20}$/.test(prefix),
        'prefix' satisfies DiscountProblem,
      ),
      ['prefix'],
    ),
    v.forward(
      v.partialCheck(
        [['trigger'], ['count']],
        ({ trigger, count }) => trigger !== 'batch' || codeCount(count) !== null,
        'count' satisfies DiscountProblem,
      ),
      ['count'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['value']],
        ({ kind, value }) => kind !== 'percent' || discountValue(kind, value) !== null,
        'percent' satisfies DiscountProblem,
      ),
      ['value'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['value']],
        ({ kind, value }) => kind !== 'amount' || discountValue(kind, value) !== null,
        'amount' satisfies DiscountProblem,
      ),
      ['value'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['scope'], ['collections']],
        ({ kind, scope, collections }) =>
          kind === 'free_shipping' || scope !== 'collections' || collections.length > 0,
        'collections' satisfies DiscountProblem,
      ),
      ['collections'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['scope'], ['products']],
        ({ kind, scope, products }) =>
          kind === 'free_shipping' || scope !== 'products' || products.length > 0,
        'products' satisfies DiscountProblem,
      ),
      ['products'],
    ),
    v.forward(
      v.partialCheck(
        [['start'], ['end']],
        ({ start, end }) => end === null || end > (start ?? now()),
        'order' satisfies DiscountProblem,
      ),
      ['end'],
    ),
    v.transform((typed): { terms: DiscountTerms; prefix: string; count: number } => ({
      terms: {
        code: typed.trigger === 'code' ? typed.code : null,
        title: typed.title,
        kind: typed.kind,
        value: discountValue(typed.kind, typed.value) ?? 0,
        ...scopeOf(typed),
        minimum: typed.minimum,
        startsAt: typed.start,
        endsAt: typed.end,
        // Each code of a batch is for one order.
        totalLimit: typed.trigger === 'batch' ? 1 : typed.totalLimit,
        customerLimit: typed.trigger === 'batch' ? null : typed.customerLimit,
        isFirstOrder: typed.isFirstOrder,
      },
      prefix: typed.prefix,
      count: codeCount(typed.count) ?? 0,
    })),
  )
export type DiscountForm = v.InferInput<ReturnType<typeof discountSchema>>

/** Percent as a whole number from 1 to 100, or an amount of at least a cent in minor units; null for neither. */
function discountValue(kind: DiscountTerms['kind'], typed: string): number | null {
  if (kind === 'free_shipping') return 0
  if (kind === 'amount') return readAmount(typed) || null
  const percent = Number(typed)
  return /^\d{1,3}$/.test(typed.trim()) && percent >= 1 && percent <= 100 ? percent : null
}

function codeCount(typed: string): number | null {
  const count = Number(typed)
  return /^\d{1,4}$/.test(typed) && count >= 1 && count <= discountBounds.codes ? count : null
}

/** Free shipping has no scope: it is about the order. */
function scopeOf({ kind, scope, collections, products }: v.InferOutput<ReturnType<typeof formOf>>) {
  const of = kind === 'free_shipping' ? 'everything' : scope
  return {
    scope: of,
    collections: of === 'collections' ? collections : [],
    products: of === 'products' ? products.map(({ id }) => id) : [],
  }
}
