// A browser's storage with anything in it, or with nothing allowed in it: the shop opens, shows what it can, and sells.
import { randomUUID } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { appErrors } from '@/content/app-errors'
import { cart } from '@/content/cart'
import { checkout } from '@/content/checkout'
import { storedThings } from '@/content/consent'
import { notKept } from '@/content/not-kept'
import { orders } from '@/content/orders'
import { productWords } from '@/content/product'
import { fillCheckout } from '../support/fill-checkout'
import { hostileTexts } from '../support/hostile'
import { openPage, page, signedIn } from '../support/screen'
import { asOwner, ordersOf } from '../support/screen-orders'

const slug = `storage-${randomUUID()}`
beforeAll(() =>
  asOwner('POST', 'products', {
    slug,
    title: 'Storage-proof dress',
    description: 'Made for a test.',
    price: 60,
    image_url: '/favicon.svg',
    collection_slug: 'dresses',
    sizes: ['M'],
    colors: ['Pink'],
    quantity: 100,
  }),
)

/** Everything that the shop keeps under a name of its own; what ends in a name that varies, with a plausible one. */
const keys = [
  ...storedThings.flatMap(({ keys: names }) => names),
  'sizes',
  'size-unit',
  'wishlist-kept',
  'checkout-attempt',
  'message-draft:contact',
  'message-draft:seller',
  `review-draft:x:${slug}`,
  'scroll',
  'reloaded-for-new-version',
  'admin-new-product',
]
const fill = (text: string, except: readonly string[] = []) => {
  for (const key of keys) {
    if (except.includes(key)) continue
    localStorage.setItem(key, text)
    sessionStorage.setItem(key, text)
  }
}
/** Corrupt stored values are logged (specification 4); nothing else may complain. */
const quietly = () => {
  const complaints: string[] = []
  vi.spyOn(console, 'error').mockImplementation(
    (...values) => void complaints.push(values.map(String).join(' ')),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => complaints.filter((text) => !/^The stored [\w-]+ could not be read/.test(text))
}
const expectWhole = () => {
  expect(screen.queryByText(appErrors.router.title)).not.toBeInTheDocument()
  expect(document.querySelectorAll('main h1')).toHaveLength(1)
  expect(
    document.querySelector(
      '[src^="javascript:"], [href^="javascript:"], [src^="data:text"], img[src="x"], [onerror], [onload]',
    ),
  ).toBeNull()
  expect('polluted' in {}).toBe(false)
  expect('__xss' in globalThis).toBe(false)
}

describe.each(Object.entries(hostileTexts))('every key holds %s', (_name, text) => {
  it.each([
    paths.product(slug),
    paths.cart,
    paths.checkout,
    paths.wishlist,
    paths.contact,
    paths.track,
    paths.login,
  ])('%s opens', async (path) => {
    fill(text)
    const complaints = quietly()
    openPage(path)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    expectWhole()
    expect(complaints()).toEqual([])
  })

  it('the owner can add a product', async () => {
    await signedIn('owner')
    fill(text, ['zellige-session'])
    const complaints = quietly()
    openPage(adminPaths.newProduct)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    expectWhole()
    expect(complaints()).toEqual([])
  })
})

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

describe.each(storages)('with a storage that is %s', (_name, breakStorage) => {
  it('a shopper buys from the product to the confirmation', async () => {
    const email = `storage-${randomUUID()}@example.com`
    // The shop says it once in a visit, and each test is a visit.
    vi.resetModules()
    const visit = await import('../support/screen')
    const complaints = quietly()
    breakStorage()
    const { user } = visit.openPage(paths.product(slug))
    await user.click(await page().findByRole('button', { name: productWords.wishlist.add }))
    await user.click(await page().findByRole('button', { name: productWords.buyNow }))
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    fillCheckout(email)
    fireEvent.click(screen.getAllByRole('button', { name: /^Place order/ })[0] as HTMLElement)
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
  ])('%s opens', async (path, words) => {
    const complaints = quietly()
    breakStorage()
    openPage(path)
    await waitFor(() => expect(document.querySelectorAll('main h1')).toHaveLength(1))
    if (words) expect(await screen.findByText(words)).toBeInTheDocument()
    expectWhole()
    expect(complaints()).toEqual([])
  })
})

it('the owner is told that a draft is not kept, and goes on typing', async () => {
  await signedIn('owner')
  openPage(adminPaths.newProduct)
  const [title] = await screen.findAllByLabelText(/title/i)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  fireEvent.change(title as HTMLElement, { target: { value: 'A dress' } })
  expect(await screen.findByText(notKept.admin.title)).toBeInTheDocument()
  expect(title).toHaveValue('A dress')
})
