import { describe, expect, it } from 'vitest'
import { toInternational } from '@/domain/delivery/phone-number'

describe('toInternational', () => {
  it.each([
    ['+212 612 345 678', '+212612345678'],
    ['00212 (612) 345-678', '+212612345678'],
    [' +1.415.555.0100 ', '+14155550100'],
    ['+212 (0)661-234567', '+212661234567'],
    ['+44(0)20 7946 0000', '+442079460000'],
    ['00212 (0) 661 23 45 67', '+212661234567'],
  ])('the phone number %j is read as %s', (typed, number) => expect(toInternational(typed)).toBe(number))

  it.each([
    '',
    '0612345678',
    '+0612345678',
    '+212',
    '+2126123456789012',
    '+212 612 abc',
    '++212612345678',
    '٠٦١٢',
  ])('the text %j is no international phone number', (typed) => expect(toInternational(typed)).toBeNull())
})
