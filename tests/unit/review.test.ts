import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { reviewLimits } from '@/config/page-limits'
import { reviewWords } from '@/content/product/reviews'
import { myReview, reviewPage } from '@/data/reviews/review-mapper'
import {
  parseDraft,
  type ReviewDraft,
  reviewFields,
  shareOf,
  starSteps,
  textLength,
} from '@/domain/product/review'
import { reviewSchema } from '@/domain/product/review-schema'
import { problemsOf } from '../support/problems'
import { holds } from '../support/properties'

const draft = (facts: Partial<ReviewDraft> = {}): ReviewDraft => ({
  rating: 5,
  title: '',
  body: '',
  ...facts,
})

const wrongFields = (typed: ReviewDraft) =>
  Object.keys(problemsOf(reviewSchema(reviewLimits, reviewWords.problems), typed))

describe('a review', () => {
  it('a review needs its stars and nothing else', () => {
    expect(wrongFields(draft())).toEqual([])
    expect(wrongFields(draft({ rating: null, title: 'Good', body: 'It fits.' }))).toEqual(['rating'])
  })

  it.each([
    ['title', 80],
    ['body', 2000],
  ] as const)('a review has room for a %s of %d signs, whatever they are', (field, room) => {
    for (const sign of ['a', 'é', '🧵']) {
      expect(wrongFields(draft({ [field]: sign.repeat(room) }))).toEqual([])
      expect(wrongFields(draft({ [field]: ` ${sign.repeat(room)}\n ` }))).toEqual([])
      expect(wrongFields(draft({ [field]: sign.repeat(room + 1) }))).toEqual([field])
    }
  })

  it('a review names what is wrong in the order of the form, each with words', () => {
    const all = wrongFields({ rating: null, title: 'x'.repeat(81), body: 'x'.repeat(2001) })
    expect(all).toEqual([...reviewFields])
    for (const field of reviewFields) expect(reviewWords.problems[field]).toMatch(/^[A-Z].*\.$/)
  })

  it('the length of a review is counted as PostgreSQL counts it', () => {
    expect(textLength('  👩🏽‍🦱 ok ')).toBe([...'👩🏽‍🦱 ok'].length)
    expect(textLength('')).toBe(0)
  })
})

describe('a share', () => {
  it.each([
    [0, 0, 0],
    [0, 10, 0],
    [1, 1000, 1],
    [74, 127, 58],
    [127, 127, 100],
  ])('a share of %d of %d is %d per cent', (count, total, share) => expect(shareOf(count, total)).toBe(share))

  it('a share is a whole number from 0 to 100, and 0 only of nothing', () =>
    holds(
      fc.property(fc.nat(100_000), fc.nat(100_000), (part, rest) => {
        const share = shareOf(part, part + rest)
        expect(Number.isInteger(share)).toBe(true)
        expect(share).toBeLessThanOrEqual(100)
        expect(share === 0).toBe(part === 0)
      }),
    ))
})

describe('a draft', () => {
  it('a draft of a review comes back as it was kept', () =>
    holds(
      fc.property(fc.constantFrom(...starSteps, null), fc.string(), fc.string(), (rating, title, body) => {
        expect(parseDraft({ rating, title, body })).toEqual({ rating, title, body })
      }),
    ))

  it.each([null, undefined, '', 'x', [], {}, { title: 'a' }, { title: 1, body: 'b' }])(
    'a stored %j is no draft of a review',
    (stored) => expect(parseDraft(stored)).toBeNull(),
  )

  it.each([0, 6, 4.5, '5', null])('a draft of a review with %j for stars has none', (rating) =>
    expect(parseDraft({ rating, title: 'a', body: 'b' })?.rating).toBeNull(),
  )
})

describe('the answers', () => {
  const row = {
    id: 'review-1',
    author: 'Nora A.',
    rating: 4,
    title: 'Good',
    body: 'It fits.\n\nIt does.',
    verified: true,
    answer: '',
    pictures: ['picture-1'],
    created_at: '2026-11-21T12:00:00.123456+00:00',
  }

  it('the answer with a list of reviews is understood', () => {
    expect(
      parse(reviewPage, {
        reviews: [row, { ...row, author: null }],
        next: 'review-1',
        rating: '4.5',
        total: 2,
        counts: { 4: 2 },
        all_verified: true,
        publishing: 'at-once',
      }),
    ).toMatchObject({
      reviews: [
        { author: 'Nora A.', rating: 4, verified: true, createdAt: Date.UTC(2026, 10, 21, 12, 0, 0, 123) },
        { author: null },
      ],
      next: 'review-1',
      rating: 4.5,
      total: 2,
      counts: { 4: 2 },
    })
    const none = {
      reviews: [],
      next: null,
      rating: 4.5,
      total: 0,
      counts: {},
      all_verified: false,
      publishing: 'at-once',
    }
    expect(parse(reviewPage, none)).toMatchObject({
      reviews: [],
      next: null,
      rating: 4.5,
      total: 0,
      counts: {},
    })
  })

  it('the answer about what one may review is understood', () => {
    expect(parse(myReview, { may: true, review: null })).toEqual({ may: true, review: null })
    expect(parse(myReview, { may: true, review: { ...row, status: 'hidden' } }).review).toMatchObject({
      title: 'Good',
      hidden: true,
    })
  })
})
