import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { adminCollections as words } from '../../src/content/en/admin/catalogue/collections'
import { adminDeals } from '../../src/content/en/admin/offers/deals'
import { expectAccessible } from '../fixtures/axe'
import { expectReadable } from '../fixtures/reading'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

const { form, members, pick, order, remove } = words

test(
  'the owner adds a collection, orders its products, runs and ends a sale on it, and deletes it',
  both,
  async ({ page, shop, browser, isMobile }) => {
    test.slow()
    const key = randomUUID().slice(0, 8)
    const name = `Market ${key}`
    const slug = `market-${key}`
    const [first, second] = [await shop.product({ price: 20 }), await shop.product({ price: 30, stock: 4 })]
    const picture = await sharp({ create: { width: 900, height: 1125, channels: 3, background: '#4b6ab5' } })
      .jpeg()
      .toBuffer()

    await signIn(page, 'owner')
    await page.goto('/admin/products/new-collection')
    await page.getByRole('textbox', { name: form.fields.name, exact: true }).fill(name)
    await expect(page.getByRole('textbox', { name: form.fields.slug })).toHaveValue(slug)
    await page.getByRole('textbox', { name: form.fields.description }).fill('What one takes along.')
    await page.getByRole('combobox', { name: form.fields.group }).selectOption('Curated')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: picture })
    await expect(page.getByRole('button', { name: form.replace })).toBeVisible()

    // Add products by search, and reorder them with the keyboard and by dragging.
    await page.getByRole('button', { name: members.add }).click()
    const dialog = page.getByRole('dialog')
    for (const product of [first, second]) {
      await dialog.getByRole('textbox', { name: pick.search }).fill(product.title)
      await dialog.getByRole('checkbox', { name: new RegExp(product.title) }).check()
    }
    await dialog.getByRole('button', { name: pick.add(2) }).click()
    await page.getByRole('button', { name: order.handle(second.title, 2, 2) }).press('ArrowUp')
    await expect(page.getByRole('button', { name: order.handle(second.title, 1, 2) })).toBeFocused()
    if (!isMobile) {
      const handle = (title: string, place: number) =>
        page.getByRole('button', { name: order.handle(title, place, 2) })
      await handle(second.title, 1).dragTo(handle(first.title, 2))
      await expect(handle(first.title, 1)).toBeVisible()
      await handle(second.title, 2).dragTo(handle(first.title, 1))
      await expect(handle(second.title, 1)).toBeVisible()
    }
    await expectReadable(page, 'a new collection', isMobile)
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/products/collections/${slug}$`))

    // The store shows the picture and this order.
    const shopper = await browser.newPage()
    await shopper.goto(`${shop.url}/collections`)
    const poster = shopper.getByRole('article').filter({ hasText: name })
    await poster.scrollIntoViewIfNeeded()
    await expect
      .poll(() => poster.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    await poster.getByRole('link', { name }).click()
    await expect(shopper.getByRole('main').getByRole('article').getByRole('link').first()).toContainText(
      second.title,
    )

    // Run a sale on the whole collection.
    await page.goto(`/admin/products/deals/new?collection=${slug}`)
    const price = page.getByRole('textbox', { name: adminDeals.form.priceOf(first.title) })
    await expect(price).toBeVisible()
    await page.getByRole('textbox', { name: adminDeals.fields.percent }).fill('25')
    await expect(price).toHaveValue('15.00')
    await expect(page.getByRole('textbox', { name: adminDeals.form.totalOf(second.title) })).toHaveValue('4')
    await page.getByRole('button', { name: adminDeals.form.spans.hours }).click()
    await expectAccessible(page, 'a sale')
    await page.getByRole('button', { name: adminDeals.form.submitNow(2) }).click()
    await expect(page.getByText(adminDeals.form.added(2))).toBeVisible()
    await shopper.goto(`${shop.url}/product/${first.slug}`)
    await expect(shopper.getByRole('main').getByText('$15.00').first()).toBeVisible()

    // Follow the deals in the list and a drawer, then end them together.
    await page.goto(`/admin/products/deals?q=${encodeURIComponent(first.title)}`)
    await page.getByRole('link', { name: first.title }).click()
    await expect(page.getByRole('heading', { level: 2, name: first.title })).toBeFocused()
    await expectAccessible(page, 'a deal')
    await page.keyboard.press('Escape')
    const ids = [first, second].map(({ id }) => `'${id}'`).join()
    await page.goto(`/admin/products/deals?q=Test+dress&sort=product`)
    for (const product of [first, second]) await page.getByRole('checkbox', { name: product.title }).check()
    await page.getByRole('button', { name: adminDeals.selection.end }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: adminDeals.ask.end.confirm }).click()
    await expect(page.getByText(adminDeals.ask.ended(2))).toBeVisible()
    expect(
      await shop.rows(`select 1 from public.deals where product_id in (${ids}) and ends_at > now()`),
    ).toHaveLength(0)
    await shopper.reload()
    await expect(shopper.getByRole('main').getByText('$20.00').first()).toBeVisible()

    // Change the address; the old one redirects.
    await page.goto('/admin/products/collections')
    await page.getByRole('textbox', { name: words.search }).fill(key)
    // The rows move while the list follows what is typed.
    await expect(page).toHaveURL(/\?q=/)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('textbox', { name: form.fields.slug }).fill(`${slug}-now`)
    await page.getByRole('button', { name: form.save }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/products/collections/${slug}-now$`))
    await shopper.goto(`${shop.url}/collections/${slug}?sort=newest`)
    await expect(shopper).toHaveURL(`${shop.url}/collections/${slug}-now?sort=newest`)
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
    await shopper.close()

    await page.getByRole('button', { name: remove.open }).click()
    await page.getByRole('button', { name: remove.confirm }).click()
    await expect(page.getByText('Collection deleted')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect(await shop.rows('select 1 from public.collections where slug = $1', [slug])).toHaveLength(0)
    if (!isMobile) await expectAccessible(page, 'the list of collections')
  },
)
