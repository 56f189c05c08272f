// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { draftKey } from '@/config/browser-storage'
import { removeStored, storedKeys } from '@/data/browser/stored-keys'

const browser = ['cart', 'theme', 'checkout-attempt', 'wishlist', 'orders']
const personal = [
  'draft:guest:checkout',
  'draft:guest:message-contact',
  'draft:member:review-linen-dress',
  'draft:owner:product-1',
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const key of browser) localStorage.setItem(key, 'x')
  for (const key of personal) sessionStorage.setItem(key, 'x')
})

it('the stored keys are those of both storages', () => {
  expect(storedKeys().toSorted()).toEqual([...browser, ...personal].toSorted())
})

it('removing what is stored of a person leaves what belongs to the browser', () => {
  removeStored([draftKey])
  expect(storedKeys().toSorted()).toEqual(browser.toSorted())
})
