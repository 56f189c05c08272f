import { describe, expect, it } from 'vitest'
import { shortOrderNumbers } from '@/domain/orders/order-number'

describe('shortOrderNumbers', () => {
  it('shows the first four characters', () => {
    const short = shortOrderNumbers(['ZL-7K3M9QX2WD4R', 'ZL-4QH8AAAAAAAA'])
    expect([...short.values()]).toEqual(['ZL-7K3M', 'ZL-4QH8'])
  })

  it('shows eight of those that share four, and all of those that share eight', () => {
    const short = shortOrderNumbers([
      'ZL-7K3M9QX2WD4R',
      'ZL-7K3MAAAABBBB',
      'ZL-7K3MAAAACCCC',
      'ZL-4QH8AAAAAAAA',
    ])
    expect([...short.values()]).toEqual(['ZL-7K3M9QX2', 'ZL-7K3MAAAABBBB', 'ZL-7K3MAAAACCCC', 'ZL-4QH8'])
  })

  it('takes the same number twice as one', () => {
    expect(shortOrderNumbers(['ZL-7K3M9QX2WD4R', 'ZL-7K3M9QX2WD4R']).get('ZL-7K3M9QX2WD4R')).toBe('ZL-7K3M')
  })
})
