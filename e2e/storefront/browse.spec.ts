import { randomUUID } from 'node:crypto'
import { appErrors } from '../../src/content/app-errors'
import { cart } from '../../src/content/cart'
import { collectionsWords } from '../../src/content/collections'
import { common } from '../../src/content/common'
import { errors } from '../../src/content/errors'
import { filterWords } from '../../src/content/filters'
import { footer } from '../../src/content/footer'
import { home } from '../../src/content/home'
import { layout } from '../../src/content/layout'
import { listingWords } from '../../src/content/listing'
import { listMail } from '../../src/content/mail'
import { mailLinkWords } from '../../src/content/mail-links'
import { preferences } from '../../src/content/preferences'
import { subscribeWords } from '../../src/content/subscribe'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { fillCart } from '../fixtures/shop'
import { both, expect, phoneOnly, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

/** Opens currency and theme: in the wide header's popover, in the phone's menu. */
async function openPreferences(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: layout.openMenu }).click()
  else await page.getByRole('button', { name: /language, currency and theme$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

test('home has the sections of the specification in their order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleEnd)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    home.categories.title,
    home.flash.title,
    home.trending.title,
    home.deals.title,
    home.arrivals.title,
    home.best.title,
  ])
  const flash = page.locator('section', { has: page.getByRole('heading', { name: home.flash.title }) })
  await expect(flash.getByRole('article')).toHaveCount(12)
})

test('every link of the header and the footer leads to a page', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const links = page.locator('header a[href^="/"], footer a[href^="/"]')
  const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  expect(hrefs.size).toBeGreaterThan(25)
  for (const href of sampleOf([...hrefs], 12)) {
    // Navigates inside the app, which is faster than a reload.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, href)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), href).toBeVisible()
    await expect(page.getByText(appErrors.notFound.title), href).toBeHidden()
    await expect(page.getByText(filterWords.empty.title), href).toBeHidden()
  }
})

test('a department’s categories open and close by keyboard', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: layout.categoryMenu(layout.nav.women) })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const dresses = page.getByRole('navigation', { name: layout.main }).getByRole('link', { name: 'Dresses' })
  await expect(dresses).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dresses).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dresses).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/women\?category=dresses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('search from the header leads to results', both, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: common.search }).tap()
  const box = page.getByRole('banner').getByRole('combobox')
  await expect(box).toBeVisible()
  if (isMobile) await expect(box).toBeFocused()
  await box.fill('sneaker')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=sneaker$/)
  await expect(page.getByText(/^\d+ results? for “sneaker”$/)).toBeVisible()
  const titles = page.getByRole('main').getByRole('article').getByRole('heading')
  expect(await titles.count()).toBeGreaterThan(0)
  if (isMobile) await expect(box).toBeHidden()
})

test('the phone’s menu traps the focus, follows links and closes', phoneOnly, async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: layout.openMenu })
  await open.tap()
  const menu = page.getByRole('dialog', { name: layout.menu })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.tap()
  await menu.getByRole('link', { name: layout.nav.kids }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/kids$/)
  await expect(page.getByRole('heading', { level: 1, name: layout.nav.kids })).toBeFocused()
})

