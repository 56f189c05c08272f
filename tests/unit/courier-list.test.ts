import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, code128 } from '../../src/domain/code128.ts'
import { collectedFor, courierLimits, readCodes, readCourierFile } from '../../src/domain/courier-list.ts'
import { holds } from '../support/properties.ts'

const linesOf = (text: string) => {
  const read = readCourierFile(text)
  return 'lines' in read ? read.lines : read
}

describe('a courier’s file', () => {
  it('is read by its heads, with commas, semicolons or tabs, a mark in front and quoted cells', () => {
    const expected = [
      { code: 'AM 1', outcome: 'collected', amount: 124050 },
      { code: 'AM2', outcome: 'refused', amount: 0 },
    ]
    expect(linesOf('\uFEFFN° de suivi;Statut;Montant CRBT\r\nAM 1;Livré;1 240,50\r\nAM2;Refusé;0')).toEqual(
      expected,
    )
    expect(linesOf('Status,Amount,Tracking number\nDelivered,"1,240.50",AM 1\nReturned,0,AM2\n')).toEqual(
      expected,
    )
    expect(linesOf('tracking\tstatus\tamount\nAM 1\tpaid\t1240.5\nAM2\trefused\t0')).toEqual(expected)
  })

  it.each([
    ['240 Dhs.', 24000],
    ['240', 24000],
    ['1 234,50 DH', 123_450],
    ['(50.00)', null],
    ['-50,00', null],
    ['', null],
    ['n/a', null],
    ['240 ou 250', null],
    ['2.4E+02', null],
    ['240 EUR', null],
    // The expected amount settles what could be two hundred and forty thousand.
    ['240.000', 24000],
    ['1.240', null],
    ['1.230', 123_000],
  ])(
    'of a collected parcel that says %j counts as %j, and is asked about when that is nothing',
    (cell, counts) => {
      const [line] = [linesOf(`tracking;status;amount\nA1;Livré;"${cell}"`)].flat()
      if (!line || 'problem' in line) throw new Error('not read')
      const expected = cell === '1.230' ? 123_000 : 24000
      const collected = collectedFor(line, expected, 'MAD')
      expect(collected !== null && collected >= 0 ? collected : null).toBe(counts)
    },
  )

  it('without a column of amounts brings what was expected', () => {
    const [line] = [linesOf('tracking;status\nA1;Livré')].flat()
    expect(line && 'code' in line && collectedFor(line, 24000, 'MAD')).toBe(24000)
  })

  it('leaves out what is not final, doubled or without a number, and says how much', () => {
    expect(
      readCourierFile('tracking;status\nA1;Livré\nA1;Livré\na-1;Livré\nA2;En cours\n;Livré\n\nA3;Retour'),
    ).toMatchObject({ lines: [{ code: 'A1' }, { code: 'A3', outcome: 'refused' }], skipped: 4, more: 0 })
  })

  it('keeps digits that a spreadsheet wrapped in a formula, and runs none', () => {
    expect(linesOf('tracking\n"=""00123"""\n\'00124\n=HYPERLINK("x")')).toMatchObject([
      { code: '00123' },
      { code: '00124' },
      { code: '=HYPERLINK("x")' },
    ])
  })

  it('takes a thousand of ten thousand rows, and says how many are left', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `T${n};Livré;10,00`).join('\n')
    const read = readCourierFile(`tracking;status;amount\n${rows}`)
    expect(read).toMatchObject({ skipped: 0, more: 9000 })
    expect('lines' in read && read.lines).toHaveLength(courierLimits.parcels)
  })

  it('without a column of numbers, or without rows, is refused', () => {
    expect(readCourierFile('name;city\nNora;Fès')).toEqual({ problem: 'columns' })
    expect(readCourierFile('tracking')).toEqual({ problem: 'empty' })
    expect(readCourierFile('')).toEqual({ problem: 'empty' })
  })

  it('of ten megabytes is read in five seconds', () => {
    const before = performance.now()
    readCourierFile(`tracking;status\n${'"x;\n'.repeat(2_500_000)}`)
    expect(performance.now() - before).toBeLessThan(5000)
  })

  it('of any kind is read or refused', () =>
    holds(fc.property(fc.string(), (text) => void readCourierFile(`tracking;amount\n${text}`))))
})

it('numbers are typed one by one or pasted together', () => {
  expect(readCodes(' AM 123 MA \nZL-1, ZL-2;ZL-2\t\n')).toEqual(['AM 123 MA', 'ZL-1', 'ZL-2'])
  expect(readCodes('x'.repeat(81))).toEqual([])
  expect(readCodes(`${'A'.repeat(40)} ${'B'.repeat(40)} C`)).toEqual(['A'.repeat(40), 'B'.repeat(40), 'C'])
  expect(readCodes(' - ')).toEqual([])
})

describe('a barcode', () => {
  it('has the checksum of Code 128', () => {
    // 'PJJ123C' in set B: 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7, modulo 103.
    expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
  })

  it('has eleven modules a symbol and two more at its end, bars and spaces in turn', () => {
    const code = barsOf('ZL-7K2M9QX4TB3C')
    expect(code?.width).toBe(11 * (15 + 2) + 13)
    expect(code?.bars.every(([, width]) => width >= 1 && width <= 4)).toBe(true)
  })

  it('is none for what it cannot write', () => {
    for (const text of ['', 'é', 'a\n', 'x'.repeat(81)]) expect(code128(text)).toBeNull()
  })
})
