import { adminPaths } from '../../src/config/admin-paths'
import { storeEditor } from '../../src/content/en/admin/store/editor'
import { words as hero } from '../../src/content/en/admin/store/sections/hero'
import { shirt } from '../fixtures/drawn-goods'
import { addProduct, expectOwnShop, type Facts, openShop } from '../fixtures/new-shop'
import { bothAtNight, expect, test } from '../fixtures/test'

const facts = {
  name: 'Maison Anfa',
  tagline: 'Linen for every day',
  colors: { accent: '#22313f', sale: '#a3402f', highlight: '#c9b18a' },
  fonts: 'clear',
  corners: 'soft',
  header: 'start',
  ratio: '4:5',
  currency: 'USD',
  delivery: { method: 'Courier', price: '30' },
} satisfies Facts

const white = { title: 'Linen shirt, white', price: '420', sizes: 'S, M, L', picture: () => shirt('#fbfaf6') }
const goods = [
  white,
  { title: 'Linen shirt, sand', price: '420', sizes: 'S, M, L', picture: () => shirt('#d8c7a6') },
  { title: 'Linen shirt, ink', price: '450', sizes: 'S, M, L', picture: () => shirt('#22313f') },
]

test.use({ newShop: facts.name })

test(
  'a boutique says on its first page what its owner wrote',
  bothAtNight,
  async ({ page, shop, browser, isMobile }, info) => {
    test.slow()
    const visitor = await openShop({ page, shop, browser }, facts)
    for (const each of goods) await addProduct(page, 'Shirts', each)
    await expectOwnShop(visitor, facts, white, info)

    const heading = 'Cut in Casablanca'
    await page.goto(adminPaths.store)
    await page
      .getByRole('list', { name: storeEditor.sections.list })
      .getByRole('button', { name: hero.name, exact: true })
      .click()
    await page.getByRole('textbox', { name: new RegExp(`^${hero.fields.title.name} ?\\d`) }).fill(heading)
    await expect(page.getByText(/, saved \d/)).toBeAttached()
    if (isMobile) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: storeEditor.actions.publish, exact: true }).click()
    await expect(page.getByText(storeEditor.published, { exact: true }).last()).toBeVisible()
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await visitor.context().close()
  },
)
