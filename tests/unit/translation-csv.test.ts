import { expect, it } from 'vitest'
import { readTranslationFile, translationRows } from '@/domain/translations/translation-csv'
import { csvFormat, toCsv } from '@/domain/values/csv'

const texts = [
  { kind: 'product', id: 'a', field: 'title', text: 'Dress', translations: { fr: 'Robe', ar: '' } },
  { kind: 'option', id: '=1+1', field: 'name', text: '=1+1', translations: { fr: '-rouge', ar: 'أحمر' } },
  {
    kind: 'product',
    id: 'a',
    field: 'details',
    text: 'A: b;\n"c", d',
    translations: { fr: 'É: « b »', ar: '' },
  },
]
const file = (locale: string) => toCsv(translationRows(texts, ['fr', 'ar']), csvFormat(locale))
const changesOf = (text: string) => {
  const read = readTranslationFile(text, ['fr', 'ar'])
  if ('problem' in read) throw new Error(read.problem)
  return read.changes
}

it.each(['en-US', 'fr-FR'])('a file in the form of %s is read as it was written', (locale) => {
  const changes = changesOf(file(locale))
  expect(
    changes.map(({ language, id, field, text, after, row }) => [language, id, field, text, after, row]),
  ).toEqual([
    ['fr', 'a', 'title', 'Dress', 'Robe', 2],
    ['fr', '=1+1', 'name', '=1+1', '-rouge', 3],
    ['fr', 'a', 'details', 'A: b;\n"c", d', 'É: « b »', 4],
    ['ar', '=1+1', 'name', '=1+1', 'أحمر', 3],
  ])
})

it('what a spreadsheet would run as a formula has an apostrophe in the file', () => {
  expect(file('en-US')).toContain("'=1+1")
  expect(file('en-US')).toContain("'-rouge")
})

it('rows keep their numbers where others are empty, and columns of other languages are left out', () => {
  const changes = changesOf('kind,ID,field,de,fr\n\n,,,,\nproduct, a ,title,Kleid,Robe\n')
  expect(changes).toEqual([
    { language: 'fr', kind: 'product', id: 'a', field: 'title', after: 'Robe', row: 4 },
  ])
})

it.each([
  ['', 'columns'],
  ['kind,id,text,fr\n1,2,3,4', 'columns'],
  ['kind,id,field,text,de\n1,2,3,4,5', 'columns'],
  ['kind,id,field,text,fr\n', 'empty'],
  [`kind,id,field,fr\n${'a,b,c,d\n'.repeat(60_001)}`, 'many'],
])('a file that is none of translations is refused (%#)', (text, problem) => {
  expect(readTranslationFile(text, ['fr', 'ar'])).toEqual({ problem })
})
