import { randomUUID } from 'node:crypto'
import { subscribeWords } from '../../src/content/en/account/subscribe'
import { filterWords } from '../../src/content/en/catalogue/filters'
import { listingWords } from '../../src/content/en/catalogue/listing'
import { toolWords } from '../../src/content/en/catalogue/listing-tools'
import { addToCartWords, quickAddWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { press, tabTo } from '../fixtures/keyboard'
import type { Shop } from '../fixtures/shop'
import { atNight, both, expect, phoneOnly, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const { facets } = filterWords
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading')
const count = (page: Page, total: number) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${listingWords.count(total)}$`) })
const filtersButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filters/ })
const applied = (page: Page) => page.getByRole('list', { name: toolWords.applied })
const chip = (page: Page, label: string) =>
  applied(page).getByRole('button', { name: toolWords.remove(label) })

/** The filters: beside the list, or in the phone's sheet. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: toolWords.filters })
  await filtersButton(page).tap()
  return page.getByRole('dialog', { name: filterWords.title })
}

/** Clicks an option's label. Resolves to the count that the option shows. */
async function choose(page: Page, isMobile: boolean, group: string, option: RegExp) {
  const filters = await openFilters(page, isMobile)
  const choices = filters.getByRole('group', { name: group })
  await expect(choices).toBeVisible()
  const more = choices.getByRole('button', { name: /^Show all/ })
  if (await more.isVisible()) await more.click()
  const label = choices.locator('label').filter({ hasText: option }).first()
  const products = Number(
    /([\d,]+) products?$/.exec((await label.textContent()) ?? '')?.[1]?.replace(',', ''),
  )
  await label.click()
  if (isMobile) {
    await filters.getByRole('button', { name: /^Show [\d,]+ results?$/ }).tap()
    await expect(filters).toBeHidden()
  }
  return products
}

/**
 * The effective price, and the number of women's products that match a condition, computed without the database
 * functions under test.
 */
const paid = `least(p.price, coalesce((select min(d.deal_price) from public.deals d where d.product_id = p.id
  and d.starts_at <= now() and d.ends_at > now() and d.sold < d.total and d.kind in ('flash', 'daily')), p.price))`
async function women(shop: Shop, condition = 'true') {
  const [row] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from public.products p join public.collections c on c.slug = p.collection_slug
     where c.department = 'women' and p.status = 'live' and ${condition}`,
  )
  return row?.n ?? -1
}
const inSize = (size: string) =>
  `exists (select 1 from public.product_variants v where v.product_id = p.id and v.size = '${size}' and v.quantity > 0)`

/** What each filter is proven by; which number an option shows is also counted in tests/database/listing-and-search. */
const facetTrials = {
  size: [facets.size.name, /^M\s?\d/, 'size=M', 'M', inSize('M')],
  color: [facets.color.name, /^Blue/, 'color=Blue', 'Blue', `'Blue' = any (p.colors)`],
  price: [facets.price.name, /^\$10 to \$15/, 'price=10-15', '$10 to $15', `${paid} >= 10 and ${paid} < 15`],
  discount: [
    facets.discount.name,
    /^60%/,
    'discount=60',
    '60% off or more',
    `round((coalesce(p.original_price, p.price) - ${paid}) / coalesce(p.original_price, p.price) * 100) >= 60`,
  ],
} as const

for (const facet of ['size', 'color', 'price', 'discount'] as const) {
  const [group, option, parameter, label, condition] = facetTrials[facet]
  test(
    `the filter ${group} narrows the listing to the number it shows`,
    atNight,
    async ({ page, shop, isMobile }) => {
      await page.goto('/women')
      await expect(count(page, await women(shop))).toBeVisible()
      const said = await choose(page, isMobile, group, option)
      await expect(page).toHaveURL(new RegExp(`/women\\?${parameter}$`))
      const there = await women(shop, condition)
      expect(said).toBe(there)
      await expect(count(page, there)).toBeVisible()
      await expect(cards(page)).toHaveCount(Math.min(there, 24))
      await expect(chip(page, label)).toBeVisible()
      await page.reload()
      await expect(count(page, there)).toBeVisible()
      await chip(page, label).click()
      await expect(page).toHaveURL(/\/women$/)
      await expect(count(page, await women(shop))).toBeVisible()
    },
  )
}

