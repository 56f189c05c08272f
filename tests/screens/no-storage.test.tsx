// A browser's storage that is full, forbidden or not to be touched: the shop opens, says what it cannot keep, and sells.
import { randomUUID } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { storageUnavailable } from '@/content/account/storage-unavailable'
import { cart } from '@/content/cart/cart'
import { checkout } from '@/content/cart/checkout'
import { orders } from '@/content/orders/orders'
import { productWords } from '@/content/product/product'
import { fillCheckout } from '../support/fill-checkout'
import { addDress, ordersOf } from '../support/screen-orders'
import { expectWhole, quietly } from '../support/whole-page'

const slug = `storage-${randomUUID()}`
beforeAll(() => addDress(slug))

/** The shop loaded again: what it cannot keep it says once in a visit. */
const visit = () => {
  vi.resetModules()
  return import('../support/screen')
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
/** What storage does where it is switched off, forbidden for this site, or full. */
const storages: [string, () => void][] = [
  ['full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
  [
    'forbidden',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
        vi.spyOn(Storage.prototype, method).mockImplementation(denied)
    },
  ],
  [
    'not even to be touched',
    () => {
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
      vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied)
    },
  ],
]

describe.each(storages)('a storage that is %s', (_name, breakStorage) => {
  it('a shopper without storage buys from the product to the confirmation', async () => {
    const email = `storage-${randomUUID()}@example.com`
    const { openPage, page } = await visit()
    const complaints = quietly()
    breakStorage()
    const { user } = openPage(paths.product(slug))
    await user.click(await page().findByRole('button', { name: productWords.wishlist.add }))
    await user.click(await page().findByRole('button', { name: productWords.buyNow }))
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    fillCheckout(email)
    // It names the sum once the shop has said what delivery costs.
    fireEvent.click(await screen.findByRole('button', { name: /^Place order, / }))
    await screen.findByRole('heading', { level: 1, name: orders.confirmation.title })
    expect(complaints()).toEqual([])
    vi.restoreAllMocks()
    expect(await ordersOf(email)).toHaveLength(1)
  })

  it.each([
    [paths.cart, cart.empty.title],
    [paths.wishlist, ''],
    [paths.home, ''],
    [paths.contact, ''],
  ])('the page %s opens without storage', async (path, words) => {
    const { openPage } = await visit()
    const complaints = quietly()
    breakStorage()
    openPage(path)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    if (words) await screen.findByText(words)
    expectWhole()
    expect(complaints()).toEqual([])
  })
})

it('the owner sees that a draft is not stored, and can go on typing', async () => {
  const { openPage, signedIn } = await visit()
  await signedIn('owner')
  openPage(adminPaths.newProduct)
  const [title] = await screen.findAllByLabelText(/title/i)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  fireEvent.change(title as HTMLElement, { target: { value: 'A dress' } })
  await screen.findByText(storageUnavailable.admin.title)
  expect(title).toHaveValue('A dress')
})
