import { checkout } from '../../src/content/en/cart/checkout'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { bowl, jug } from '../fixtures/drawn-goods'
import { addProduct, expectOwnShop, type Facts, openForOrders, openShop } from '../fixtures/new-shop'
import { expectConfirmation, fillMoroccanCheckout, placeOrderButton } from '../fixtures/shop'
import { both, expect, test } from '../fixtures/test'

const facts = {
  name: 'Terre de Safi',
  tagline: 'Bowls and tagines, thrown in Safi',
  colors: { accent: '#1d5b43', sale: '#8a3d1f', highlight: '#d9a441' },
  fonts: 'classic',
  corners: 'square',
  header: 'center',
  ratio: '4:5',
  currency: 'MAD',
  delivery: { method: 'Barid Al-Maghrib', price: '35' },
} satisfies Facts

const tulip = { title: 'Tulip bowl, blue', price: '95', picture: () => bowl('#2b4fa8') }
const goods = [
  tulip,
  { title: 'Spice jar, ochre', price: '180', picture: () => jug('#d9a441') },
  { title: 'Dipped jug, green', price: '240', picture: () => jug('#1d5b43') },
  { title: 'Soup bowl, white', price: '85', picture: () => bowl('#f4efe4') },
  { title: 'Tagine, small, honey', price: '320', picture: () => bowl('#b7682c') },
  { title: 'Olive dish, black', price: '60', picture: () => bowl('#2d2a26') },
  { title: 'Milk jug, turquoise', price: '150', picture: () => jug('#2f8f9d') },
]

test.use({ newShop: facts.name })

test(
  'a potter without departments opens a shop in dirhams and sells a bowl',
  both,
  async ({ page, shop, browser }, info) => {
    test.slow()
    const visitor = await openShop({ page, shop, browser }, facts)
    for (const each of goods) await addProduct(page, 'Bowls and jugs', each)
    await expectOwnShop(visitor, facts, tulip, info)
    await openForOrders(page)

    await visitor.getByRole('main').getByRole('link', { name: tulip.title }).first().click()
    await expect(visitor.getByRole('heading', { level: 1, name: tulip.title })).toBeVisible()
    await visitor
      .getByRole('main')
      .getByRole('button', { name: common.addToCart, exact: true })
      .first()
      .click()
    await expect(visitor.getByText(addToCartWords.addedToast.title)).toBeVisible()
    await visitor.goto('/checkout')
    await expect(visitor.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
    await fillMoroccanCheckout(visitor)
    await placeOrderButton(visitor).click()
    await expectConfirmation(visitor)
    const orders = await shop.rows('select currency, total_amount::float as total from public.orders')
    expect(orders).toEqual([{ currency: 'MAD', total: 130 }])
    await visitor.context().close()
  },
)
