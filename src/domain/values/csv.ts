import { type Minor, toDecimalText } from '../money/money'

/** A number that is an amount of money, written with its cents. */
type Amount = { amount: Minor }
/** Digits that are no number, such as a phone: a spreadsheet must not drop a zero or a plus in front. */
type Digits = { digits: string }
export type CsvCell = string | number | Amount | Digits
/** The separators that a spreadsheet in the reader's language expects. */
export type CsvFormat = { separator: ',' | ';'; decimal: '.' | ',' }

const plain: CsvFormat = { separator: ',', decimal: '.' }
/**
 * What a spreadsheet would run. Behind blanks and line ends too, and in the wide letters of East Asian keyboards: some look there.
 */
export const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Where the decimal sign is a comma, spreadsheets expect semicolons between the columns. */
export function csvFormat(locale: string): CsvFormat {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  return decimal?.value === ',' ? { separator: ';', decimal: ',' } : plain
}

/**
 * Rows as CSV (RFC 4180, CRLF, with the mark by which spreadsheets know UTF-8). A text that a spreadsheet would run as
 * a formula gets an apostrophe in front; digits that are no number are written as a formula that is nothing but their text.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], format = plain): string {
  const lines = rows.map((row) => row.map((cell) => toCell(cell, format)).join(format.separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function toCell(value: CsvCell, { decimal }: CsvFormat): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  // One that begins with apostrophes gets one more, so that reading takes off none of its own.
  if (typeof value === 'string') return quoted(formula.test(value.replace(/^'+/, '')) ? `'${value}` : value)
  if ('amount' in value) return toDecimalText(value.amount).replace('.', decimal)
  const { digits } = value
  return /^\+?\d[\d ().-]*$/.test(digits) ? quoted(`="${digits}"`) : toCell(digits, plain)
}

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
