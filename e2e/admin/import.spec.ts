// An owner brings in four hundred products from a spreadsheet: looked at first, put right, imported, taken back.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPaths } from '../../src/config/admin-paths'
import { adminImport as words } from '../../src/content/en/admin/catalogue/import'
import { adminImportColumns } from '../../src/content/en/admin/catalogue/import-columns'
import { adminImportPictures as pictureWords } from '../../src/content/en/admin/catalogue/import-pictures'
import { importProblems } from '../../src/content/en/admin/catalogue/import-problems'
import { adminImportRun } from '../../src/content/en/admin/catalogue/import-run'
import { productFiles } from '../../src/content/en/admin/catalogue/product-files'
import { expectReadable } from '../fixtures/reading'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const host = 'https://cdn.example.com'
/** A dot, in the smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A French spreadsheet of products in three sizes each, in Windows-1252. */
function spreadsheet(count: number, mark: string) {
  const rows = Array.from({ length: count }, (_, n) =>
    ['S', 'M', 'L'].map((size, place) =>
      [
        ...[`Robe ${mark} ${n + 1}`, `${mark}-${n + 1}-${size}`, '1.299,90', size, '5', 'Robes d’été'],
        place === 0 && n < 3 ? `${host}/${n}.png` : '',
      ].join(';'),
    ),
  ).flat()
  // A letter O where a zero should be.
  rows[3] = rows[3]?.replace('1.299,90', '1.299,9O') ?? ''
  const text = ['Désignation;Réf;Prix TTC;Taille;Stock;Catégorie;Photo', ...rows].join('\r\n')
  return Buffer.from(text.replaceAll('’', '\x92'), 'latin1')
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })

test(
  'four hundred products come in within a minute, twice without harm, and are taken back',
  both,
  async ({ page, shop, isMobile, expected }) => {
    test.slow()
    // A picture that is not there, and one that may not be read.
    expected.complaint(/cdn\.example\.com/)
    const mark = `I${Date.now().toString(36).toUpperCase()}`
    const title = `Robe ${mark} `
    const inShop = async () =>
      (
        await shop.rows<{ n: number }>('select count(*)::int as n from public.products where title like $1', [
          `${title}%`,
        ])
      )[0]?.n
    // The first may be read by browsers, the second only shown, the third is not there.
    await page.route(`${host}/**`, (route) => {
      const [, number] = /(\d)\.png/.exec(route.request().url()) ?? []
      const reader = number === '0' ? '*' : 'https://another.example.com'
      const headers = { 'access-control-allow-origin': reader }
      return number === '2'
        ? route.fulfill({ status: 404, headers })
        : route.fulfill({ contentType: 'image/png', body: png, headers })
    })
    await signIn(page, 'owner')
    await page.goto(adminPaths.products)
    await page.getByRole('link', { name: words.short }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.titles.file })).toBeVisible()
    await expectReadable(page, 'the import’s first step', isMobile)

    await test.step('what is no table is refused', async () => {
      await choose(page, 'photos.csv', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('photo.jpg')]))
      await expect(page.getByRole('alert')).toHaveText(words.file.problems.archive)
    })
    await test.step('columns are guessed, and the new collection is offered', async () => {
      await choose(page, 'produits.csv', spreadsheet(400, mark))
      await expect(page.getByRole('heading', { level: 1, name: words.titles.columns })).toBeVisible()
      await expect(page.getByLabel(adminImportColumns.columns.fieldOf('Prix TTC'))).toHaveValue('price')
      await expect(page.getByText(/Windows-1252/)).toBeVisible()
      await expect(page.getByLabel(adminImportColumns.collections.of('Robes d’été'))).toBeVisible()
      await expectReadable(page, 'the columns of a file', isMobile)
      await page.getByRole('button', { name: adminImportColumns.columns.next }).click()
    })
    await test.step('the check names the row, and its suggestion puts it right', async () => {
      await expect(page.getByText(importProblems.price())).toBeVisible({ timeout: 30_000 })
      await expectReadable(page, 'the check of a file', isMobile)
      expect(await inShop()).toBe(0)
      await page.getByRole('button', { name: words.check.use('1.299,90') }).click()
      await expect(page.getByRole('button', { name: words.check.submit(400) })).toBeEnabled()
    })
    await test.step('four hundred products are in within a minute', async () => {
      const begun = Date.now()
      await page.getByRole('button', { name: words.check.submit(400) }).click()
      await expect(page.getByText(adminImportRun.done.result(400, 0)).first()).toBeVisible({
        timeout: 60_000,
      })
      console.info(`400 products in ${Date.now() - begun} ms`)
      expect(await inShop()).toBe(400)
    })
    await test.step('a picture that may be read is copied, the others are listed', async () => {
      await page.getByText(adminImportRun.done.which).click()
      await expect(page.getByText(`${host}/1.png`)).toBeVisible()
      await expect(page.getByText(`${host}/2.png`)).toBeVisible()
      const [first] = await shop.rows<{ image: string }>(
        'select image_url as image from public.products where title = $1',
        [`${title}1`],
      )
      expect(first?.image).toContain('/product-images/')
      await expectReadable(page, 'the result of an import', isMobile)
    })
    await test.step('the same file again has nothing to import', async () => {
      await page.getByRole('button', { name: adminImportRun.done.another }).click()
      await choose(
        page,
        'produits.csv',
        Buffer.from(spreadsheet(400, mark).toString('latin1').replace('9O', '90'), 'latin1'),
      )
      await page.getByRole('button', { name: adminImportColumns.columns.next }).click()
      await expect(page.getByRole('button', { name: words.check.nothing })).toBeVisible({ timeout: 30_000 })
    })
    await test.step('it is taken back', async () => {
      await page.getByRole('button', { name: adminImportRun.done.undo }).click()
      await expect(page.getByText(adminImportRun.done.undone)).toBeVisible({ timeout: 60_000 })
      expect(await inShop()).toBe(0)
    })
  },
)

