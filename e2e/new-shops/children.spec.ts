import { adminPaths } from '../../src/config/admin-paths'
import { adminCollections } from '../../src/content/en/admin/catalogue/collections'
import { adminStructure } from '../../src/content/en/admin/catalogue/structure'
import { boot, sneaker } from '../fixtures/drawn-goods'
import { addProduct, expectOwnShop, type Facts, openShop } from '../fixtures/new-shop'
import { bothAtNight, expect, test } from '../fixtures/test'

const facts = {
  name: 'Puddle',
  tagline: 'Shoes for small feet',
  colors: { accent: '#d8432f', sale: '#a3214f', highlight: '#ffc83d' },
  fonts: 'playful',
  corners: 'round',
  header: 'band',
  ratio: '1:1',
  currency: 'EUR',
  delivery: { method: 'Parcel', price: '4.90' },
} satisfies Facts

const rain = { title: 'Rain boot, sun', price: '22.90', sizes: '24, 25, 26', picture: () => boot('#ffc83d') }
const goods = {
  'First steps': [
    { title: 'Sneaker, sky', price: '29.50', sizes: '18, 19, 20', picture: () => sneaker('#4ea3d8') },
  ],
  School: [
    rain,
    { title: 'Rain boot, sea', price: '22.90', sizes: '24, 25, 26', picture: () => boot('#1f7a8c') },
    { title: 'Sneaker, berry', price: '34', sizes: '28, 29, 30', picture: () => sneaker('#a3214f') },
  ],
}

test.use({ newShop: facts.name })

test(
  'a shop of children’s shoes has the two departments its owner made',
  bothAtNight,
  async ({ page, shop, browser }, info) => {
    test.slow()
    const visitor = await openShop({ page, shop, browser }, facts)
    const { form, kinds } = adminStructure
    for (const name of Object.keys(goods)) {
      await page.goto(adminPaths.structure)
      await page.getByRole('button', { name: kinds.department.add }).click()
      const dialog = page.getByRole('dialog', { name: form.addTitle.department })
      await dialog.getByLabel(form.name, { exact: true }).fill(name)
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(dialog).toBeHidden()
      // What a department shows are its collections' products.
      await page.goto(adminPaths.newCollection)
      const { fields, submit, added } = adminCollections.form
      await page.getByLabel(fields.name, { exact: true }).fill(`${name} shoes`)
      await page
        .getByRole('textbox', { name: new RegExp(`^${fields.description}`) })
        .fill('Light, and wide where toes need it.')
      await page.getByLabel(fields.department, { exact: true }).selectOption({ label: name })
      await page.getByRole('button', { name: submit }).first().click()
      await expect(page.getByText(added)).toBeVisible()
    }
    for (const [name, shoes] of Object.entries(goods))
      for (const each of shoes) await addProduct(page, `${name} shoes`, each)
    await expectOwnShop(visitor, facts, rain, info)

    for (const [name, shoes] of Object.entries(goods)) {
      await visitor.goto('/')
      await visitor.getByRole('main').getByRole('link', { name }).first().click()
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
      for (const { title } of shoes)
        await expect(visitor.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
    }
    await visitor.context().close()
  },
)
