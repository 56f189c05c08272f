import { describe, expect, it } from 'vitest'
import { anyCarrier } from '@/domain/orders/any-carrier'
import { toCsv } from '@/domain/values/csv'

const linesOf = (text: string) => {
  const read = anyCarrier.read(text)
  return 'problem' in read ? read.problem : read.lines
}

describe('a carrier’s file', () => {
  it.each([
    ['Order,Tracking number,Status', 'ZL-1,AM 12,Delivered', 'delivered'],
    ['N° commande;Code suivi;Statut', 'ZL-1;AM 12;Livré', 'delivered'],
    ['Référence;Numéro de suivi;État', 'ZL-1;AM 12;Refusé', 'refused'],
    ['رقم الطلب;رقم التتبع;الحالة', 'ZL-1;AM 12;مرجع', 'returned'],
    ['order_number,awb,status', 'ZL-1,AM 12,Retourné', 'returned'],
    ['Commande;Tracking;Statut', 'ZL-1;AM 12;En cours de livraison', 'shipped'],
    ['Commande;Tracking;Statut', 'ZL-1;AM 12;Client injoignable', null],
  ])('a file with the heads %s is read', (head, row, state) => {
    expect(linesOf(`${head}\n${row}\n`)).toMatchObject([{ code: 'ZL-1', trackingNumber: 'AM 12', state }])
  })

  it('a file with the order and the number alone is read, and one with the number and the state', () => {
    expect(linesOf('Order,Tracking\nZL-1,AM1\n')).toEqual([
      { code: 'ZL-1', trackingNumber: 'AM1', state: null, words: '' },
    ])
    expect(linesOf('Tracking,Status\nAM1,Delivered\n')).toEqual([
      { code: 'AM1', trackingNumber: 'AM1', state: 'delivered', words: 'Delivered' },
    ])
  })

  it.each([
    ['', 'empty'],
    ['Order,Tracking', 'empty'],
    ['Name,City\nNora,Rabat', 'columns'],
    ['Order,City\nZL-1,Rabat', 'columns'],
  ])('a file that says nothing of a parcel is refused: %j', (text, problem) => {
    expect(linesOf(text)).toBe(problem)
  })

  it('doubled numbers, rows without one and those that are too long are left out', () => {
    const read = anyCarrier.read(
      `Order,Status\nZL-1,Delivered\nzl1,Refused\n,Delivered\n${'9'.repeat(81)},Delivered\n`,
    )
    expect(read).toMatchObject({ lines: [{ code: 'ZL-1', state: 'delivered' }], skipped: 3 })
  })
})

describe('a list for a carrier', () => {
  it('what the shop writes is read by the shop again, numbers as they were', () => {
    const heads = 'Order,Name,Phone,Address,City,ZIP code,Country,Amount,Currency,Items,Open,Try'.split(',')
    const parcel = {
      ...{ orderNumber: 'ZL-7K3M9QX2WD4R', customerName: '=Nora', customerPhone: '0612345678' },
      shippingAddress: { address: '1, Rue Atlas', city: 'Rabat', zipCode: '', country: 'MA' },
      ...{ currency: 'MAD', toCollect: 24050, quantity: 2, mayOpen: true, mayTryOn: false },
    }
    const text = toCsv(anyCarrier.list([parcel], heads, 'yes', 'no'))
    expect(text).toContain(`ZL-7K3M9QX2WD4R,'=Nora,"=""0612345678""","1, Rue Atlas",Rabat`)
    expect(text).toContain('240.50,MAD,2,yes,no')
  })
})
