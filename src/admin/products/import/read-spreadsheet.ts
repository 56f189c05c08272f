import { unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import { importLimits } from '@/domain/imports/file-text'

/** The cells of a workbook's first sheet as text, its empty rows included. @throws when it is damaged, locked or too large */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  // Looked at before anything is unpacked: a small archive can hold more than the machine has memory for.
  let unpacked = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > importLimits.unpackedBytes) throw new RangeError('The workbook is too large')
  const rows = await readSheet(bytes.buffer, { trim: false, parseNumber: asWritten })
  return rows.map((row) => row.map(cellText))
}

/** A number as its cell shows it: a spreadsheet stores 0.1 + 0.2 as 0.30000000000000004. */
const asWritten = (text: string) => {
  const number = Number(text)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text
}

const cellText = (cell: CellValue<string> | null): string => {
  if (cell instanceof Date) return cell.toISOString()
  return cell === null ? '' : String(cell)
}