test(
  'values add up, filters combine, and going back takes the last one back',
  both,
  async ({ page, shop, isMobile }) => {
    await page.goto('/women')
    await expect(cards(page).first()).toBeVisible()
    await choose(page, isMobile, facets.color.name, /^Blue/)
    await expect(page).toHaveURL(/\?color=Blue$/)
    await choose(page, isMobile, facets.color.name, /^Red/)
    await expect(page).toHaveURL(/\?color=Blue,Red$/)
    const either = await women(shop, `p.colors && '{Blue,Red}'`)
    await expect(count(page, either)).toBeVisible()
    await choose(page, isMobile, facets.size.name, /^M\s?\d/)
    await expect(page).toHaveURL(/\?size=M&color=Blue,Red$/)
    const both = await women(shop, `p.colors && '{Blue,Red}' and ${inSize('M')}`)
    expect(both).toBeLessThan(either)
    await expect(count(page, both)).toBeVisible()
    await page.goBack()
    await expect(count(page, either)).toBeVisible()
    await page.goForward()
    await expect(count(page, both)).toBeVisible()
    await expect(filtersButton(page)).toHaveText(toolWords.filtersChosen(3))
    await applied(page).getByRole('button', { name: toolWords.clearAll }).click()
    await expect(page).toHaveURL(/\/women$/)
    await expect(applied(page)).toHaveCount(0)
  },
)

test(
  'a phone’s filters stay visible while scrolling; their sheet counts along, can be cleared, and applies nothing by itself',
  phoneOnly,
  async ({ page, shop }) => {
    await page.goto('/women')
    await expect(cards(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1600))
    await expect(filtersButton(page)).toBeInViewport()
    await expect(page.getByRole('combobox', { name: toolWords.sortBy })).toBeInViewport()
    const all = await women(shop)
    const sheet = await openFilters(page, true)
    const show = (total: number) => sheet.getByRole('button', { name: filterWords.show(total), exact: true })
    await expect(show(all)).toBeVisible()
    await sheet
      .locator('label')
      .filter({ hasText: /^Green/ })
      .tap()
    const green = await women(shop, `'Green' = any (p.colors)`)
    await expect(show(green)).toBeVisible()
    await expect(page).toHaveURL(/\/women$/)
    await sheet.getByRole('button', { name: toolWords.clearAll }).tap()
    await expect(show(all)).toBeVisible()
    await sheet
      .locator('label')
      .filter({ hasText: /^Green/ })
      .tap()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(filtersButton(page)).toBeFocused()
    await expect(page).toHaveURL(/\/women$/)
    await filtersButton(page).tap()
    await sheet.getByRole('button', { name: /^Dresses/ }).tap()
    const dresses = await women(shop, `c.category = 'dresses'`)
    await expect(show(dresses)).toBeVisible()
    await expectAccessible(page, 'filter sheet', '[role=dialog]')
    await show(dresses).tap()
    await expect(page).toHaveURL(/\/women\?category=dresses$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  },
)

test(
  'Load More appends and moves the focus; back from a product and after a reload, the same card is at the same place',
  both,
  async ({ page, shop }) => {
    await Promise.all(Array.from({ length: 60 }, () => shop.product()))
    // Not the server's page: this product does not exist in its HTML.
    await page.goto('/dresses?sort=newest')
    for (const pages of [1, 2]) {
      await expect(cards(page)).toHaveCount(24 * pages)
      const before = await titles(page).allTextContents()
      await page.getByRole('button', { name: listingWords.loadMore }).click()
      await expect(page).toHaveURL(new RegExp(`page=${pages + 1}$`))
      await expect(
        cards(page)
          .nth(24 * pages)
          .getByRole('link'),
      ).toBeFocused()
      expect((await titles(page).allTextContents()).slice(0, before.length)).toEqual(before)
    }
    await expect(cards(page).nth(49)).toBeAttached()
    const shown = await cards(page).count()
    const chosen = cards(page).nth(45)
    const title = await chosen.getByRole('heading').textContent()
    await chosen.scrollIntoViewIfNeeded()
    await page.evaluate(() =>
      addEventListener('click', () => sessionStorage.setItem('place', String(scrollY)), { capture: true }),
    )
    await chosen.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    const place = await page.evaluate(() => Number(sessionStorage.getItem('place')))
    expect(place).toBeGreaterThan(2000)
    const near = () => page.evaluate((top) => Math.abs(scrollY - top), place)

    await page.goBack()
    await expect(chosen).toBeInViewport()
    await expect.poll(near).toBeLessThan(40)
    await expect(chosen.getByRole('link')).toBeFocused()
    await expect(cards(page)).toHaveCount(shown)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/rpc/list_products')) requests += 1
    })
    await page.goBack()
    await expect(chosen).toHaveText(new RegExp(title ?? ''))
    await expect(chosen).toBeInViewport()
    await expect.poll(near).toBeLessThan(40)
    await expect(cards(page)).toHaveCount(shown)
    expect(requests).toBe(1)

    // The shop remembers positions itself from the moment the browser is idle; before, the browser does.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.reload()
    await expect.poll(near).toBeLessThan(40)
    await expect(cards(page)).toHaveCount(shown)
  },
)

