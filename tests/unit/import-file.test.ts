// Files as owners choose them: workbooks are read as they show, and what is none, or too large, is refused with its reason.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileReader } from '@/admin/products/import/file-reader'
import { readSpreadsheet } from '@/admin/products/import/read-spreadsheet'
import { importLimits } from '@/domain/imports/file-text'
import type { ImportChoices } from '@/domain/imports/import-table'

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A cell as spreadsheets store it: texts among the shared ones or in their place, numbers, truths, and what a formula came to. */
type Cell =
  | string
  | number
  | boolean
  | null
  | { formula: string; value: string }
  | { date: number }
  | { inline: string }

/** A workbook as spreadsheets write it. */
function workbook(rows: readonly (readonly Cell[])[], more: Record<string, Uint8Array> = {}) {
  const texts: string[] = []
  const shared = (text: string) => texts.push(text) - 1
  const cell = (each: Cell, at: string) => {
    if (each === null) return ''
    if (typeof each === 'string') return `<c r="${at}" t="s"><v>${shared(each)}</v></c>`
    if (typeof each === 'number') return `<c r="${at}"><v>${each}</v></c>`
    if (typeof each === 'boolean') return `<c r="${at}" t="b"><v>${Number(each)}</v></c>`
    if ('inline' in each) return `<c r="${at}" t="inlineStr"><is><t>${escaped(each.inline)}</t></is></c>`
    if ('date' in each) return `<c r="${at}" s="1"><v>${each.date}</v></c>`
    return `<c r="${at}" t="str"><f>${escaped(each.formula)}</f><v>${escaped(each.value)}</v></c>`
  }
  const body = rows
    .map((row, y) => {
      const cells = row.map((each, x) => cell(each, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')
      return cells === '' ? '' : `<row r="${y + 1}">${cells}</row>`
    })
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/>
        <Override PartName="/xl/worksheets/sheet2.xml" ContentType="${part}.worksheet+xml"/>
        <Override PartName="/xl/sharedStrings.xml" ContentType="${part}.sharedStrings+xml"/>
        <Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Produits" sheetId="1" r:id="rId1"/>
        <sheet name="Notes" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>
        <Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>
        <Relationship Id="rId4" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(sheetOf(body)),
    'xl/worksheets/sheet2.xml': xml(sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>')),
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...more,
  })
}

const undecided: ImportChoices = {
  ...{
    mapping: [],
    collections: {},
    otherCollection: null,
    corrections: {},
    leftOut: [],
    clearsEmpty: false,
  },
}
async function open(bytes: Uint8Array<ArrayBuffer>) {
  const reader = fileReader()
  return { reader, opened: await reader.open(new Blob([bytes])) }
}
const fault = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { opened } = await open(bytes)
  return 'fault' in opened ? opened.fault : null
}

