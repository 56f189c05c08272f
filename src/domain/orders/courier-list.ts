import { readWrittenAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { tidy } from '../text/letters'
import { readCsv } from '../values/read-csv'
import { columnsOf, joined } from './courier-heads'

export const courierOutcomes = ['collected', 'refused'] as const
export type CourierOutcome = (typeof courierOutcomes)[number]
/** A line of a courier's list; the outcome is null where it does not say. */
export type CourierLine = {
  code: string
  outcome: CourierOutcome | null
  /** Negative where the courier charges it; null where the list says nothing, or nothing that is plainly an amount. */
  amount: Minor | null
  /** What a list with amounts says instead of an amount: the owner is asked. */
  unread?: string
  /** ISO 4217, where the list names it. */
  currency?: string
}

export const courierLimits = {
  /** Parcels on the screen at once; they are settled two hundred at a time. */
  parcels: 1000,
  perRequest: 200,
  fileBytes: 2 * 1024 * 1024,
  /** Characters of a number; the database takes no more. */
  code: 80,
} as const

/** A number without blanks and punctuation, to tell whether it is in the list already. */
export const codeKey = (code: string) =>
  tidy(code)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')

/**
 * Numbers as they are scanned, typed or pasted: one a line, or with blanks, commas or semicolons between. A number may have
 * blanks of its own, so a single one separates only what is too long for a number.
 */
export const readCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;]+|\s{2,}/)
      .flatMap((code) => (code.trim().length <= courierLimits.code ? code.trim() : code.trim().split(/\s+/)))
      .filter((code) => codeKey(code) !== '' && code.length <= courierLimits.code),
  ),
]

const collected = /^(delivered|livre|livree|livres|paid|paye|payee|collected|encaisse|encaissee|distribue)$/
const refused =
  /^(refused|refuse|refusee|rejected|returned|return|retour|retourne|retournee|retourexpediteur|nonlivree?|notdelivered|undelivered)$/
const phrases = (text: string) => new Set(text.split(',').map(joined))
const arabicCollected = phrases(
  'تم التسليم,تم التوصيل,تم تسليمه,تم تسليمها,تم توصيله,تم توصيلها,تم تسليم الطلب,تم توصيل الطلب,تم التسليم بنجاح,تم التوصيل بنجاح,تم الاستلام,تم الدفع,تم التحصيل,مسلم,مسلمة,موصل,موصلة,مدفوع,مدفوعة,محصل',
)
const arabicRefused = phrases(
  'مرفوض,مرفوضة,رفض,رفض الاستلام,تم الرفض,تم رفضه,تم رفضها,مرجع,مرجعة,مرتجع,مرتجعة,راجع,راجعة,إرجاع,مسترجع,مسترجعة,تم الإرجاع,تم إرجاعه,تم إرجاعها,تم الاسترجاع,لم يتم التسليم,لم يتم التوصيل,لم يسلم,غير مسلم,غير مسلمة',
)

/** What a courier's words for a parcel that is over mean; null for any other words. */
export function outcomeOf(text: string): CourierOutcome | null {
  const said = joined(text)
  if (collected.test(said) || arabicCollected.has(said)) return 'collected'
  return refused.test(said) || arabicRefused.has(said) ? 'refused' : null
}

/** `="00123"` and `'00123`, by which a spreadsheet keeps digits a text. */
const unwrapped = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
type Said = Pick<CourierLine, 'amount' | 'unread' | 'currency'>

/** An amount under a head that names a currency is of that; a cell that names another is asked about. */
function amountOf(cell: string, headCurrency: string | null): Said {
  const read = readWrittenAmount(cell)
  const currency = headCurrency ?? read?.currency ?? null
  const named = currency === null ? {} : { currency }
  if (!read || read.alternative !== null || (read.currency ?? currency) !== currency)
    return { amount: null, unread: cell.trim().slice(0, 40), ...(headCurrency !== null && named) }
  return { amount: read.amount, ...named }
}

/** Cells of which nothing tells which one is the amount: with a line between them they are none, whatever they hold. */
const unclear = (cells: readonly string[]): Said => ({
  amount: null,
  unread: (cells.length < 2 ? ['', ...cells] : cells)
    .map((cell) => cell.trim().slice(0, 12))
    .join(' | ')
    .slice(0, 40),
})

/**
 * What a line says was collected for a parcel that should bring `expected` of `currency`; null when the owner has to say.
 * Without amounts in the list it is what was expected. An amount that can be read in two ways is the expected one if that is
 * one of them.
 */
export function collectedFor(line: CourierLine, expected: Minor, currency: string): Minor | null {
  if (line.currency !== undefined && line.currency !== currency) return null
  if (line.unread === undefined) return line.amount ?? expected
  const read = readWrittenAmount(line.unread)
  if (!read || (read.currency ?? currency) !== currency) return null
  return [read.amount, read.alternative].includes(expected) ? expected : null
}

export type CourierFile =
  | {
      lines: CourierLine[] /** Rows that are not final yet, doubled or without a number. */
      skipped: number
      more: number
    }
  | { problem: 'columns' | 'empty' }

/**
 * A courier's file: columns are found by their heads; rows with a state that is neither paid nor refused wait. A row with more
 * cells than the head was probably split at the comma of an amount, so its amount is asked for, and its state if that stands
 * behind it.
 */
export function readCourierFile(text: string): CourierFile {
  const { rows, separator } = readCsv(text, courierLimits.parcels * 12)
  const [head, ...body] = rows
  if (!head || body.length === 0) return { problem: 'empty' }
  const { code, outcome, amounts, currency } = columnsOf(head)
  if (code < 0) return { problem: 'columns' }
  const [amount = -1] = amounts
  const named = head.findLastIndex((cell) => cell.trim() !== '') + 1
  // Behind a comma even an empty cell may be one too many: `240,50,` under three heads.
  const isWide = (row: readonly string[]) =>
    row.slice(named).some((cell) => cell.trim() !== '') || (separator === ',' && row.length > head.length)
  const saidBy = (row: readonly string[]): Said => {
    if (isWide(row)) return unclear(row.slice(Math.max(0, amount)))
    if (amounts.length > 1) return unclear(amounts.map((column) => row[column] ?? ''))
    return amount < 0 ? { amount: null } : amountOf(unwrapped(row[amount] ?? ''), currency)
  }
  const lines = new Map<string, CourierLine>()
  let skipped = 0
  let more = 0
  for (const row of body) {
    const number = unwrapped(row[code] ?? '')
    const isShifted = isWide(row) && amount >= 0 && outcome > amount
    const said = outcome < 0 || isShifted ? null : outcomeOf(row[outcome] ?? '')
    const key = codeKey(number)
    const waits = outcome >= 0 && said === null && !isShifted
    if (key === '' || number.length > courierLimits.code || waits || lines.has(key)) skipped += 1
    else if (lines.size >= courierLimits.parcels) more += 1
    else lines.set(key, { code: number, outcome: said, ...saidBy(row) })
  }
  return { lines: [...lines.values()], skipped, more }
}