test(
  'a file that names the price of one size changes that one, and taking it back gives it its former price',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await shop.rows("update public.products set sizes = '{S,M}' where id = $1", [product.id])
    const prices = () =>
      shop.rows<{ size: string; price: string; cost: string | null }>(
        `select v.size, coalesce(v.price, p.price)::text as price, coalesce(v.cost, p.cost)::text as cost
         from public.product_variants v join public.products p on p.id = v.product_id where p.slug = $1 order by v.size desc`,
        [product.slug],
      )
    const before = await prices()
    await signIn(page, 'owner')
    await page.goto(adminPaths.import)
    const file = ['Address,Size,Price,Cost per item,Barcode', `${product.slug},M,75.00,20.00,6111004219870`]
    await choose(page, 'prices.csv', Buffer.from(file.join('\n')))
    await page.getByRole('button', { name: adminImportColumns.columns.next }).click()
    await page.getByRole('button', { name: words.check.submit(1) }).click({ timeout: 30_000 })
    await expect(page.getByText(adminImportRun.done.result(0, 1)).first()).toBeVisible({ timeout: 30_000 })
    const changed = await prices()
    expect(changed).toEqual([{ ...before[0] }, { size: 'M', price: '75.00', cost: '20.00' }])
    await page.getByRole('button', { name: adminImportRun.done.undo }).click()
    await expect(page.getByText(adminImportRun.done.undone)).toBeVisible({ timeout: 30_000 })
    expect(await prices()).toEqual(before)
  },
)

test(
  'many pictures go to the products and sizes that their files are named after, seen before, and are taken back',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    const [first, second] = [await shop.product(), await shop.product()]
    const sku = `P-${first.slug}`.toUpperCase()
    await shop.rows('update public.product_variants set sku = $2 where product_id = $1', [first.id, sku])
    const picturesOf = async (id: string) =>
      (
        await shop.rows<{ pictures: number; own: boolean }>(
          `select jsonb_array_length(p.images) as pictures, p.images @> jsonb_build_array(jsonb_build_object('src', v.picture)) as own
           from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1`,
          [id],
        )
      )[0]
    const before = [await picturesOf(first.id), await picturesOf(second.id)]
    await signIn(page, 'owner')
    await page.goto(adminPaths.import)
    const picture = async (name: string, background: string) => ({
      ...{ name, mimeType: 'image/png' },
      buffer: await sharp({ create: { width: 40, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    })
    // The second product has a picture of the first one's.
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await picture(`${sku}-2.png`, '#b9472f'),
        await picture(`${sku}-1.png`, '#2f6fb9'),
        await picture(`${second.slug}.png`, '#2f6fb9'),
        await picture('IMG 0001.png', '#2fb96f'),
      ])
    await expect(page.getByText(pictureWords.unplaced)).toBeVisible()
    await expect(page.getByRole('link', { name: sku })).toHaveCount(2)
    await expectReadable(page, 'pictures and their products', isMobile)
    expect(await picturesOf(first.id)).toEqual(before[0])
    await page.getByRole('button', { name: pictureWords.submit(3) }).click()
    await expect(page.getByText(pictureWords.result(3, 2))).toBeVisible({ timeout: 30_000 })
    const more = (n: number) => before[n]?.pictures ?? 0
    expect((await picturesOf(first.id))?.own).toBe(true)
    expect([await picturesOf(first.id), await picturesOf(second.id)].map((each) => each?.pictures)).toEqual([
      Math.max(more(0), 1) + 2,
      Math.max(more(1), 1) + 1,
    ])
    const taken = page.getByRole('listitem').filter({ hasText: pictureWords.label(3) })
    await taken.getByRole('button', { name: adminImportRun.done.undo }).click()
    await expect(page.getByText(adminImportRun.done.undone)).toBeVisible({ timeout: 30_000 })
    expect([await picturesOf(first.id), await picturesOf(second.id)].map((each) => each?.own)).toEqual([
      false,
      false,
    ])
  },
)

test(
  'what is exported is a file that the import finds nothing new in',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await shop.rows("update public.products set sizes = '{S,M}' where id = $1", [product.id])
    await shop.rows(
      `update public.product_variants v set price = 75, original_price = 90, cost = 20, weight_grams = 300, barcode = '6111004219870'
     from public.products p where p.id = v.product_id and p.slug = $1 and v.size = 'M'`,
      [product.slug],
    )
    await signIn(page, 'owner')
    await page.goto(`${adminPaths.products}?q=${encodeURIComponent(product.title)}`)
    await page.getByRole('button', { name: productFiles.export.title }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: productFiles.export.kinds.all.label }).click()
    const file = readFileSync(await (await download).path())
    expect(file.toString()).toContain(product.slug)
    expect(file.toString()).toContain('75.00,90.00')
    await page.goto(adminPaths.import)
    await choose(page, 'products.csv', file)
    await page.getByRole('button', { name: adminImportColumns.columns.next }).click()
    await expect(page.getByRole('button', { name: words.check.nothing })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(words.check.none)).toBeVisible()
  },
)