test(
  'the bottom bar marks where one is, and stays away where one buys',
  phoneOnly,
  async ({ page, shop }) => {
    const product = await shop.product()
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: layout.bar.label })
    for (const [label, path] of [
      [layout.bar.search, '/search'],
      [layout.bar.cart, '/cart'],
      [layout.bar.wishlist, '/wishlist'],
      [layout.bar.profile, '/(profile|login.*)'],
      [layout.bar.home, '/'],
    ] as const) {
      await bar.getByRole('link', { name: label }).tap()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(bar.locator('[aria-current=page]')).toHaveText(label)
    }
    await page.goto(`/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
    await fillCart(page, { product })
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
  },
)

test('the newsletter refuses an invalid address, survives being offline and then subscribes', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^failed: POST .*\/rpc\/subscribe/)
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/cart')
  const form = page.getByRole('contentinfo').locator('form')
  const box = form.getByRole('textbox', { name: footer.newsletter.label })
  const button = form.getByRole('button', { name: footer.newsletter.button })
  await box.fill('unknown')
  await button.click()
  await expect(form.getByText(footer.newsletter.problems.email)).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill(email)
  await page.route('**/rpc/subscribe', (route) => route.abort('internetdisconnected'))
  await button.click()
  await expect(form.getByText(errors.offline.title)).toBeVisible()
  await expect(box).toHaveValue(email)
  await page.unroute('**/rpc/subscribe')
  await button.click()
  await expect(form.getByText(subscribeWords.sent(email))).toBeVisible()
  await expect(box).toHaveValue('')
  expect(await shop.confirmationsTo(email)).toEqual(['newsletter'])

  // Opened by a mail program's preview the link does nothing yet.
  await page.goto('/_outbox')
  await page.getByRole('link', { name: new RegExp(email) }).click()
  const mail = page.frameLocator('iframe').last()
  const { confirm } = mailLinkWords
  await page.goto(
    String(await mail.getByRole('link', { name: listMail.confirm.action }).getAttribute('href')),
  )
  const subscribed = () => shop.rows('select topic from public.subscriptions where email = $1', [email])
  expect(await subscribed()).toEqual([])
  await page.getByRole('button', { name: confirm.button, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: confirm.done.title })).toBeFocused()
  await expect(page.getByText(confirm.done.topics.newsletter ?? '')).toBeVisible()
  await expectAccessible(page, 'a confirmed address')
  expect(await subscribed()).toEqual([{ topic: 'newsletter' }])
})

test('prices show in euro, and the checkout says that the order is charged in dollars', async ({
  page,
  shop,
  isMobile,
}) => {
  const product = await shop.product({ price: 20 })
  await fillCart(page, { product })
  await page.goto('/new-arrivals?sort=newest')
  const card = page.getByRole('article').filter({ hasText: product.title })
  await expect(card).toContainText('$20.00')
  const panel = await openPreferences(page, isMobile)
  await panel.getByRole('radio', { name: /Euro/ }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(card).toContainText('€')
  await expect(card).not.toContainText('$20.00')
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: cart.summary })
  await expect(summary).toContainText('€')
  await expect(summary.getByText(cart.charged('$27.99', 'USD'))).toBeVisible()
})

test('the chosen dark theme survives a reload', both, async ({ page, isMobile }) => {
  await page.goto('/cart')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const panel = await openPreferences(page, isMobile)
  await panel.getByRole('radio', { name: preferences.themes.dark }).check({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(Math.max(...(ground.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(80)
})

test('an unknown path shows the not-found page and is logged', async ({ page, expected }) => {
  expected.complaint(/^console: 404: no page at \/no\/such\/page/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  await page.goto('/no/such/page')
  await logged
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: appErrors.notFound.home }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a notice says when the connection is lost and when it is back', async ({ page, context }) => {
  // A page without lazy parts.
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const notice = page.getByText(appErrors.offlineNotice)
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('collections are filtered while typing, and the query is in the URL', async ({ page }) => {
  await page.goto('/collections')
  const box = page.getByRole('searchbox', { name: collectionsWords.search })
  await box.fill('boho')
  await expect(page.getByText(collectionsWords.count(1), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?q=boho$/)
  await page.reload()
  await expect(box).toHaveValue('boho')
  await page.getByRole('link', { name: 'Boho Chic' }).click()
  await expect(page).toHaveURL(/\/collections\/boho-chic$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Boho Chic' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('Load More appends and moves the focus, and Back returns to the same scroll position', async ({
  page,
  shop,
}) => {
  await Promise.all(Array.from({ length: 30 }, () => shop.product()))
  // Not a prerendered page: this product does not exist in its HTML.
  await page.goto('/dresses?sort=newest')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  const before = await cards.getByRole('heading').allTextContents()
  await page.getByRole('button', { name: listingWords.loadMore }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  expect((await cards.getByRole('heading').allTextContents()).slice(0, 24)).toEqual(before)
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.nth(24).getByRole('link')).toBeFocused()

  const chosen = cards.nth(26)
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('place', String(scrollY)), { capture: true }),
  )
  await chosen.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  const place = await page.evaluate(() => Number(sessionStorage.getItem('place')))
  expect(place).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
})

test('navigation sets the title and focuses the new heading', async ({ page }) => {
  await page.goto('/collections')
  await expect(page).toHaveTitle(common.title(collectionsWords.title))
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('link', { name: 'Summer Vibes' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Summer Vibes' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(common.title('Summer Vibes'))
  await expect(page.getByRole('status').filter({ hasText: common.title('Summer Vibes') })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/collections')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layout.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
