// An owner translates the shop's texts, one by one and by a file, and shoppers read them.
import { readFileSync } from 'node:fs'
import { adminPaths } from '../../src/config/admin-paths'
import { languageName } from '../../src/content/en/admin/store/languages'
import { storeRooms } from '../../src/content/en/admin/store/rooms'
import { adminTranslations as words } from '../../src/content/en/admin/store/translations'
import { expectReadable } from '../fixtures/reading'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

test(
  'an owner translates a product into French, and into Arabic by a file; shoppers read both',
  both,
  async ({ page, shop, isMobile }) => {
    const product = await shop.product({ price: 60 })
    const [row] = await shop.rows<{ id: string }>(`select id from public.products where slug = $1`, [
      product.slug,
    ])
    await signIn(page, 'owner')
    await page.goto(`/admin/products/${row?.id}`)
    await page.getByRole('link', { name: storeRooms.translate, exact: true }).click()
    const inFrench = (field: keyof typeof words.fields) =>
      page.getByRole('textbox', { name: words.fieldIn(words.fields[field], languageName('fr')) })
    await inFrench('title').fill('Robe longue fleurie')
    await expectReadable(page, 'a product’s translations', isMobile)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved(1))).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.file.export }).click()
    const file = await (await download).path()
    const lines = readFileSync(file, 'utf8').split('\r\n')
    const own = lines.find((line) => line.includes(`${row?.id},title`)) ?? ''
    expect(own).toContain('Robe longue fleurie')
    const translated = [lines[0], own.replace(/,$/, ',فستان طويل مزهر')].join('\r\n')
    await page.getByRole('button', { name: words.file.import }).click()
    await page
      .getByRole('alertdialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(translated) })
    await expect(page.getByText(words.file.ready(1))).toBeVisible()
    await page.getByRole('button', { name: words.file.write }).click()
    await expect(page.getByText(words.saved(1))).toBeVisible()

    for (const [code, title] of [
      ['fr', 'Robe longue fleurie'],
      ['ar', 'فستان طويل مزهر'],
    ] as const) {
      await page.goto(`/${code}/product/${product.slug}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
  },
)

test(
  'the work list is readable with what is missing, and with words within pages',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    await shop.product()
    await signIn(page, 'owner')
    for (const query of ['?missing=1', '?kind=sections&language=ar', '?kind=option&language=ar']) {
      await page.goto(`${adminPaths.translations}${query}`)
      await expect(page.getByRole('region', { name: words.list }).getByRole('listitem').first()).toBeVisible()
      await expectReadable(page, `translations${query}`, isMobile)
    }
  },
)
