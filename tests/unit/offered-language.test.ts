import { expect, it } from 'vitest'
import { offeredLanguage } from '@/domain/text/offered-language'

const visit = { page: 'en', spoken: ['en', 'fr', 'ar'], chosen: null, preferred: ['en-US'] } as const

it('a visitor whose browser prefers another of the shop’s languages is offered it', () => {
  expect(offeredLanguage({ ...visit, preferred: ['fr-MA', 'en'] })).toBe('fr')
  expect(offeredLanguage({ ...visit, preferred: ['AR'] })).toBe('ar')
  expect(offeredLanguage({ ...visit, page: 'ar', preferred: ['de-DE', 'fr'] })).toBe('fr')
})

it('nothing is offered where the page is in the preferred language, or the shop speaks none of them', () => {
  expect(offeredLanguage(visit)).toBeNull()
  expect(offeredLanguage({ ...visit, preferred: ['en', 'fr'] })).toBeNull()
  expect(offeredLanguage({ ...visit, preferred: ['de', 'frr'] })).toBeNull()
  expect(offeredLanguage({ ...visit, preferred: [] })).toBeNull()
  expect(offeredLanguage({ ...visit, spoken: ['en'], preferred: ['fr'] })).toBeNull()
})

it('what the visitor has chosen wins over the browser, also that they want no offer', () => {
  expect(offeredLanguage({ ...visit, chosen: 'en', preferred: ['fr'] })).toBeNull()
  expect(offeredLanguage({ ...visit, chosen: 'ar', preferred: ['fr'] })).toBe('ar')
  expect(offeredLanguage({ ...visit, chosen: 'no', preferred: ['fr'] })).toBeNull()
  // A language that the shop no longer speaks.
  expect(offeredLanguage({ ...visit, spoken: ['en', 'ar'], chosen: 'fr', preferred: ['ar'] })).toBe('ar')
})
