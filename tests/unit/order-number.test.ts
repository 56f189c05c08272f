import { describe, expect, it } from 'vitest'
import { shortOrderNumbers } from '@/domain/orders/order-number'

describe('shortOrderNumbers', () => {
  it('a short order number shows the first four characters', () => {
    const short = shortOrderNumbers(['ZL-7K3M9QX2WD4R', 'ZL-4QH8AAAAAAAA'])
    expect([...short.values()]).toEqual(['ZL-7K3M', 'ZL-4QH8'])
  })

  it('order numbers that share four characters show eight, and those that share eight show all', () => {
    const short = shortOrderNumbers([
      'ZL-7K3M9QX2WD4R',
      'ZL-7K3MAAAABBBB',
      'ZL-7K3MAAAACCCC',
      'ZL-4QH8AAAAAAAA',
    ])
    expect([...short.values()]).toEqual(['ZL-7K3M9QX2', 'ZL-7K3MAAAABBBB', 'ZL-7K3MAAAACCCC', 'ZL-4QH8'])
  })

  it('the same order number twice is taken as one', () => {
    expect(shortOrderNumbers(['ZL-7K3M9QX2WD4R', 'ZL-7K3M9QX2WD4R']).get('ZL-7K3M9QX2WD4R')).toBe('ZL-7K3M')
  })
})
