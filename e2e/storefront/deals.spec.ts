import { cart } from '../../src/content/cart'
import { common } from '../../src/content/common'
import { dealsWords, flashWords, offerWords } from '../../src/content/deals'
import { addToCartWords } from '../../src/content/quick-add'
import { subscribeWords } from '../../src/content/subscribe'
import { expectAccessible } from '../fixtures/axe'
import type { Shop, TestProduct } from '../fixtures/shop'
import { both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** A deal on a product of the test's own, the first of all to end. */
async function dealOn(
  shop: Shop,
  {
    price = 30,
    seconds = 900,
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
    await expect(flash.getByRole('meter')).toHaveCount(4)
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

test('the club’s form accepts only a valid email', async ({ page, shop }) => {
  await page.goto('/deals')
  const form = page.getByRole('form', { name: dealsWords.member.button })
  const join = form.getByRole('button', { name: dealsWords.member.button })
  await join.click()
  await expect(form.getByRole('alert')).toHaveText(subscribeWords.problems.required)
  const email = 'vip@example.com'
  await form.getByLabel(subscribeWords.label).fill(email)
  await join.click()
  await expect(page.getByText(subscribeWords.sent(email))).toBeFocused()
  expect(await shop.confirmationsTo(email)).toEqual(['vip-club'])
})

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

test('a deal with several sizes asks for a size', async ({ page, shop }) => {
  const product = await dealOn(shop)
  await shop.rows("update public.products set sizes = '{S,M,L}' where id = $1", [product.id])
  await shop.rows('update public.product_variants set quantity = 5 where product_id = $1', [product.id])
  await page.goto('/flash-deals')
  await cardOf(page, product).getByRole('button', grab(product)).click()
  await page.getByRole('dialog').getByRole('button', { name: 'L', exact: true }).click()
  await expect(page.getByText(addToCartWords.addedToast.text(product.title))).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('cart'))
  expect(JSON.parse(stored ?? '[]')).toMatchObject([{ id: product.slug, size: 'L', price: 3000 }])
})

test('a deal that ends on screen says so, shows the regular price and is replaced by the next', async ({
  page,
  shop,
}) => {
  // The deals of other tests go on for longer: of several that end together only the number is announced.
  const product = await dealOn(shop, { seconds: 60 })
  await page.clock.install()
  await page.goto('/flash-deals')
  const card = cardOf(page, product)
  await expect(card.getByRole('button', grab(product))).toBeVisible()
  await shop.rows('update public.deals set ends_at = now() where product_id = $1', [product.id])
  await page.clock.fastForward(61_000)
  const note = `${offerWords.ended} ${offerWords.priceBack(dollars(40))}`
  await expect(card.getByText(note)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `${product.title}: ${note}` })).toBeAttached()
  await expect(card.getByText(dollars(30))).toHaveCount(0)
  await expect(card.getByRole('button', { name: `${common.addToCart}: ${product.title}` })).toBeVisible()
  await expectAccessible(page, 'flash deals, one over')
  // The note disappears after a while.
  await page.clock.fastForward(10_000)
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('region', { name: flashWords.list }).getByRole('article')).toHaveCount(6)
})

test('a deal that sells out on screen says so', async ({ page, shop }) => {
  const product = await dealOn(shop)
  await page.clock.install()
  await page.goto('/flash-deals')
  const card = cardOf(page, product)
  await expect(card.getByRole('button', grab(product))).toBeVisible()
  await shop.rows('update public.deals set sold = total where product_id = $1', [product.id])
  await page.clock.fastForward(31_000)
  await expect(card.getByText(`${offerWords.allClaimed} ${offerWords.priceBack(dollars(40))}`)).toBeVisible()
})

test('the countdown ticks and is right after the tab was suspended', async ({ page }) => {
  await page.clock.install()
  await page.goto('/flash-deals')
  const timer = page.getByRole('main').getByRole('timer').first()
  await expect(timer).toBeVisible()
  const left = async () => {
    const [hours = 0, minutes = 0, seconds = 0] =
      (await timer.getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? []
    return hours * 3600 + minutes * 60 + seconds
  }
  const before = await left()
  await page.clock.fastForward(600_000)
  await expect.poll(left).toBeLessThanOrEqual(before - 600)
  expect(await left()).toBeGreaterThan(before - 640)
  const after = await left()
  await expect.poll(left).toBeLessThan(after)
})

test('the next flash deal shows when it starts, and a shopper can ask for a notification', async ({
  page,
  shop,
}) => {
  await page.goto('/flash-deals')
  const [next] = await shop.rows<{ minutes: number }>(
    `select ceil(extract(epoch from min(starts_at) - now()) / 60)::int as minutes from public.deals
     where kind = 'flash' and starts_at > now()`,
  )
  const heading = page.getByRole('heading', { level: 2, name: /^Next Flash Deal in / })
  await expect(heading).toBeVisible()
  const said = Number((await heading.textContent())?.match(/(\d+) minutes?$/)?.[1])
  expect(Math.abs(said - ((next?.minutes ?? 0) % 60))).toBeLessThanOrEqual(1)
  const email = 'flash@example.com'
  const form = page.getByRole('form', { name: flashWords.next.button })
  await form.getByLabel(subscribeWords.label).fill(email)
  await form.getByRole('button', { name: flashWords.next.button }).click()
  await expect(page.getByText(subscribeWords.sent(email))).toBeFocused()
  expect(await shop.confirmationsTo(email)).toEqual(['flash-deals'])
  await expectAccessible(page, 'flash deals')
})
