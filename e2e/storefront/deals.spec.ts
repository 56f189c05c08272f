import { cart } from '../../src/content/en/cart/cart'
import { dealsWords, flashWords, offerWords } from '../../src/content/en/catalogue/deals'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { expectAccessible } from '../fixtures/axe'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signInByForm } from '../fixtures/sign-in'
import { atNight, both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** A deal on a product of the test's own, the first of all to end. */
async function dealOn(
  shop: Shop,
  {
    price = 30,
    seconds = 300,
    sold = 3,
    kind = 'flash',
  }: { price?: number; seconds?: number; sold?: number; kind?: string } = {},
) {
  const product = await shop.product({ price: 40 })
  await shop.rows(
    `insert into public.deals (product_id, kind, deal_price, total, sold, starts_at, ends_at)
     values ($1, $2, $3, 10, $4, now() - interval '1 hour', now() + $5 * interval '1 second')`,
    [product.id, kind, price, sold, seconds],
  )
  return product
}
const cardOf = (page: Page, product: TestProduct) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: product.title }) })
const grab = (product: TestProduct) => ({ name: `${flashWords.grab}: ${product.title}` })

test(
  'deals: four flash deals, four daily deals, and into the cart at the day’s price',
  both,
  async ({ page, shop }) => {
    await page.goto('/deals')
    await expect(page.getByText(dealsWords.clock.running)).toBeVisible()
    const flash = page.getByRole('region', { name: dealsWords.flash.title })
    await expect(flash.getByRole('article')).toHaveCount(4)
    const daily = page.getByRole('region', { name: dealsWords.daily.title })
    await expect(daily.getByText(/^-\d+%$/)).toHaveText(['-58%', '-56%', '-62%', '-55%'])
    await expectAccessible(page, 'deals')
    const rows = await shop.rows<{ title: string; price: number }>(
      `select p.title, d.deal_price::float as price from public.deals d join public.products p on p.id = d.product_id
     where d.kind = 'daily' and d.starts_at <= now() and d.ends_at > now() order by d.ends_at, d.total limit 1`,
    )
    const [first] = rows
    const button = daily.getByRole('button', { name: `${common.addToCart}: ${first?.title}` })
    await button.click()
    const choice = page.getByRole('dialog')
    await expect(
      choice.or(page.getByText(addToCartWords.addedToast.text(first?.title ?? ''))).first(),
    ).toBeVisible()
    if (await choice.isVisible()) await choice.locator('[data-first]').click()
    await expect(page.getByText(addToCartWords.addedToast.text(first?.title ?? ''))).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('listitem').filter({ hasText: first?.title ?? '' })).toContainText(
      dollars(first?.price ?? 0),
    )
    await page.goto('/deals')
    await page
      .getByRole('link', { name: new RegExp(`^${common.viewAll}.*${dealsWords.flash.title}$`) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: flashWords.title })).toBeVisible()
  },
)

test('a flash deal goes into the cart at its price, and the cart shows the new price when it ends', async ({
  page,
  shop,
}) => {
  const product = await dealOn(shop)
  await page.clock.install()
  await page.goto('/flash-deals')
  const card = cardOf(page, product)
  await expect(card.getByText(dollars(30))).toBeVisible()
  await expect(card.getByRole('meter', { name: offerWords.claimed(30) })).toBeVisible()
  await expect(page.getByRole('region', { name: flashWords.list }).getByRole('article')).toHaveCount(6)
  await card.getByRole('button', grab(product)).click()
  await expect(page.getByText(addToCartWords.addedToast.text(product.title))).toBeVisible()
  await expect(card.getByRole('button', { name: common.added })).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: product.title })
  await expect(line).toContainText(dollars(30))
  await shop.rows('update public.deals set ends_at = now() where product_id = $1', [product.id])
  await page.clock.fastForward(61_000)
  await expect(line.getByText(cart.dealEnded(dollars(30), dollars(40)))).toBeVisible()
  await expect(line).toContainText(dollars(40))
})

test('a deal that sells out on screen says so', atNight, async ({ page, shop }) => {
  const product = await dealOn(shop)
  await page.clock.install()
  await page.goto('/flash-deals')
  const card = cardOf(page, product)
  await expect(card.getByRole('button', grab(product))).toBeVisible()
  await shop.rows('update public.deals set sold = total where product_id = $1', [product.id])
  await page.clock.fastForward(31_000)
  await expect(card.getByText(`${offerWords.allClaimed} ${offerWords.priceBack(dollars(40))}`)).toBeVisible()
})

for (const days of [1, -1])
  test(
    `a device whose clock is ${days > 0 ? 'a day ahead' : 'a day behind'} shows the deals that run, and keeps its session`,
    atNight,
    async ({ page, shop }) => {
      const product = await dealOn(shop, { seconds: 1800 })
      await page.clock.install({ time: Date.now() + days * 86_400_000 })
      let renewals = 0
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) renewals += 1
      })
      await signInByForm(page, 'shopper')
      for (const path of ['/wishlist', '/flash-deals']) await page.goto(path)
      const card = cardOf(page, product)
      await expect(card.getByText(dollars(30))).toBeVisible()
      // The first deal to end is the one that the page's clock counts to.
      await expect(page.getByRole('timer').first()).toHaveAccessibleName(/^0 hours 2\d minutes/)
      expect(renewals).toBeLessThan(2)
    },
  )
