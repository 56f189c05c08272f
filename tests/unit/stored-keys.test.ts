// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { ownerDrafts, personalKeys } from '@/config/browser-storage'
import { removeStored, storedKeys } from '@/data/browser/stored-keys'

const browser = ['cart', 'theme', 'checkout-attempt', 'wishlist', 'orders']
const personal = [
  'checkout',
  'message-draft:contact',
  'review-draft:member:linen-dress',
  'admin-draft:product-1',
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const key of browser) localStorage.setItem(key, 'x')
  for (const key of personal) sessionStorage.setItem(key, 'x')
})

it('lists the keys of both storages', () => {
  expect(storedKeys().toSorted()).toEqual([...browser, ...personal].toSorted())
})

it('removes what belongs to a person and leaves what belongs to the browser', () => {
  removeStored([...Object.values(personalKeys), ownerDrafts])
  expect(storedKeys().toSorted()).toEqual(browser.toSorted())
})
