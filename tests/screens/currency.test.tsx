// Prices in another currency, on every page that has some; what is charged stays in dollars and says so.
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { cart } from '@/content/cart/cart'
import { orders } from '@/content/orders/orders'
import { chooseCurrency } from '@/storefront/shared/preferences/currency'
import { samplePaths } from '../../e2e/fixtures/sample'
import { sampleProduct } from '../support/sample-words'
import { openPage, page, signedIn } from '../support/screen'

afterEach(() => chooseCurrency('USD'))

const line = {
  id: sampleProduct,
  title: 'Boho Floral Print Maxi Dress',
  image: '/favicon.svg',
  price: 1299,
  originalPrice: 4599,
  size: 'M',
  color: 'Pink',
  quantity: 2,
}
/** Sentences that name the shop's own sums, which are in dollars whatever is shown. */
const promises = [
  /on orders \$\d+\+/gi,
  /\bover \$\d+/gi,
  /You will be charged \$[\d.,]+ in US dollars\./g,
  // The bar beside the button that places the order: what it costs.
  /Total, \d+ items?\$[\d.,]+/g,
  /Place order, \$[\d.,]+/g,
]

describe.each([
  paths.home,
  paths.product(sampleProduct),
  samplePaths.women,
  samplePaths.sale,
  paths.searchFor('dress'),
  paths.deals,
  paths.flashDeals,
  samplePaths.newArrivals,
  samplePaths.lookbook,
  paths.cart,
  paths.checkout,
  paths.wishlist,
])('%s', (path) => {
  it('the page shows every price in the chosen currency', async () => {
    localStorage.setItem('cart', JSON.stringify([line]))
    localStorage.setItem('wishlist', JSON.stringify([sampleProduct]))
    chooseCurrency('MAD')
    openPage(path)
    await waitFor(() => expect(page().getAllByText(/MAD/).length).toBeGreaterThan(0))
    const text = promises.reduce(
      (rest, promise) => rest.replace(promise, ''),
      screen.getByRole('main').textContent ?? '',
    )
    expect(text.match(/.{0,40}\$\d.{0,10}/g) ?? []).toEqual([])
  })
})

it('the cart and an order say that they are charged in dollars', async () => {
  localStorage.setItem('cart', JSON.stringify([line]))
  chooseCurrency('GBP')
  const opened = openPage(paths.cart)
  await page().findByText(cart.charged('$33.97', 'USD'))
  opened.unmount()
  await signedIn('shopper')
  const { user } = openPage(paths.profileOrders)
  const [first] = await page().findAllByRole('link', { name: /^Order ZL-/ })
  if (first) await user.click(first)
  await page().findByText(orders.order.charged('USD'))
  expect(screen.getByRole('main').textContent).not.toContain('£')
})

it('the chosen currency is kept for the next visit, and follows that of another tab', async () => {
  const { user } = openPage(paths.cart)
  await user.click(await screen.findByRole('button', { name: /language, currency and theme$/ }))
  await user.click(await screen.findByRole('radio', { name: /Euro/ }))
  await waitFor(() => expect(localStorage.getItem('currency')).toBe('EUR'))
  // An earlier version of the shop stored the rate as well.
  localStorage.setItem('currency', 'GBP 0.8')
  dispatchEvent(new StorageEvent('storage', { key: 'currency' }))
  await screen.findByRole('button', { name: /^EN \/ GBP/ })
  localStorage.setItem('currency', '<script> 1e999')
  dispatchEvent(new StorageEvent('storage', { key: 'currency' }))
  await screen.findByRole('button', { name: /^EN \/ USD/ })
})
