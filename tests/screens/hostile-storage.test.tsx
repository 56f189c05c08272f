// A browser's storage with anything in it: the shop opens, and shows what it can. The seed chooses of what; FULL=1 tries all.
import { randomUUID } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { storedThings } from '@/content/layout/consent'
import { hostileTexts } from '../support/hostile'
import { openPage, signedIn } from '../support/screen'
import { addDress } from '../support/screen-orders'
import { sampleOf } from '../support/seed'
import { expectWhole, quietly } from '../support/whole-page'

const slug = `storage-${randomUUID()}`
beforeAll(() => addDress(slug))

/** Everything that the shop keeps under a name of its own; what ends in a name that varies, with a plausible one. */
const keys = [
  ...storedThings.flatMap(({ keys: names }) => names),
  'sizes',
  'size-unit',
  'wishlist-kept',
  'checkout-attempt',
  'draft:guest:checkout',
  'draft:guest:message-contact',
  'draft:guest:message-seller',
  `draft:x:review-${slug}`,
  'scroll',
  'reloaded-for-new-version',
  'draft:x:new-product',
]
const fill = (text: string, except: readonly string[] = []) => {
  for (const key of keys) {
    if (except.includes(key)) continue
    localStorage.setItem(key, text)
    sessionStorage.setItem(key, text)
  }
}

describe.each(sampleOf(Object.keys(hostileTexts), 5))('every key holds %s', (name) => {
  const text = hostileTexts[name] ?? ''
  it.each([
    paths.product(slug),
    paths.cart,
    paths.checkout,
    paths.wishlist,
    paths.contact,
    paths.track,
    paths.login,
  ])('the page %s opens whatever the storage holds', async (path) => {
    fill(text)
    const complaints = quietly()
    openPage(path)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    expectWhole()
    expect(complaints()).toEqual([])
  })

  it('the owner’s form for a new product opens whatever the storage holds', async () => {
    await signedIn('owner')
    fill(text, ['shop-session'])
    const complaints = quietly()
    openPage(adminPaths.newProduct)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    expectWhole()
    expect(complaints()).toEqual([])
  })
})
