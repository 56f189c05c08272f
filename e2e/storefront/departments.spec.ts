import { common } from '../../src/content/common'
import { departmentWords } from '../../src/content/departments'
import { home } from '../../src/content/home'
import { listingWords } from '../../src/content/listing'
import { newArrivalsWords } from '../../src/content/new-arrivals'
import { saleWords } from '../../src/content/sale'
import { subscribeWords } from '../../src/content/subscribe'
import { expectAccessible } from '../fixtures/axe'
import type { Shop } from '../fixtures/shop'
import { both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

/** The total that the list shows. */
const total = (page: Page, count: number) =>
  expect(page.getByRole('main').getByText(listingWords.count(count), { exact: true }).last()).toBeVisible()

/** Number of live products that match a condition. Other tests add some. */
async function held(shop: Shop, where: string): Promise<number> {
  const [row] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from public.products p join public.collections c on c.slug = p.collection_slug
     where p.archived_at is null and ${where}`,
  )
  return row?.n ?? 0
}

const departments = [
  ['women', 70],
  ['men', 65],
  ['kids', 60],
] as const

for (const [department, percent] of departments) {
  // All three departments share the layout, so one covers both screens.
  const screens = department === 'women' ? both : {}
  test(
    `${department}: a banner with what it holds, and six tiles that lead to just as much`,
    screens,
    async ({ page, shop }) => {
      test.setTimeout(90_000)
      const count = await held(shop, `c.department = '${department}'`)
      await page.goto(`/${department}`)
      const { title, tiles } = departmentWords[department]
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(departmentWords.products(count), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(departmentWords.upTo(percent), { exact: true })).toBeVisible()
      await total(page, count)
      // Products start on the first screen.
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      const nav = page.getByRole('navigation', { name: departmentWords.tiles(title) })
      await expect(nav.getByRole('link')).toHaveCount(6)
      if (department === 'women') await expectAccessible(page, department)
      for (const [category, label] of tiles) {
        const tile = nav.getByRole('link', { name: label, exact: false }).first()
        await expect(tile).toHaveText(/\d/)
        const said = Number((await tile.textContent())?.replace(label, '').replace(/\D/g, ''))
        expect(said, label).toBeGreaterThan(0)
        await tile.click()
        await expect(page).toHaveURL(new RegExp(`/${department}\\?category=${category}$`))
        await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible()
        await expect(nav.locator('[aria-current=page]')).toContainText(label)
        await total(page, said)
      }
    },
  )
}

test('the sale shows its countdown and searches only within the sale', async ({ page }) => {
  await page.goto('/sale')
  await expect(page.getByRole('heading', { level: 1, name: saleWords.title })).toBeVisible()
  await expect(page.getByText(saleWords.endsIn)).toBeVisible()
  const timer = page.getByRole('main').getByRole('timer').first()
  const shown = await timer.getAttribute('aria-label')
  await expect(timer).not.toHaveAttribute('aria-label', shown ?? '')
  await expectAccessible(page, 'sale')
  const box = page.getByRole('searchbox', { name: saleWords.search })
  await box.fill('leather')
  await page
    .getByRole('search', { name: saleWords.search })
    .getByRole('button', { name: saleWords.submit, exact: true })
    .click()
  await expect(page).toHaveURL(/\/sale\?q=leather$/)
  await expect(page.getByText(/results? for “leather”/)).toBeVisible()
  // Every product has a previous price.
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) await expect(card.locator('s').first()).toBeVisible()
})

test('new arrivals show this week’s number, four trending collections and what is coming', async ({
  page,
  shop,
}) => {
  const week = await held(shop, "p.created_at > now() - interval '7 days'")
  await page.goto('/new-arrivals')
  await expect(page.getByText(newArrivalsWords.thisWeek(week), { exact: true })).toBeVisible()
  const trending = page.getByRole('region', { name: newArrivalsWords.trending.title })
  for (const [name, count] of [
    ['Futuristic Tech', 45],
    ['Holographic', 32],
    ['LED Fashion', 28],
    ['Smart Wear', 56],
  ] as const) {
    const tile = trending.getByRole('link', { name: new RegExp(name) })
    await expect(tile).toContainText(newArrivalsWords.trending.items(count))
    await tile.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await total(page, count)
    await page.goBack()
  }
  await page.getByRole('link', { name: newArrivalsWords.seeWeek }).click()
  await total(page, week)
  await page.goBack()

  const soon = page.getByRole('region', { name: newArrivalsWords.soon.title })
  await soon.scrollIntoViewIfNeeded()
  for (const [thing] of newArrivalsWords.soon.things) await expect(soon.getByText(thing)).toBeVisible()
  await expectAccessible(page, 'new arrivals')
  const email = 'soon@example.com'
  await soon.getByLabel(subscribeWords.label).fill(email)
  await soon.getByRole('button', { name: newArrivalsWords.soon.button }).click()
  await expect(soon.getByText(subscribeWords.sent(email))).toBeFocused()
  expect(await shop.confirmationsTo(email)).toEqual(['coming-soon'])
})

test('the home page’s tiles show the specification’s figures and link to its paths', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  const tiles = page.locator('section', {
    has: page.getByRole('heading', { name: home.categories.title, exact: true }),
  })
  for (const [title, of, path] of [
    ['Dresses', "c.slug = 'dresses'", '/dresses'],
    ['Tops', "c.slug = 'tops'", '/tops'],
    ['Bottoms', "c.slug = 'bottoms'", '/bottoms'],
    ['Shoes', "c.group_name = 'Shoes'", '/shoes-bags?category=shoes'],
    ['Bags', "c.slug = 'bags'", '/bags'],
    ['Jewelry', "c.slug = 'jewelry'", '/accessories?category=jewelry'],
  ] as const) {
    const count = await held(shop, of)
    const tile = tiles.getByRole('link', { name: new RegExp(`${title}.*${home.categories.go}`) })
    await expect(tile).toContainText(home.categories.items(count))
    await expect(tile).toHaveAttribute('href', path)
  }
  await tiles.getByRole('link', { name: /Jewelry/ }).click()
  await expect(page).toHaveURL(/\/accessories\?category=jewelry$/)
  await page.goBack()
  for (const section of [home.flash, home.trending, home.arrivals, home.best]) {
    const link = page.getByRole('link', { name: new RegExp(`^${common.viewAll}.*${section.title}$`) })
    await link.click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('main').locator('h2')).first(),
    ).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: home.deals.button }).click()
  await expect(page).toHaveURL(/\/deals$/)
})
