import { formula } from './csv'

/** A cell as it was before `toCsv` put an apostrophe in front of what a spreadsheet would run. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * Rows of a CSV text (RFC 4180), whichever of comma, semicolon and tab its first line uses most; at most `most` rows. Empty
 * rows are left out; `numbers` are those of the others, as a spreadsheet counts them.
 */
export function readCsv(file: string, most: number) {
  const text = file.replace(/^\uFEFF/, '')
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator =
    [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const rows: string[][] = []
  const numbers: number[] = []
  let number = 0
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    number += 1
    if (row.some((each) => each.trim() !== '')) {
      rows.push(row)
      numbers.push(number)
    }
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const char = text[at]
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return { rows, numbers, separator }
}
