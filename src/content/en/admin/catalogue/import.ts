import type { Encoding } from '@/domain/imports/file-text'
import { count, number } from '../../shared/numbers'

const products = (amount: number) => count(amount, 'product', 'products')

/** Words of the screen on which owners bring in products from a file. */
export const adminImport = {
  title: 'Import products',
  short: 'Import',
  back: 'Products',
  steps: { file: 'File', columns: 'Columns', check: 'Check', run: 'Import', done: 'Done' },
  stepsLabel: 'Steps',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  titles: {
    file: 'Import products',
    columns: 'What is in which column?',
    check: 'Check before anything is written',
    run: 'Importing',
    done: 'Imported',
  },
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    hint: 'CSV or Excel (XLSX), up to 20,000 rows and 25 MB. Exports of this shop, Shopify and WooCommerce are understood; for any other file you say which column is what.',
    safe: 'First you see what would change; nothing is written before. An import adds and changes, it removes nothing, and can be taken back for an hour.',
    reading: 'Reading the file…',
    another: 'Another file',
    problems: {
      size: 'The file is too large: at most 25 MB. Split it, or leave out columns that aren’t needed.',
      unreadable: 'This file can’t be read. It may have been moved or opened in another program.',
      archive: 'This is a ZIP archive, whatever its name says. Unpack it and choose the file inside.',
      'old-spreadsheet':
        'This is an old Excel file (XLS). Open it and save it as “Excel workbook (.xlsx)” or CSV.',
      other: 'This is not a table: it holds neither text nor an Excel sheet.',
      damaged: 'This Excel file is damaged or protected by a password. Open it and save it again.',
      rows: 'The file has too many rows: at most 20,000. Split it; parts can be imported one after the other.',
      columns: 'The file has too many columns: at most 300.',
      empty: 'There is nothing below the first row, which names the columns.',
      heads: 'The first row must name the columns, such as Title, Price and SKU.',
    },
  },
  facts: {
    rows: (rows: number) => count(rows, 'row', 'rows'),
    products,
    separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16',
      'windows-1252': 'Windows-1252',
      'windows-1256': 'Windows-1256',
    } satisfies Record<Encoding, string>,
    spreadsheet: 'Excel',
    decimals: { ',': 'decimal commas', '.': 'decimal points' },
    formats: { shopify: 'Shopify’s export', woocommerce: 'WooCommerce’s export', other: '' },
  },
  check: {
    checking: (done: number, of: number) => `Checking ${number(done)} of ${products(of)}…`,
    failed: 'The check couldn’t be finished. Nothing was written.',
    again: 'Check again',
    found: {
      look: 'rows to look at',
      create: 'will be created',
      change: 'will be changed',
      same: 'left as they are',
    },
    show: 'What the check found',
    staysOut: (rows: number) =>
      `${count(rows, 'row stays', 'rows stay')} out until ${rows === 1 ? 'it is' : 'they are'} right.`,
    comesIn: (rows: number) => `${number(rows)} ${rows === 1 ? 'comes' : 'come'} in with a change.`,
    takeAll: 'Take all suggestions',
    download: 'These rows as CSV',
    fileName: (date: string) => `rows-to-correct-${date}.csv`,
    why: 'Why',
    heads: { row: 'Row', column: 'Column', value: 'Value', why: 'Why', fix: 'How to fix it' },
    row: (row: number) => `Row ${number(row)}`,
    marks: { out: 'Stays out', in: 'Comes in', fixed: 'Put right' },
    empty: 'empty',
    use: (value: string) => `Use ${value}`,
    leave: (row: number) => `Leave row ${number(row)} out`,
    type: (column: string, row: number) => `${column}, row ${number(row)}`,
    set: 'Set',
    undo: 'Undo',
    none: 'Nothing to look at: every row is understood.',
    noProducts: { title: 'Nothing of this kind', text: 'No product of the file belongs here.' },
    more: (left: number) => `And ${number(left)} more.`,
    back: 'Back',
    submit: (amount: number) => `Import ${products(amount)}`,
    nothing: 'Nothing to import',
    summary: (created: number, changed: number) => `${number(created)} new, ${number(changed)} changed`,
    note: 'Nothing is written yet',
    unpictured: (amount: number) =>
      `${products(amount)} ${amount === 1 ? 'has' : 'have'} no picture: ${amount === 1 ? 'it comes in as a draft and goes' : 'they come in as drafts and go'} on sale only once ${amount === 1 ? 'it has' : 'they have'} one. After the import you can add pictures by SKU, many at once.`,
    drafts:
      'New products come in as drafts, since no column says their state. Publish them in the list of products once they look right.',
  },
} as const