/** Opens the size choice on a card. */
async function openSizes(page: Page, isMobile: boolean, title: string) {
  const card = cards(page).filter({ hasText: title }).first()
  const button = card.getByRole('button', { name: `Add to Cart: ${title}` })
  if (isMobile) await button.tap()
  else {
    await card.hover()
    await button.click()
  }
  const dialog = isMobile
    ? page.getByRole('dialog', { name: common.addToCart })
    : page.getByRole('dialog', { name: quickAddWords.choose(title) })
  await expect(dialog).toBeVisible()
  return { card, dialog }
}
const boho = 'Boho Floral Print Maxi Dress'

test(
  'a size chosen on a card goes into the cart, and a sold-out one offers a restock email',
  both,
  async ({ page, shop, isMobile }) => {
    await page.goto('/women')
    const { card, dialog } = await openSizes(page, isMobile, boho)
    await expectAccessible(page, 'sizes on a card', '[role=dialog]')
    await dialog.getByTitle('Black').click()
    await dialog.getByRole('button', { name: 'L', exact: true }).click()
    await expect(dialog).toBeHidden()
    const added = card.getByRole('button', { name: `${common.added}: ${boho}` })
    await expect(added).toBeVisible()
    await expect(page.getByText(addToCartWords.addedToast.text(boho))).toBeVisible()
    await expect(card.getByRole('button', { name: `${common.addToCart}: ${boho}` })).toBeAttached()

    const again = await openSizes(page, isMobile, boho)
    await again.dialog
      .getByRole('button', { name: `XXL, ${quickAddWords.soldOut}, ${quickAddWords.notifyMe}` })
      .click()
    const email = `size-${randomUUID().slice(0, 8)}@example.com`
    await again.dialog.getByRole('textbox').fill(email)
    await again.dialog.getByRole('button', { name: quickAddWords.notifyMe, exact: true }).click()
    await expect(again.dialog.getByText(subscribeWords.sent(email))).toBeVisible()
    const [variant] = await shop.rows<{ id: string }>(
      `select v.id from public.product_variants v join public.products p on p.id = v.product_id
     where p.title = $1 and v.size = 'XXL' and v.color = 'Pink'`,
      [boho],
    )
    expect(await shop.confirmationsTo(email)).toEqual([`back-in-stock:${variant?.id}`])

    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText(boho)
    await expect(page.getByRole('main')).toContainText('Black')
    await expect(page.getByRole('main')).toContainText('L')
  },
)

