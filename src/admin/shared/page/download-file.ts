import { type CsvCell, csvFormat, toCsv } from '@/domain/values/csv'

/** Saves rows as a CSV file that spreadsheets of the browser's language open in columns. */
export function downloadCsv(name: string, rows: readonly (readonly CsvCell[])[]) {
  const text = toCsv(rows, csvFormat(navigator.language))
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
