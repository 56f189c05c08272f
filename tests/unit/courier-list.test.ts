import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from '../../src/domain/money/amount.ts'
import { barsOf, code128 } from '../../src/domain/orders/code128.ts'
import {
  collectedFor,
  courierLimits,
  readCodes,
  readCourierFile,
} from '../../src/domain/orders/courier-list.ts'
import { holds } from '../support/properties.ts'

const linesOf = (text: string) => {
  const read = readCourierFile(text)
  return 'lines' in read ? read.lines : read
}

describe('a courier’s file', () => {
  it('a courier’s file is read by its heads, with any separator, a mark in front and quoted cells', () => {
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
    'the amount %j of a collected parcel counts as %j, and the owner is asked where that is null',
    (cell, counts) => {
      const [line] = [linesOf(`tracking;status;amount\nA1;Livré;"${cell}"`)].flat()
      if (!line || 'problem' in line) throw new Error('not read')
      const expected = cell === '1.230' ? 123_000 : 24000
      const collected = collectedFor(line, expected, 'MAD')
      expect(collected !== null && collected >= 0 ? collected : null).toBe(counts)
    },
  )

  /** What a file's first line counts as for a parcel of 240 dirhams; null where the owner is asked. */
  const counted = (text: string, expected = 24000, currency = 'MAD') => {
    const [line] = [linesOf(text)].flat()
    if (!line || 'problem' in line) throw new Error('not read')
    // What stands in the field must not pass as an amount that someone typed.
    if (line.unread !== undefined) expect(readAmount(line.unread)).toBeNull()
    return collectedFor(line, expected, currency)
  }

  it.each([
    ['240,--', 24000],
    ['240.-', 24000],
    ['240²', null],
    ['240½', null],
    ['①', null],
  ])('the cell %j of a courier’s file counts as %j', (cell, counts) =>
    expect(counted(`tracking;status;amount\nA1;Livré;${cell}`)).toBe(counts),
  )

  it.each([
    ['tracking,status,amount\nA1,Livré,1,234.50', 123_450],
    ['tracking,status,amount\nA1,Livré,240,50', 24050],
    ['tracking,status,amount\nA1,Livré,240,00', 24000],
    ['tracking,status,amount,\nA1,Livré,240,00', 24000],
    ['tracking,status,amount,note\nA1,Livré,240,00,', 24000],
    ['tracking,amount,status\nA1,240,00,Livré', 24000],
    ['tracking,amount,status\nA1,240,00,Refusé', 24000],
    ['tracking,amount,status\nA1,240,Refusé,Livré', 24000],
    ['tracking,amount\n123,456,789', 45_678_900],
    ['tracking,status\nA1,Livré,240', 24000],
    ['tracking;status;amount\nA1;Livré;240;00', 24000],
    ['tracking\tstatus\tamount\nA1\tLivré\t240\t00', 24000],
  ])('a courier’s row with more cells than its head is asked about: %j', (text, expected) => {
    expect(counted(text, expected)).toBeNull()
    const [line] = [linesOf(text)].flat()
    expect(line).not.toMatchObject({ outcome: 'refused' })
    expect(line).toMatchObject({ amount: null, unread: expect.stringContaining('|') })
  })

  it('a courier’s row with empty cells behind it is read, where no amount can hide in them', () =>
    expect(counted('tracking;status;amount\nA1;Livré;240;;')).toBe(24000))

  it.each([
    ['Montant HT;Montant CRBT', '10;240', 24000],
    ['Montant CRBT;Montant HT', '240;10', 24000],
    ['Montant;CRBT', '10;240', 24000],
    ['Total;COD', '10;240', 24000],
    ['amount;cod_amount', '10;240', 24000],
    ['amount;codAmount', '10;240', 24000],
    ['Prix;Contre-remboursement', '10;240', 24000],
    ['Montant;Montant encaissé', '10;240', 24000],
    ['Montant;À encaisser', '10;240', 24000],
    ['Amount;Collected', '10;240', 24000],
    ['Amount;Cash on delivery', '10;240', 24000],
    ['Total;Paiement à la livraison', '10;240', 24000],
    ['المبلغ;الدفع عند الاستلام', '10;240', 24000],
    ['المبلغ;المبلغ المحصل', '10;240', 24000],
    ['Frais CRBT;Montant', '10;240', 24000],
    ['COD fee;COD', '10;240', 24000],
    ['Montant frais;Montant', '10;240', 24000],
    ['Montant livraison;Montant', '10;240', 24000],
    ['Amount (fees);Amount', '10;240', 24000],
    ['MontantHT;Montant T.T.C.', '10;240', 24000],
    ['Montant H.T;Montant T.V.A', '10;10', 24000],
    ['Montant T.V.A;Montant T.T.C', '10;240', 24000],
    ['Montant;C.O.D.', '10;240', 24000],
    ['Montant H.T.;Montant TTC', '10;240', 24000],
    ['رسوم التوصيل;المبلغ', '10;240', 24000],
    ['Date encaissement;Encaissé', '2026-11-21;240', 24000],
    ['Collection address;Amount', 'Rue 1;240', 24000],
    ['COD status;COD', 'paid;240', 24000],
    ['Montant;Total', '240;240', null],
    ['Montant;Montant net', '240;240', null],
    ['CRBT;COD', '240;240', null],
    ['À encaisser;Encaissé', '240;10', null],
    ['المبلغ;المجموع', '240;10', null],
    // No amounts: what was expected.
    ['Montant HT;Frais', '10;10', 24000],
    ['Delivery cost;Shipping fee', '10;10', 24000],
  ])('a courier’s file with the heads %j takes the cash out of %j as %j', (heads, cells, counts) =>
    expect(counted(`tracking;status;${heads}\nA1;Livré;${cells}`)).toBe(counts),
  )

  it.each([
    ['Montant (EUR)', '240', null],
    ['Montant en €', '240', null],
    ['amount_usd', '240', null],
    ['CRBT [$]', '240', null],
    ['Amount (CHF)', '240', null],
    ['Amount ¥', '240', null],
    ['Montant EUR/MAD', '240', null],
    ['المبلغ (يورو)', '240', null],
    ['Montant (EUR)', '240.000', null],
    ['Montant (EUR)', '240 DH', null],
    ['Montant (DH)', '240 EUR', null],
    ['Montant (MAD)', '240', 24000],
    ['CRBT (DH)', '240', 24000],
    ['Montant CRBT (Dhs.)', '240 DH', 24000],
    ['Total en dirhams', '240', 24000],
    ['المبلغ (درهم)', '240', 24000],
    ['المبلغ د.م.', '٢٤٠', 24000],
    ['Montant (DH)', '240.000', 24000],
  ])('a courier’s file with the head %j and the cell %j counts as %j in dirhams', (head, cell, counts) =>
    expect(counted(`tracking;status;${head}\nA1;Livré;${cell}`)).toBe(counts),
  )

  it('amounts under a head with the shop’s currency are read, whatever that currency is', () => {
    expect(counted('tracking;status;Montant (EUR)\nA1;Livré;240', 24000, 'EUR')).toBe(24000)
    expect(counted('tracking;status;Montant (CHF)\nA1;Livré;240', 24000, 'CHF')).toBe(24000)
    expect(counted('tracking;status;Montant (EUR)\nA1;Livré;240 DH', 24000, 'EUR')).toBeNull()
  })

  it('an amount in a courier’s file counts as written or is asked about, whatever its form', () =>
    holds(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.constantFrom(';', '\t', ','),
        fc.constantFrom('Montant', 'Montant CRBT', 'المبلغ', 'COD', 'à encaisser'),
        fc.constantFrom('', ' (DH)', ' MAD', ' (EUR)', ' €'),
        fc.constantFrom('', ' DH', ' EUR'),
        fc.constantFrom('.', ','),
        fc.boolean(),
        (amount, separator, head, headCurrency, cellCurrency, point, isQuoted) => {
          const cell = `${(amount / 100).toFixed(2).replace('.', point)}${cellCurrency}`
          const text = `tracking${separator}${head}${headCurrency}\nA1${separator}${isQuoted ? `"${cell}"` : cell}`
          const named = [headCurrency, cellCurrency].filter((each) => each !== '')
          const isForeign = named.some((each) => /EUR|€/u.test(each))
          const isSplit = separator === ',' && point === ',' && !isQuoted
          expect(counted(text)).toBe(isForeign || isSplit ? null : amount)
        },
      ),
    ))

  it.each([
    'رقم الطلب',
    'رقم التتبع',
    'رقم الشحنة',
    'رقم الطّرد',
    'كود التتبع',
    'الباركود',
    'الطلبية',
    'المرجع',
  ])('a courier’s file in Arabic is read by the head %s', (code) => {
    expect(linesOf(`${code},الحالة,المبلغ\nA1,تم التسليم,٢٤٠\nA2,مرفوض,0\nA3,في الطريق,10`)).toEqual([
      { code: 'A1', outcome: 'collected', amount: 24000 },
      { code: 'A2', outcome: 'refused', amount: 0 },
    ])
  })
  it.each([
    ...['تم التسليم', 'تم التوصيل', 'تَمَّ التَّسْلِيم', 'تم  التسليــم', 'مسلّم', 'تم الدفع', 'تم التحصيل'].map(
      (word) => [word, 'collected'],
    ),
    ...[
      'مرفوض',
      'مرفوضة',
      'مرجع',
      'مُرجَع',
      'مرتجع',
      'تم الإرجاع',
      'تم الرفض',
      'لم يتم التسليم',
      'لم يتمّ التوصيل',
    ].map((word) => [word, 'refused']),
    ...['Non livré', 'Not delivered'].map((word) => [word, 'refused']),
  ])('the status %s under an Arabic head means %s', (word, outcome) => {
    for (const head of ['الحالة', 'حالة الطلب', 'الوضعية'])
      expect(linesOf(`رقم التتبع;${head};المبلغ\nA1;${word};10`)).toMatchObject([{ code: 'A1', outcome }])
  })
  it.each(['لم يتم التسليم بعد', 'قيد التوصيل', 'سيتم التسليم', 'تم التسليم للمندوب'])(
    'the Arabic status %s is not final and is left out',
    (word) =>
      expect(readCourierFile(`رقم التتبع;الحالة\nA1;${word}`)).toMatchObject({ lines: [], skipped: 1 }),
  )
  it.each(['Code d’envoi', 'N° de commande', 'CODE DU COLIS', 'tracking_number', 'Order ID'])(
    'a courier’s file is read by the head %s',
    (head) =>
      expect(linesOf(`Order date;${head};Statut\n2026-11-21;A1;Livré`)).toMatchObject([{ code: 'A1' }]),
  )
  it('a courier’s file in Arabic takes no phone, name or date for a parcel’s number', () =>
    expect(readCourierFile('رقم الهاتف;تاريخ الطلب;الاسم\n0612345678;2026-11-21;نورة')).toEqual({
      problem: 'columns',
    }))

  it('a courier’s file without a column of amounts brings what was expected', () => {
    const [line] = [linesOf('tracking;status\nA1;Livré')].flat()
    expect(line && 'code' in line && collectedFor(line, 24000, 'MAD')).toBe(24000)
  })

  it('lines of a courier’s file that are not final, doubled or without a number are left out and counted', () => {
    expect(
      readCourierFile('tracking;status\nA1;Livré\nA1;Livré\na-1;Livré\nA2;En cours\n;Livré\n\nA3;Retour'),
    ).toMatchObject({ lines: [{ code: 'A1' }, { code: 'A3', outcome: 'refused' }], skipped: 4, more: 0 })
  })

  it('a courier’s number wrapped in a formula keeps its digits, and no formula is run', () => {
    expect(linesOf('tracking\n"=""00123"""\n\'00124\n=HYPERLINK("x")')).toMatchObject([
      { code: '00123' },
      { code: '00124' },
      { code: '=HYPERLINK("x")' },
    ])
  })

  it('a courier’s file of ten thousand rows gives a thousand, and says how many are left', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `T${n};Livré;10,00`).join('\n')
    const read = readCourierFile(`tracking;status;amount\n${rows}`)
    expect(read).toMatchObject({ skipped: 0, more: 9000 })
    expect('lines' in read && read.lines).toHaveLength(courierLimits.parcels)
  })

  it('a courier’s file without a column of numbers, or without rows, is refused', () => {
    expect(readCourierFile('name;city\nNora;Fès')).toEqual({ problem: 'columns' })
    expect(readCourierFile('tracking')).toEqual({ problem: 'empty' })
    expect(readCourierFile('')).toEqual({ problem: 'empty' })
  })

  it('a courier’s file of ten megabytes is read in five seconds', () => {
    const before = performance.now()
    readCourierFile(`tracking;status\n${'"x;\n'.repeat(2_500_000)}`)
    expect(performance.now() - before).toBeLessThan(5000)
  })

  it('a courier’s file of any kind is read or refused', () =>
    holds(fc.property(fc.string(), (text) => void readCourierFile(`tracking;amount\n${text}`))))
})

it('parcel numbers are read whether typed one by one or pasted together', () => {
  expect(readCodes(' AM 123 MA \nZL-1, ZL-2;ZL-2\t\n')).toEqual(['AM 123 MA', 'ZL-1', 'ZL-2'])
  expect(readCodes('x'.repeat(81))).toEqual([])
  expect(readCodes(`${'A'.repeat(40)} ${'B'.repeat(40)} C`)).toEqual(['A'.repeat(40), 'B'.repeat(40), 'C'])
  expect(readCodes(' - ')).toEqual([])
})

describe('a barcode', () => {
  it('a barcode has the checksum of Code 128', () => {
    // 'PJJ123C' in set B: 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7, modulo 103.
    expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
  })

  it('a barcode has eleven modules a symbol and two more at its end, in bars of one to four', () => {
    const code = barsOf('ZL-7K2M9QX4TB3C')
    expect(code?.width).toBe(11 * (15 + 2) + 13)
    expect(code?.bars.every(([, width]) => width >= 1 && width <= 4)).toBe(true)
  })

  it('a text that a barcode cannot hold has none', () => {
    for (const text of ['', 'é', 'a\n', 'x'.repeat(81)]) expect(code128(text)).toBeNull()
  })
})