describe('a workbook', () => {
  it('is read as it shows: texts, numbers without their rounding, truths, dates, and what formulas came to', async () => {
    const rows = await readSpreadsheet(
      workbook([
        ['Titre', 'Prix', 'Vrai', 'Date', 'Somme', 'Ici'],
        [
          'Robe “Asilah” & <co>',
          0.1 + 0.2,
          true,
          { date: 45_000 },
          { formula: 'A1&B1', value: 'deux' },
          { inline: 'é ج' },
        ],
        [
          ' blanc ',
          1299.9,
          false,
          null,
          { formula: 'HYPERLINK("https://evil.example")', value: 'lien' },
          null,
        ],
        ['00123', 1e21, null, null, null, null],
      ]),
    )
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Titre', 'Prix', 'Vrai', 'Date', 'Somme', 'Ici'],
      ['Robe “Asilah” & <co>', '0.3', 'true', '2023-03-15T00:00:00.000Z', 'deux', 'é ج'],
      [' blanc ', '1299.9', 'false', '', 'lien', ''],
      ['00123', '1e+21', '', '', '', ''],
    ])
  })

  it('gives products with what each size has of its own, and counts rows as the spreadsheet does', async () => {
    const { reader, opened } = await open(
      workbook([
        [
          'Désignation',
          'Réf',
          'Taille',
          'Prix TTC',
          'Prix barré',
          'Coût',
          'Code-barres',
          'Poids (kg)',
          'Stock',
        ],
        ['Robe', 'R-S', 'S', 199.9, 249, 80, 6111004219870, 0.31, 4],
        [null],
        ['Robe', 'R-M', 'M', 219.9, null, 80, '6111004219887', 0.325, 3],
        ['Robe', 'R-L', 'L', 'sur demande', null, null, null, null, null],
      ]),
    )
    expect(opened).toMatchObject({ rows: 3, encoding: null, separator: null, format: 'other' })
    if ('fault' in opened) throw new Error(opened.fault)
    const read = reader.gather({ ...undecided, mapping: opened.mapping, leftOut: [5] })
    expect(read.problems).toEqual([])
    expect(read.products).toMatchObject([
      {
        rows: [2, 4],
        values: { title: 'Robe', price: 199.9, original_price: 249 },
        variants: [
          {
            size: 'S',
            price: 199.9,
            original_price: 249,
            cost: 80,
            barcode: '6111004219870',
            weight_grams: 310,
            quantity: 4,
          },
          { size: 'M', price: 219.9, cost: 80, barcode: '6111004219887', weight_grams: 325, quantity: 3 },
        ],
      },
    ])
    const { problems } = reader.gather({ ...undecided, mapping: opened.mapping })
    expect(problems.map(({ row, problem }) => [row, problem])).toEqual([[5, 'price']])
    expect(reader.rows([5])[1]?.slice(0, 4)).toEqual(['Robe', 'R-L', 'L', 'sur demande'])
  })

  it('that is cut off, has no sheet, or holds no XML is damaged, and one behind a password is an old workbook', async () => {
    const whole = workbook([
      ['Title', 'Price'],
      ['Bowl', 12],
    ])
    expect(await fault(whole)).toBeNull()
    expect(await fault(whole.slice(0, whole.length - 30))).toBe('damaged')
    expect(await fault(zipSync({ 'xl/workbook.xml': xml('<workbook/>') }))).toBe('damaged')
    expect(await fault(workbook([], { 'xl/worksheets/sheet1.xml': strToU8('\u0000\u0001 no XML') }))).toMatch(
      /^(damaged|empty)$/,
    )
    expect(await fault(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe(
      'old-spreadsheet',
    )
  })

  it('that would unpack to more than the limit is refused before it is unpacked', async () => {
    const bytes = workbook(
      [
        ['Title', 'Price'],
        ['Bowl', 12],
      ],
      { 'xl/media/bomb.bin': new Uint8Array(1024) },
    )
    // Its directory says that the picture is larger than all that may be unpacked.
    const name = strToU8('xl/media/bomb.bin')
    const at = bytes.findLastIndex((_, place) => name.every((letter, n) => bytes[place + n] === letter))
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(at - 46 + 24, importLimits.unpackedBytes + 1, true)
    const begun = performance.now()
    expect(await fault(bytes)).toBe('damaged')
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})

describe('a file that is no list of products', () => {
  const text = (content: string) => strToU8(content)
  const zip = zipSync({ 'photo.jpg': new Uint8Array(64) })

  it.each([
    ['a ZIP named .csv', zip, 'archive'],
    ['nothing at all', text(''), 'empty'],
    ['a head alone', text('Title,Price,SKU'), 'empty'],
    ['a first row that names one column of three', text('Title,,\nBowl,12,3'), 'heads'],
    ['more rows than are taken', text(`Title,Price\n${'Bowl,1\n'.repeat(importLimits.rows + 1)}`), 'rows'],
    ['more columns than are taken', text(`${'a,'.repeat(importLimits.columns)}b\n1`), 'columns'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'other'],
  ])('%s is refused, with its reason', async (_, bytes, reason) => {
    expect(await fault(bytes)).toBe(reason)
  })

  it('a file of 200 MB is refused by its size, without a byte of it being read', async () => {
    let isRead = false
    const file = new Blob([])
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 })
    file.arrayBuffer = async () => {
      isRead = true
      return new ArrayBuffer(0)
    }
    expect(await fileReader().open(file)).toEqual({ fault: 'size' })
    expect(isRead).toBe(false)
  })

  it('a file that another program has locked is unreadable', async () => {
    const file = new Blob(['Title,Price\nBowl,12'])
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    expect(await fileReader().open(file)).toEqual({ fault: 'unreadable' })
  })

  it('twenty thousand rows with one broken quote are read, and that row alone stays out', async () => {
    const rows = Array.from({ length: importLimits.rows }, (_, n) => `B-${n},Bowl ${n},${n + 1}.00`)
    rows[7000] = 'B-7000,"Bowl 7000,5.00'
    const { reader, opened } = await open(text(['SKU,Title,Price', ...rows].join('\n')))
    expect(opened).toMatchObject({ rows: importLimits.rows })
    if ('fault' in opened) throw new Error(opened.fault)
    const { products, problems } = reader.gather({ ...undecided, mapping: opened.mapping })
    expect(problems.map(({ row, problem, isOut }) => ({ row, problem, isOut }))).toEqual([
      { row: 7002, problem: 'quote', isOut: true },
    ])
    expect(products).toHaveLength(importLimits.rows - 1)
  })
})

describe('formulas in a file', () => {
  it.each([
    '=1+1',
    '+33 6',
    '-2+3',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example","a")',
    "=cmd|' /C calc'!A0",
  ])('the text %s comes in as what it is, and with the apostrophe of an export too', async (formula) => {
    for (const cell of [formula, `'${formula}`]) {
      const quoted = `"${cell.replaceAll('"', '""')}"`
      const { reader, opened } = await open(strToU8(`Title,Description,Price\nBowl,${quoted},12`))
      if ('fault' in opened) throw new Error(opened.fault)
      const { products, problems } = reader.gather({ ...undecided, mapping: opened.mapping })
      expect(problems).toEqual([])
      expect(products[0]?.values.description).toBe(formula)
    }
  })

  it.each(['price', 'stock', 'cost', 'barcode', 'weight'] as const)(
    'a formula for a %s is no value, and is said',
    async (column) => {
      const heads = {
        price: 'Price',
        stock: 'Stock',
        cost: 'Cost',
        barcode: 'Barcode',
        weight: 'Weight (kg)',
      }
      const head = `Title,${heads[column]}${column === 'price' ? '' : ',Price'}`
      const { reader, opened } = await open(
        strToU8(`${head}\nBowl,=1+1,12`.replace(/,12$/, column === 'price' ? '' : ',12')),
      )
      if ('fault' in opened) throw new Error(opened.fault)
      const { products, problems } = reader.gather({ ...undecided, mapping: opened.mapping })
      const said = { price: 'price', stock: 'quantity', cost: 'cost', barcode: 'barcode', weight: 'weight' }
      expect(problems.map(({ row, problem }) => [row, problem])).toEqual([[2, said[column]]])
      expect(products).toHaveLength(column === 'price' ? 0 : 1)
    },
  )
})
