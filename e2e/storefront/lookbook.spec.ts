import { lookbookWords as words } from '../../src/content/en/pages/lookbook'
import { looks } from '../../tests/support/sample-words'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { expect, hydrated, phoneAtNight, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const heading = (page: Page, index: number) =>
  page.getByRole('heading', { level: 2, name: looks[index]?.title ?? '', exact: true })

test('a look turns by a horizontal swipe and not by scrolling', phoneAtNight, async ({ page }) => {
  await page.goto('/lookbook')
  await hydrated(page)
  await expect(heading(page, 0)).toBeVisible()
  const client = await page.context().newCDPSession(page)
  const drag = async (from: [number, number], to: [number, number]) => {
    const at = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] })
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag([320, 420], [80, 430])
  await expect(heading(page, 1)).toBeVisible()
  await drag([80, 420], [320, 415])
  await expect(heading(page, 0)).toBeVisible()
  await drag([200, 600], [180, 300])
  await expect(heading(page, 0)).toBeVisible()
})

test('a look links to its products and its collection, and opens from its card', async ({ page }) => {
  await page.goto('/lookbook')
  for (const title of sampleOf(
    looks.map((look) => look.title),
    1,
  )) {
    const index = looks.findIndex((each) => each.title === title)
    const look = looks[index]
    if (!look) throw new Error(`There is no look ${title}`)
    const card = page
      .getByRole('region', { name: words.looks })
      .getByRole('link', { name: new RegExp(look.title) })
    await card.click()
    await expect(heading(page, index)).toBeVisible()
    await expect(card).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('main').locator('[data-look] img').first()).toBeInViewport()
    const spread = page.getByRole('article', { name: look.title })
    await expect(spread.getByRole('heading', { level: 4 })).toHaveCount(3)
    await expectAccessible(page, look.title)
    await spread.getByRole('link', { name: words.details }).first().click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await page.getByRole('article', { name: look.title }).getByRole('link', { name: words.shop }).click()
    await expect(page).toHaveURL(new RegExp(`/collections/${look.collection}$`))
    await page.goBack()
    await expect(heading(page, index)).toBeVisible()
  }
})
