// The same letters in the database as in the browser.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeKey } from '../../src/domain/discounts/admin-discount.ts'
import { fold, tidy, wordsIn } from '../../src/domain/text/letters.ts'
import { anyLetters, otherLetters, sameLetters, tidied } from '../support/letter-cases.ts'
import { someOf } from '../support/properties.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const inDatabase = (texts: readonly string[]) =>
  shop.sql<{ tidy: string; fold: string; words: string[] }>(
    `select private.tidy(t.text) as tidy, private.fold(t.text) as fold, private.words(t.text) as words
     from unnest($1::text[]) with ordinality as t (text, n) order by t.n`,
    [texts],
  )
const inBrowser = (texts: readonly string[]) =>
  texts.map((text) => ({ tidy: tidy(text), fold: fold(text), words: wordsIn(text) }))

describe('letters in the database', () => {
  it('letters in the database are those of the browser, for every case of the table', async () => {
    const texts = [...sameLetters.flat(), ...otherLetters.flat(), ...tidied.map(([typed]) => typed)]
    expect(await inDatabase(texts)).toEqual(inBrowser(texts))
  })

  it('letters in the database are those of the browser, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLetters, { minLength: 40, maxLength: 60 }), async (texts) => {
        expect(await inDatabase(texts)).toEqual(inBrowser(texts))
      }),
      someOf(20),
    )
  })

  it('letters in the database are one for every spelling of a word', async () => {
    for (const spellings of sameLetters) {
      const rows = await inDatabase(spellings)
      expect(new Set(rows.map((row) => row.fold)).size).toBe(1)
    }
  })

  it.each(sameLetters.map((spellings) => [spellings[0], spellings] as const))(
    'one option and one code are made of every spelling of %s',
    async (_first, spellings) => {
      const [row] = await shop.sql<{ options: string; code: string }>(
        `select count(distinct private.option_key(t))::text as options, count(distinct private.code_key(t))::text as code
         from unnest($1::text[]) as t`,
        [spellings],
      )
      expect(row).toEqual({ options: '1', code: '1' })
    },
  )

  it.each([
    'SAVE-10.',
    '"SAVE-10"',
    '«SAVE-10»',
    '(SAVE-10)',
    'SAVE_10',
    'SAVEー10',
    ' save – 10 ! ',
    '`save‑10`,',
    'ＳＡＶＥ－１０',
    'save-١٠',
    '#save-10',
  ])('the code SAVE-10 is read in %s', async (typed) => {
    expect(await shop.one('select private.code_key($1) as code', [typed])).toEqual({ code: 'SAVE-10' })
    expect(codeKey(typed)).toBe('SAVE-10')
  })

  it.each(['SAVEЯ-10', 'SAVE-100', 'ESAVE-10', 'سSAVE-10'])(
    'the code SAVE-10 is not read in %s',
    async (typed) => {
      expect(await shop.one('select private.code_key($1) as code', [typed])).toEqual({ code: codeKey(typed) })
      expect(codeKey(typed)).not.toBe('SAVE-10')
    },
  )

  it('letters of an e-mail address are made plain and never exchanged', async () => {
    const [row] = await shop.sql<{ plain: string; other: boolean }>(`
      select private.email_line(U&' Ana＠example．com\\200B') as plain,
        private.email_line('é@example.com') <> private.email_line('e@example.com') as other`)
    expect(row).toEqual({ plain: 'ana@example.com', other: true })
  })
})
