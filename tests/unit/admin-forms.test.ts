import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { account } from '@/content/account/account'
import { deliverySchema, skuSchema, type TypedDelivery } from '@/domain/product/stock-form'
import { invitationSchema, ownerSchema, signInSchema } from '@/domain/shop/access-form'
import { boundSchema, captchaSchema } from '@/domain/shop/protection-form'
import { problemsOf } from '../support/problems'

describe('an admin’s sign-in as typed', () => {
  it('an admin’s address is sent tidy, and the password as it is', () => {
    expect(v.parse(signInSchema, { email: ' nora＠example.com ', password: ' secret ' })).toEqual({
      email: 'nora@example.com',
      password: ' secret ',
    })
    expect(v.parse(invitationSchema, { email: ' nora@example.com', role: 'packer' })).toEqual({
      email: 'nora@example.com',
      role: 'packer',
    })
  })

  it.each([
    [
      { email: ' ', password: '' },
      { email: 'email', password: 'password' },
    ],
    [{ email: 'nora@', password: 'secret' }, { email: 'emailFormat' }],
  ])('an admin’s sign-in with %j shows its problems, which have words', (typed, problems) => {
    expect(problemsOf(signInSchema, typed)).toEqual(problems)
    expect(Object.keys(account.required)).toEqual(expect.arrayContaining(Object.values(problems)))
  })

  it.each([
    ['x'.repeat(72), {}],
    ['م'.repeat(36), {}],
    ['م'.repeat(37), { password: 'passwordBytes' }],
    ['é'.repeat(37), { password: 'passwordBytes' }],
  ])(
    'the first owner’s password %s is as long as Auth takes, which counts bytes, or says so',
    (password, problems) => {
      expect(problemsOf(ownerSchema(8), { email: 'nora@example.com', password })).toEqual(problems)
      expect(Object.keys(account.required)).toEqual(expect.arrayContaining(Object.values(problems)))
    },
  )
})

describe('the shop’s protection as typed', () => {
  it('a site key is taken without the spaces around it', () => {
    const typed = { provider: 'hcaptcha', siteKey: ' 0x4AAAAAAA_b-1 ' }
    expect(v.parse(captchaSchema, typed)).toEqual({ provider: 'hcaptcha', siteKey: '0x4AAAAAAA_b-1' })
  })

  it.each(['', 'short', 'with space 12', 'x'.repeat(101)])('the site key %j is none', (siteKey) =>
    expect(problemsOf(captchaSchema, { provider: 'turnstile', siteKey })).toEqual({ siteKey: 'siteKey' }),
  )

  it.each([
    ['1', 1],
    [' 60 ', 60],
    ['٦٠', 60],
    ['1000000', 1_000_000],
  ])('the bound %j is %i', (value, bound) =>
    expect(v.parse(boundSchema, { value })).toEqual({ value: bound }),
  )

  it.each(['', '0', '-1', '1.5', '1000001', '1e3'])('the bound %j is none', (value) =>
    expect(problemsOf(boundSchema, { value })).toEqual({ value: 'value' }),
  )
})

describe('stock as typed', () => {
  it('an SKU is taken without the spaces around it, and refused with other signs', () => {
    expect(v.parse(skuSchema, { sku: ' Boho/S-1.2 ' })).toEqual({ sku: 'Boho/S-1.2' })
    for (const sku of [' ', 'a+b', 'x'.repeat(41)])
      expect(problemsOf(skuSchema, { sku })).toEqual({ sku: 'sku' })
  })

  const line = {
    id: 'v',
    name: 'Shirt',
    image: '/a.webp',
    size: 'S',
    color: 'Blue',
    sku: 'S-1',
    quantity: ' 7 ',
  }
  const delivery: TypedDelivery = { id: 'd', lines: [line], note: ' from Fes ' }

  it('a delivery is how many of each variant arrived, with the note', () => {
    const lines = [{ id: 'v', quantity: 7 }]
    expect(v.parse(deliverySchema, delivery)).toEqual({ id: 'd', lines, note: 'from Fes' })
  })

  it.each(['', '0', '-1', '1.5', '100001'])('a delivery’s quantity %j is none', (quantity) =>
    expect(problemsOf(deliverySchema, { ...delivery, lines: [line, { ...line, quantity }] })).toEqual({
      'lines.1.quantity': 'units',
    }),
  )

  it('a delivery without lines is none', () => {
    expect(problemsOf(deliverySchema, { ...delivery, lines: [] })).toEqual({ lines: 'empty' })
  })
})
