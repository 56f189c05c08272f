import { describe, expect, it } from 'vitest'
import { adminAccounting } from '@/content/admin/accounting'
import { type Booking, moneyRows, paperRows, shiftMonth } from '@/domain/orders/accounting'
import { csvFormat, toCsv } from '@/domain/values/csv'

const booking: Booking = {
  kind: 'invoice',
  id: 'INV-2026-00042',
  at: Date.UTC(2026, 10, 30, 23, 30),
  orderNumber: 'ZL-1',
  forNumber: null,
  currency: 'MAD',
  amount: 14_220,
  rates: [
    { rate: 20, gross: 12_000, tax: 2000 },
    { rate: 5.5, gross: 2220, tax: 116 },
  ],
  way: null,
  reference: null,
  customer: {
    name: '=HYPERLINK("https://evil.example")',
    company: 'Atlas; SARL',
    number: '001234567000089',
    country: 'MA',
  },
}
const linesOf = (rows: ReturnType<typeof paperRows>, locale: string) =>
  toCsv(rows, csvFormat(locale)).replace('\uFEFF', '').trim().split('\r\n')

describe('the files of an accountant’s month', () => {
  it('an invoice with two rates has a line for each, with decimal commas where the reader writes them', () => {
    expect(linesOf(paperRows([booking], 'Europe/Paris', adminAccounting), 'fr-FR')).toEqual([
      `Invoice;INV-2026-00042;2026-12-01;ZL-1;;"'=HYPERLINK(""https://evil.example"")";"Atlas; SARL";"=""001234567000089""";MA;20;100,00;20,00;120,00;MAD`,
      `Invoice;INV-2026-00042;2026-12-01;ZL-1;;"'=HYPERLINK(""https://evil.example"")";"Atlas; SARL";"=""001234567000089""";MA;5,5;21,04;1,16;22,20;MAD`,
    ])
  })

  it('a credit note and a refund have a minus, and a paper without VAT one line without a rate', () => {
    const note: Booking = {
      ...booking,
      kind: 'credit_note',
      id: 'CRN-2026-00001',
      forNumber: booking.id,
      amount: 500,
      rates: [],
    }
    const [row = ''] = linesOf(paperRows([note], 'UTC', adminAccounting), 'en-US')
    expect(row).toMatch(
      /^Credit note,CRN-2026-00001,2026-11-30,ZL-1,INV-2026-00042,.*,MA,,-5\.00,0\.00,-5\.00,MAD$/,
    )
    const refund: Booking = { ...booking, kind: 'refund', way: 'cash', amount: 500, reference: '@SUM(A1)' }
    expect(moneyRows([refund, booking], 'UTC', adminAccounting)).toHaveLength(1)
    expect(linesOf(moneyRows([refund], 'UTC', adminAccounting), 'en-US')[0]).toMatch(
      /,cash,'@SUM\(A1\),-5\.00,MAD$/,
    )
  })

  it.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-06', 0, '2026-06'],
  ])('the month %s moved by %i is %s', (month, by, moved) => expect(shiftMonth(month, by)).toBe(moved))
})
