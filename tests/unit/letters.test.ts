import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, tidy, wordsIn } from '@/domain/text/letters'
import { anyLetters, otherLetters, sameLetters, tidied } from '../support/letter-cases.ts'

describe('fold', () => {
  it.each(sameLetters.map((spellings) => [spellings[0], spellings] as const))(
    'all spellings of “%s” are taken for the same',
    (first = '', spellings) => {
      expect(spellings.map(fold)).toEqual(spellings.map(() => fold(first)))
    },
  )

  it.each(otherLetters)('the texts “%s” and “%s” are kept apart', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it('folding changes nothing that it has folded before', () => {
    fc.assert(fc.property(anyLetters, (text) => fold(fold(text)) === fold(text)))
  })
})

describe('tidy', () => {
  it.each(tidied)('the typed text “%s” is tidied to “%s”', (typed, plain) => expect(tidy(typed)).toBe(plain))

  it('tidying changes nothing that it has tidied before', () => {
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
    ['Vase 2½ L', ['vase', '2', '1', '2', 'l']],
    ['…', []],
  ])('the words in “%s” are found', (text, expected) => expect(wordsIn(text)).toEqual(expected))
})
