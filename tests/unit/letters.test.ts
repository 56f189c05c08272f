import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, tidy, wordsIn } from '@/domain/text/letters'
import { anyLetters, otherLetters, sameLetters, tidied } from '../support/letter-cases.ts'

describe('fold', () => {
  it.each(sameLetters.map((spellings) => [spellings[0], spellings] as const))(
    'takes all spellings of “%s” for the same',
    (first = '', spellings) => {
      expect(spellings.map(fold)).toEqual(spellings.map(() => fold(first)))
    },
  )

  it.each(otherLetters)('keeps “%s” apart from “%s”', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it('changes nothing that it has folded before', () => {
    fc.assert(fc.property(anyLetters, (text) => fold(fold(text)) === fold(text)))
  })
})

describe('tidy', () => {
  it.each(tidied)('makes “%s” “%s”', (typed, plain) => expect(tidy(typed)).toBe(plain))

  it('changes nothing that it has tidied before', () => {
    fc.assert(fc.property(anyLetters, (text) => tidy(tidy(text)) === tidy(text)))
  })
})

describe('wordsIn', () => {
  it.each([
    ['Robe rouge, taille M', ['robe', 'rouge', 'taille', 'm']],
    ['القفطان', ['قفطان']],
    ['والفساتين للنساء', ['فساتين', 'نساء']],
    ['ال', ['ال']],
    ['فستان؛ أحمر، طويل؟', ['فستان', 'احمر', 'طويل']],
    ['T‑shirt—“Été”', ['t', 'shirt', 'ete']],
    ['👗 платье!', ['платье']],
    ['किताब।', ['किताब']],
    ['…', []],
  ])('of “%s”', (text, expected) => expect(wordsIn(text)).toEqual(expected))
})