test(
  'as a list: rows with sizes, wishlist and cart; the address keeps it',
  both,
  async ({ page, isMobile }) => {
    await page.goto('/women')
    await page.getByRole('main').getByRole('button', { name: toolWords.list, exact: true }).click()
    await expect(page).toHaveURL(/\?view=list$/)
    const row = cards(page).filter({ hasText: boho }).first()
    const leftWords = filterWords.sizes(['XS', 'S', 'M', 'L', 'XL'])
    await expect(row).toContainText(leftWords)
    await row.getByRole('button', { name: common.addToWishlist(boho) }).click()
    await expect(row.getByRole('button', { name: common.removeFromWishlist(boho) })).toBeVisible()
    await row.getByRole('button', { name: `Add to Cart: ${boho}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'S', exact: true }).click()
    await expect(page.getByText(addToCartWords.addedToast.text(boho))).toBeVisible()
    await page.reload()
    await expect(row).toContainText(leftWords)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('main').getByRole('button', { name: toolWords.grid, exact: true }).click()
    await expect(page).toHaveURL(/\/women$/)
    await expect(row).not.toContainText(leftWords)
    if (!isMobile) return
    // On a phone the cart does not wait for a pointer over the card.
    const add = cards(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
    await add.scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport()
    await expect(add).toHaveCSS('opacity', '1')
  },
)

test(
  'a listing can be skipped to, filtered, reset and bought from by keyboard',
  atNight,
  async ({ page }) => {
    await page.goto('/women')
    const filters = await openFilters(page, false)
    const main = page.getByRole('main')
    await press(page, main.getByRole('link', { name: toolWords.skipFilters }))
    await page.keyboard.press('Tab')
    await expect(cards(page).first().locator(':focus')).toBeVisible()
    const green = filters.getByRole('checkbox', { name: /^Green/ })
    await expect(green).toBeAttached()
    await filtersButton(page).focus()
    await tabTo(page, green)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/color=Green$/)
    await expect(green).toBeFocused()
    await expect(green).toBeChecked()
    await tabTo(page, chip(page, 'Green'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/women$/)
    await expect(cards(page).first()).toContainText(boho)
    const button = cards(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
    await button.focus()
    await expect(button).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'XS', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'XS', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(addToCartWords.addedToast.text(boho))).toBeVisible()
  },
)

test(
  'a listing stays readable offline and continues online',
  atNight,
  async ({ page, context, expected }) => {
    expected.complaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.goto('/women')
    await expect(cards(page).first()).toBeVisible()
    const before = await titles(page).allTextContents()
    await page.getByRole('combobox', { name: toolWords.sortBy }).selectOption({ value: 'price-low' })
    await expect(page).toHaveURL(/sort=price-low/)
    await expect.poll(() => titles(page).allTextContents()).not.toEqual(before)
    await context.setOffline(true)
    await page.goBack()
    await expect(titles(page)).toHaveText(before)
    await page.getByRole('combobox', { name: toolWords.sortBy }).selectOption({ value: 'rating' })
    const again = page.getByRole('main').getByRole('button', { name: common.tryAgain })
    await expect(again.first()).toBeVisible({ timeout: 20_000 })
    await context.setOffline(false)
    await expect(cards(page).first()).toBeVisible()
  },
)

const steady = [
  '/women',
  '/sale',
  '/new-arrivals',
  '/collections/boho-chic',
  '/dresses',
  '/clothing?view=list&size=M',
]
for (const path of sampleOf(steady, 2)) {
  test(`${path} loads without layout shift`, both, async ({ page, shop }) => {
    // Other products than those of the HTML would shift the list.
    await shop.archiveAdditions()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(cards(page).first()).toBeVisible()
    await expect(filtersButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(moved).toBeLessThan(0.02)
  })
}
