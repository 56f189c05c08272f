// Three shops that have nothing in common with the sample, each opened from nothing by its owner's own hands.
import sharp from 'sharp'
import { account } from '../../src/content/account/account'
import { admin } from '../../src/content/admin/admin'
import { adminProducts } from '../../src/content/admin/catalogue/products'
import { adminAccess } from '../../src/content/admin/settings/access'
import { adminSettings } from '../../src/content/admin/settings/settings'
import { storeBrand } from '../../src/content/admin/store/brand'
import { openingWords } from '../../src/content/shared/opening'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const { fields, submit } = adminProducts.form
const brand = storeBrand

const shops = [
  {
    name: 'Terre de Safi',
    tagline: 'Bowls and tagines, thrown in Safi',
    colors: { accent: '#1d5b43', sale: '#8a3d1f', highlight: '#d9a441' },
    fonts: 'classic',
    corners: 'square',
    header: 'center',
    goods: [
      { title: 'Tulip bowl, blue', price: '95', drawn: bowl('#2b4fa8') },
      { title: 'Spice jar, ochre', price: '180', drawn: bowl('#d9a441') },
      { title: 'Dipped jug, green', price: '240', drawn: bowl('#1d5b43') },
    ],
  },
  {
    name: 'Puddle',
    tagline: 'Shoes for small feet',
    colors: { accent: '#d8432f', sale: '#a3214f', highlight: '#ffc83d' },
    fonts: 'playful',
    corners: 'round',
    header: 'band',
    goods: [{ title: 'Rain boot, sun', price: '229', sizes: '24, 25, 26', drawn: boot('#ffc83d') }],
  },
  {
    name: 'Maison Anfa',
    tagline: 'Linen for every day',
    colors: { accent: '#22313f', sale: '#a3402f', highlight: '#c9b18a' },
    fonts: 'clear',
    corners: 'soft',
    header: 'start',
    goods: [
      { title: 'Linen shirt', price: '420', sizes: 'S, M, L', drawn: bowl('#c9b18a') },
      { title: 'Linen trousers', price: '520', sizes: 'S, M, L', drawn: bowl('#22313f') },
    ],
  },
] as const

/** Goods drawn plainly, on a wall of one tone. */
function drawing(shape: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#ece4d8"/><ellipse cx="400" cy="770" rx="290" ry="36" fill="#00000022"/>${shape}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
function bowl(color: string) {
  return () =>
    drawing(`<path fill="${color}" d="M120 420h560c0 190-90 340-280 340S120 610 120 420Z"/>
      <ellipse cx="400" cy="420" rx="280" ry="64" fill="#fff8" /><ellipse cx="400" cy="428" rx="246" ry="48" fill="${color}"/>`)
}
function boot(color: string) {
  return () =>
    drawing(
      `<path fill="${color}" d="M250 300h190v300c140 20 250 40 250 150H250Z"/><path fill="#0003" d="M250 720h440v40H250Z"/>`,
    )
}

const main = (page: Page) => page.getByRole('main')

async function takeOver(page: Page, code: string) {
  await page.goto(`/admin#code=${code}`)
  await page.getByLabel(account.signIn.email).fill('owner@new.example')
  await page.getByLabel(account.signIn.password, { exact: true }).fill('a password of mine')
  await page.getByRole('button', { name: account.signIn.signUp, exact: true }).click()
  await page.getByRole('button', { name: adminAccess.claim.submit('owner@new.example') }).click()
  await expect(page.getByRole('link', { name: admin.nav.products, exact: true }).first()).toBeAttached()
}

for (const each of shops)
  test.describe(each.name, () => {
    test.use({ newShop: each.name })

    test(`${each.name} is opened from nothing, and sells`, async ({
      page,
      shop,
      browser,
      expected,
    }, info) => {
      test.slow()
      expected.complaint(/./)
      const [row] = await shop.rows<{ code: string }>('select private.make_owner_code() as code')
      // Before anything is there.
      const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
      await visitor.goto(shop.url)
      await expect(visitor.getByText(openingWords.title)).toBeVisible()
      await expectAccessible(visitor, each.name)

      await takeOver(page, row?.code ?? '')
      await page.goto(`${shop.url}/admin/store/brand`)
      await page.getByLabel(brand.name.name).fill(each.name)
      await page.getByLabel(brand.name.tagline).fill(each.tagline)
      for (const [name, color] of Object.entries(each.colors))
        await page
          .getByRole('textbox', { name: brand.colors[name as keyof typeof each.colors], exact: true })
          .fill(color)
      await page.getByLabel(brand.shapes.fonts).selectOption(each.fonts)
      await page.getByLabel(brand.shapes.corners).selectOption(each.corners)
      await page.getByLabel(brand.shapes.header).selectOption(each.header)
      await page.getByRole('button', { name: brand.save, exact: true }).click()
      await expect(page.getByText(brand.saved)).toBeVisible()

      await page.goto(`${shop.url}/admin/settings`)
      await page.getByLabel(adminSettings.shop.email).fill('hello@new.example')
      await page.getByRole('button', { name: adminSettings.save, exact: true }).click()
      await expect(page.getByText(adminSettings.saved)).toBeVisible()

      for (const { title, price, drawn, ...more } of each.goods) {
        await page.goto(`${shop.url}/admin/products/new`)
        await page.getByLabel(fields.title, { exact: true }).fill(title)
        await page.getByLabel(fields.description, { exact: true }).fill('Made by hand, one at a time.')
        await page.getByLabel(fields.price, { exact: true }).fill(price)
        await page.getByLabel(fields.quantity).fill('3')
        if ('sizes' in more) await page.getByLabel(fields.sizes).fill(more.sizes)
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'goods.jpg', mimeType: 'image/jpeg', buffer: await drawn() })
        await page.getByRole('button', { name: submit }).first().click()
        await expect(page.getByText(adminProducts.added.title)).toBeVisible()
      }

      // What was opened is this shop, and nothing of the sample.
      await visitor.goto(shop.url)
      const first = each.goods[0]
      await expect(main(visitor).getByText(first.title).first()).toBeVisible()
      await expect(visitor.getByRole('banner').getByText(each.name)).toBeVisible()
      expect(await visitor.content()).not.toMatch(/Zellige|Women|Dresses/)
      await expect(visitor.locator('html')).toHaveCSS('--accent', each.colors.accent)
      await expectAccessible(visitor, each.name)
      await info.attach(each.name, {
        body: await visitor.screenshot({ fullPage: true }),
        contentType: 'image/png',
      })

      await main(visitor).getByRole('link', { name: first.title }).first().click()
      await expect(visitor.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
      await visitor.goto(`${shop.url}/cart`)
      await expect(main(visitor)).toBeVisible()
    })
  })
