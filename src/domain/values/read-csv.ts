import { formula } from './csv'

/** A cell as it was before `toCsv` put an apostrophe in front of what a spreadsheet would run. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.replace(/^'+/, '')) ? cell.slice(1) : cell

/** More broken quotes than these are a file of another kind: reading on would take a time that grows with their square. */
const mostBroken = 100

/**
 * Rows of a CSV text (RFC 4180), whichever of comma, semicolon and tab its first line uses most, or the one that a line such as
 * `sep=;` names; at most `most` rows. Empty rows are left out; `numbers` are those of the others, as a spreadsheet counts them.
 * A quote that is not closed before its cell ends is one of its text, so that it spoils no other row; `broken` are those rows.
 */
export function readCsv(file: string, most: number) {
  const unmarked = file.replace(/^\uFEFF/, '')
  const [named = '', told] = /^sep=([,;\t])\r?\n/i.exec(unmarked) ?? []
  const text = unmarked.slice(named.length)
  const [first = ''] = text.split(/\r\n|\n|\r/, 1)
  const separator =
    told ?? [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  // Files of old Macs end their lines with CR alone.
  const isOldMac = !text.includes('\n')
  const rows: string[][] = []
  const numbers: number[] = []
  const broken: number[] = []
  let number = named === '' ? 0 : 1
  let row: string[] = []
  let cell = ''
  /** Where the quoted cell begins that is being read; -1 outside of one. */
  let quote = -1
  /** Where a quoted cell was closed, behind which only a separator or the end of a line may stand. */
  let closed = -1
  let opened = -1
  let isBroken = false
  const endRow = () => {
    row.push(cell)
    number += 1
    if (isBroken) broken.push(number)
    if (row.some((each) => each.trim() !== '')) {
      rows.push(row)
      numbers.push(number)
    }
    row = []
    cell = ''
    isBroken = false
  }
  const isEnd = (char: string | undefined) =>
    char === undefined || char === separator || char === '\n' || char === '\r'
  /** Reads the quoted cell again with its quote as text. */
  const goBack = () => {
    const begin = Math.max(quote, opened)
    isBroken = true
    cell = '"'
    quote = -1
    closed = -1
    return begin
  }
  const canGoBack = () => broken.length < mostBroken && !isBroken
  for (let at = 0; at <= text.length && rows.length < most; at += 1) {
    const char = text[at]
    if (quote >= 0) {
      if (char === undefined) {
        if (!canGoBack()) {
          isBroken = true
          break
        }
        at = goBack()
      } else if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else {
        opened = quote
        quote = -1
        closed = at
      }
    } else if (closed === at - 1 && closed >= 0 && !isEnd(char) && char?.trim() !== '' && canGoBack()) {
      at = goBack()
    } else if (char === undefined) break
    else if (char === '"' && cell === '' && !isBroken) quote = at
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n' || (isOldMac && char === '\r')) endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return { rows, numbers, separator, broken }
}
