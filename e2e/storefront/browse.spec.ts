import { randomUUID } from 'node:crypto'
import { paths } from '../../src/config/paths'
import { subscribeWords } from '../../src/content/en/account/subscribe'
import { collectionsWords } from '../../src/content/en/catalogue/collections'
import { clubWords, flashWords } from '../../src/content/en/catalogue/deals'
import { filterWords } from '../../src/content/en/catalogue/filters'
import { newArrivalsWords } from '../../src/content/en/catalogue/new-arrivals'
import { footer } from '../../src/content/en/layout/footer'
import { layout } from '../../src/content/en/layout/layout'
import { preferences } from '../../src/content/en/layout/preferences'
import { listMail } from '../../src/content/en/mail/list-mail'
import { mailLinkWords } from '../../src/content/en/mail/mail-links'
import { common } from '../../src/content/en/shared/common'
import { notFound } from '../../src/content/en/shared/not-found'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { samplePaths, sampleSoon } from '../fixtures/sample'
import { fillCart } from '../fixtures/shop'
import { atNight, both, expect, labelOf, phoneOnly, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

/** Opens currency and theme: in the wide header's popover, in the phone's menu. */
async function openPreferences(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: layout.openMenu }).click()
  else await page.getByRole('button', { name: /language, currency and theme$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

test('every link of the header and the footer leads to a page', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const links = page.locator('header a[href^="/"], footer a[href^="/"]')
  const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  expect(hrefs.size).toBeGreaterThan(25)
  for (const href of sampleOf([...hrefs], 6)) {
    // Navigates inside the app, which is faster than a reload.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, href)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), href).toBeVisible()
    await expect(page.getByText(notFound.title), href).toBeHidden()
    await expect(page.getByText(filterWords.empty.title), href).toBeHidden()
  }
})

test('a department’s categories open and close by keyboard', atNight, async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: layout.categoryMenu('Women') })
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

test(
  'the phone’s menu gives the focus back and follows links; the bottom bar marks where one is, and stays away where one buys',
  phoneOnly,
  async ({ page, shop }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: layout.openMenu })
    await open.tap()
    const menu = page.getByRole('dialog', { name: layout.menu })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await menu.getByRole('link', { name: 'Kids' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/kids$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeFocused()

    const product = await shop.product()
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

test('the newsletter subscribes an address once its mail’s link is confirmed', async ({ page, shop }) => {
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/cart')
  const form = page.getByRole('contentinfo').locator('form')
  const box = form.getByRole('textbox', { name: footer.newsletter.label })
  const button = form.getByRole('button', { name: footer.newsletter.button })
  await box.fill(email)
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

/** Where news are asked for, by their list. */
const forms = {
  'coming-soon': {
    path: samplePaths.newArrivals,
    name: sampleSoon.title,
    button: newArrivalsWords.soon.button,
  },
  'vip-club': { path: paths.deals, name: clubWords.button, button: clubWords.button },
  'flash-deals': { path: paths.flashDeals, name: flashWords.next.button, button: flashWords.next.button },
}

test('a form for news asks to confirm its own list', atNight, async ({ page, shop }) => {
  for (const topic of sampleOf(['coming-soon', 'vip-club', 'flash-deals'] as const, 1)) {
    const { path, name, button } = forms[topic]
    const email = `reader-${randomUUID().slice(0, 8)}@example.com`
    await page.goto(path)
    const form = page.getByRole('form', { name })
    await form.getByLabel(subscribeWords.label).fill(email)
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: subscribeWords.sent(email) })).toBeFocused()
    expect(await shop.confirmationsTo(email)).toEqual([topic])
  }
})

test('the chosen dark theme survives a reload', both, async ({ page, isMobile }) => {
  await page.goto('/cart')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const panel = await openPreferences(page, isMobile)
  await labelOf(panel.getByRole('radio', { name: preferences.themes.dark })).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(Math.max(...(ground.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(80)
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
