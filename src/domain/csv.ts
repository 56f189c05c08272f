// Behind blanks and line ends too, and in the wide letters of East Asian keyboards: some spreadsheets look there.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Rows as CSV (RFC 4180, CRLF, with the mark by which spreadsheets know UTF-8). A text that a spreadsheet would run as
 * a formula gets an apostrophe in front; numbers are left as they are.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
