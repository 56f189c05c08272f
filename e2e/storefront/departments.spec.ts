import { departmentWords } from '../../src/content/en/catalogue/departments'
import { listingWords } from '../../src/content/en/catalogue/listing'
import { newArrivalsWords } from '../../src/content/en/catalogue/new-arrivals'
import { keysOf } from '../../src/domain/text/keys'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { sampleDepartments } from '../fixtures/sample'
import type { Shop } from '../fixtures/shop'
import { atNight, both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

/** The total that the list shows. */
const total = (page: Page, count: number) =>
  expect(page.getByRole('main').getByText(listingWords.count(count), { exact: true }).last()).toBeVisible()

/** Number of live products that match a condition. Other tests add some. */
async function held(shop: Shop, where: string): Promise<number> {
  const [row] = await shop.rows<{ n: number }>(
    `select count(*)::int as n from public.products p join public.collections c on c.slug = p.collection_slug
     where p.status = 'live' and ${where}`,
  )
  return row?.n ?? 0
}

const most = { women: 70, men: 65, kids: 60 } as const

// The departments share their layout, so the seed chooses one.
for (const department of sampleOf(['women', 'men', 'kids'] as const, 1)) {
  test(
    `${department}: a banner with what it holds, and six tiles that lead to just as much`,
    both,
    async ({ page, shop }) => {
      const count = await held(shop, `c.department = '${department}'`)
      await page.goto(`/${department}`)
      const { title, tiles } = sampleDepartments[department]
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(departmentWords.products(count), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(departmentWords.upTo(most[department]), { exact: true })).toBeVisible()
      await total(page, count)
      // Products start on the first screen.
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      const nav = page.getByRole('navigation', { name: departmentWords.tiles(title) })
      await expect(nav.getByRole('link')).toHaveCount(6)
      await expectAccessible(page, department)
      for (const name of sampleOf(
        tiles.map(([category]) => category),
        2,
      )) {
        const [category, label] = tiles.find(([each]) => each === name) ?? [name, name]
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

test(
  'new arrivals show four trending collections, with the number of products that each leads to',
  atNight,
  async ({ page, shop }) => {
    // Specification 4: the products of each collection, by its slug.
    const counts = { 'futuristic-tech': 45, holographic: 32, 'led-fashion': 28, 'smart-wear': 56 } as const
    const slugs = keysOf(counts)
    await page.goto('/new-arrivals')
    const trending = page.getByRole('region', { name: newArrivalsWords.trending.title })
    const collections = await shop.rows<{ slug: string; name: string }>(
      'select slug, name from public.collections where slug = any ($1)',
      [slugs],
    )
    const nameOf = (slug: string) => collections.find((collection) => collection.slug === slug)?.name ?? slug
    const tile = (slug: string) => trending.getByRole('link', { name: new RegExp(nameOf(slug)) })
    for (const slug of slugs)
      await expect(tile(slug)).toContainText(newArrivalsWords.trending.items(counts[slug]))
    for (const slug of sampleOf(slugs, 1)) {
      await tile(slug).click()
      await expect(page.getByRole('heading', { level: 1, name: nameOf(slug) })).toBeVisible()
      await total(page, counts[slug])
      await page.goBack()
    }
  },
)
