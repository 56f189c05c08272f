import { productLimits } from '@/config/page-limits'
import { reservedSlugs } from '@/config/reserved-slugs'
import { decodeText, type Encoding, importLimits, kindOfFile } from '@/domain/imports/file-text'
import { type Gathered, gatherProducts } from '@/domain/imports/gather-products'
import { decimalSignOf } from '@/domain/imports/import-cells'
import { type FileFormat, formatOf, guessMapping, type Mapping } from '@/domain/imports/import-fields'
import type { ImportChoices, ImportTable } from '@/domain/imports/import-table'
import { readCsv } from '@/domain/values/read-csv'

export type FileFault =
  | 'size'
  | 'unreadable'
  | 'archive'
  | 'old-spreadsheet'
  | 'other'
  | 'damaged'
  | 'rows'
  | 'columns'
  | 'empty'
  | 'heads'
export type OpenedFile = {
  head: string[]
  /** The first rows below it. */
  samples: string[][]
  rows: number
  format: FileFormat
  mapping: Mapping
  /** Null for a spreadsheet. */
  encoding: Encoding | null
  separator: string | null
  decimals: ',' | '.' | null
}

const samples = 3

class FileError extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

/** Reads one file at a time and keeps its rows, so that they are handed over only where they are shown. */
export function fileReader() {
  let table: ImportTable = { head: [], rows: [], numbers: [], broken: [] }

  const open = async (file: Blob): Promise<OpenedFile> => {
    if (file.size > importLimits.bytes) throw new FileError('size')
    const bytes = new Uint8Array(
      await file.arrayBuffer().catch(() => {
        throw new FileError('unreadable')
      }),
    )
    const kind = kindOfFile(bytes)
    if (kind === 'archive' || kind === 'old-spreadsheet' || kind === 'other') throw new FileError(kind)
    const { rows, numbers, broken, encoding, separator } =
      kind === 'spreadsheet' ? await ofSpreadsheet(bytes) : ofText(bytes)
    const [first = [], ...body] = rows
    const head = first.map((cell) => cell.trim())
    if (body.length > importLimits.rows) throw new FileError('rows')
    if (head.length > importLimits.columns) throw new FileError('columns')
    if (body.length === 0) throw new FileError('empty')
    if (head.filter((cell) => cell !== '').length < 2 && head.length > 1) throw new FileError('heads')
    table = { head, rows: body, numbers: numbers.slice(1), broken }
    const mapping = guessMapping(head)
    const amounts = mapping.flatMap((field, column) =>
      field === 'price' || field === 'originalPrice' ? [column] : [],
    )
    return {
      ...{ head, rows: body.length, mapping, encoding, separator, format: formatOf(head) },
      samples: body.slice(0, samples),
      decimals: decimalSignOf(body.flatMap((row) => amounts.map((column) => row[column] ?? ''))),
    }
  }

  return {
    /** What is in a file; why it cannot be read. */
    open: (file: Blob): Promise<OpenedFile | { fault: FileFault }> =>
      open(file).catch((error: unknown) => ({
        fault: error instanceof FileError ? error.fault : ('unreadable' as const),
      })),
    /** Its products, with what the owner has decided. */
    gather: (choices: ImportChoices): Gathered =>
      gatherProducts(table, choices, { reservedSlugs, mostPictures: productLimits.pictures }),
    /** The head and these rows, as they are in the file. */
    rows: (numbers: readonly number[]): string[][] => {
      const wanted = new Set(numbers)
      return [
        [...table.head],
        ...table.rows.filter((_, place) => wanted.has(table.numbers[place] ?? 0)).map((row) => [...row]),
      ]
    },
  }
}

function ofText(bytes: Uint8Array) {
  const { text, encoding } = decodeText(bytes)
  return { ...readCsv(text, importLimits.rows + 2), encoding }
}

async function ofSpreadsheet(bytes: Uint8Array<ArrayBuffer>) {
  const { readSpreadsheet } = await import('./read-spreadsheet')
  const all = await readSpreadsheet(bytes).catch(() => {
    throw new FileError('damaged')
  })
  const kept = all.flatMap((row, place) =>
    row.some((cell) => cell.trim() !== '') ? [{ row, number: place + 1 }] : [],
  )
  return {
    rows: kept.map(({ row }) => row),
    numbers: kept.map(({ number }) => number),
    broken: [],
    encoding: null,
    separator: null,
  }
}
