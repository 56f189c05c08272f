import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { adminProducts } from '../../src/content/admin-products'
import { common } from '../../src/content/common'
import { signIn } from '../fixtures/sign-in'
import { expect, once, test } from '../fixtures/test'

const words = adminProducts.form
type Page = import('@playwright/test').Page

async function fillProduct(page: Page, title: string) {
  const field = (name: keyof typeof words.fields) =>
    page
      .getByRole('textbox', { name: words.fields[name], exact: false })
      .or(page.getByRole('spinbutton', { name: words.fields[name] }))
      .first()
  await field('title').fill(title)
  await field('description').fill('Made of linen that softens with every wash.')
  await page.getByLabel(words.fields.collection).selectOption({ label: 'Dresses' })
  await page.getByLabel(words.fields.price, { exact: true }).fill('24.99')
  await page.getByLabel(words.fields.originalPrice).fill('49.99')
  await page.getByLabel(words.fields.quantity).fill('7')
  await page.getByLabel(words.fields.sizes).fill(' S, M ,, L')
  await page.getByLabel(words.fields.colors).fill('Blue,')
}

test('the owner adds a product with a picture, and shoppers see it at once', async ({
  page,
  shop,
  browser,
}) => {
  const title = `Linen Shirt Dress ${randomUUID().slice(0, 6)}`
  await signIn(page, 'owner')
  await page.goto('/admin/products/new')
  await fillProduct(page, title)
  const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#4b6ab5' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByText(words.onlyPixels)).toBeVisible()
  await page.getByRole('button', { name: words.submit }).first().click()
  await expect(page.getByText(adminProducts.added.title)).toBeVisible()

  const [row] = await shop.rows<{
    slug: string
    discount: number
    quantity: number
    image_url: string
    sizes: string[]
    colors: string[]
  }>('select slug, discount, quantity, image_url, sizes, colors from public.products where title = $1', [
    title,
  ])
  expect(row).toMatchObject({ discount: 50, quantity: 7, sizes: ['S', 'M', 'L'], colors: ['Blue'] })
  const image = await page.request.get(row?.image_url ?? '')
  expect(image.headers()['content-type']).toMatch(/^image\/(webp|jpeg|png)/)

  const shopper = await browser.newPage()
  await shopper.goto(`${shop.url}/product/${row?.slug}`)
  await expect(shopper.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await shopper.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
  await expect(shopper.getByText(common.addedToast.title)).toBeVisible()
  await shopper.close()
})

test(
  'without a picture or an address for one, the form says so and loses nothing',
  once,
  async ({ page, shop }) => {
    const title = `Pictureless ${randomUUID().slice(0, 6)}`
    await signIn(page, 'owner')
    await page.goto('/admin/products/new')
    await fillProduct(page, title)
    await page.getByRole('button', { name: words.submit }).first().click()
    await expect(page.getByText(adminProducts.failed['no-image']).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(words.fields.title, { exact: true })).toHaveValue(title)
    await page
      .getByLabel(words.fields.imageUrl)
      .fill('/catalogue/boho-floral-print-maxi-dress/pink-front.webp')
    await page.getByRole('button', { name: words.submit }).first().click()
    await expect(page.getByText(adminProducts.added.title)).toBeVisible()
    expect(await shop.rows('select 1 from public.products where title = $1', [title])).toHaveLength(1)
  },
)

test('an upload that fails says to use an address, and the form stays', once, async ({ page, expected }) => {
  expected.complaint(/storage\/v1/)
  const title = `No upload ${randomUUID().slice(0, 6)}`
  await signIn(page, 'owner')
  await page.goto('/admin/products/new')
  await fillProduct(page, title)
  await page.route('**/storage/v1/**', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }))
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#b9472f' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(words.onlyPixels)).toBeVisible()
  await page.getByRole('button', { name: words.submit }).first().click()
  await expect(page.getByText(adminProducts.failed.upload).first()).toBeVisible()
  await expect(page.getByLabel(words.fields.title, { exact: true })).toHaveValue(title)
})

test('what is typed wrongly is named beside its field', once, async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/admin/products/new')
  await page.getByRole('button', { name: words.submit }).first().click()
  await expect(page.getByText(adminProducts.problems.required).first()).toBeVisible()
  await page.getByLabel(words.fields.price, { exact: true }).fill('20')
  await page.getByLabel(words.fields.originalPrice).fill('10')
  await page.getByRole('button', { name: words.submit }).first().click()
  await expect(page.getByText(adminProducts.problems['original-below-price'])).toBeVisible()
})
