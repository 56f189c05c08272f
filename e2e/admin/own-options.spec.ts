// A potter sells cups by capacity, glaze and handle: made in the admin, bought by one combination, seen wherever it is named.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { adminPaths } from '../../src/config/admin-paths'
import { adminProductEdit } from '../../src/content/en/admin/catalogue/product-edit'
import { productFiles } from '../../src/content/en/admin/catalogue/product-files'
import { adminProducts } from '../../src/content/en/admin/catalogue/products'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { expectConfirmation, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, labelOf, test } from '../fixtures/test'

const form = adminProducts.form
const words = adminProductEdit
const bought = 'Sand, 50 cl / Left'

test(
  'a product with three options of its own names is made, bought, mailed, printed and exported',
  both,
  async ({ page, shop }) => {
    const title = `Cup ${randomUUID().slice(0, 6)}`
    let slug = ''
    await signIn(page, 'owner')
    await test.step('the owner names three options and types what is chosen of each', async () => {
      await page.goto('/admin/products/new')
      const field = (name: string) => page.getByRole('textbox', { name }).first()
      await page.getByLabel(form.fields.title, { exact: true }).fill(title)
      await field(form.fields.description).fill('Turned by hand.')
      await page.getByLabel(form.fields.collection).selectOption({ label: 'Dresses' })
      await page.getByLabel(form.fields.price, { exact: true }).fill('60')
      await field(form.fields.imageUrl).fill('/favicon.svg')
      await field(form.fields.sizeName).fill('Capacity')
      await field(form.fields.colorName).fill('Glaze')
      await field(form.fields.thirdName).fill('Handle')
      await field('Capacity').fill('30 cl, 50 cl')
      await field('Glaze').fill('Azure, Sand')
      await field('Handle').fill('Left, Right')
      await page.getByLabel(form.fields.quantity).fill('80')
      await expect(page.getByText(form.shared(80, 8))).toBeVisible()
      await page.getByRole('button', { name: form.submit }).first().click()
      await expect(page.getByText(adminProducts.added.title)).toBeVisible()
      const [row] = await shop.rows<{ slug: string; sizes: string[] }>(
        'select slug, sizes from public.products where title = $1',
        [title],
      )
      expect(row?.sizes).toEqual(['30 cl / Left', '30 cl / Right', '50 cl / Left', '50 cl / Right'])
      slug = row?.slug ?? ''
    })

    await test.step('a shopper chooses one of each by its name, which the address keeps', async () => {
      await page.goto(`/product/${slug}`)
      for (const name of ['Capacity', 'Glaze', 'Handle'])
        await expect(page.getByRole('group', { name: new RegExp(`^${name}`) })).toBeVisible()
      await expect(page.getByRole('group', { name: new RegExp(`^${common.size}`) })).toHaveCount(0)
      for (const name of ['50 cl', 'Sand', 'Left'])
        await labelOf(page.getByRole('radio', { name, exact: true })).click()
      await expect(page).toHaveURL(`/product/${slug}?color=Sand&size=50+cl&third=Left`)
      await page.reload()
      for (const name of ['50 cl', 'Sand', 'Left'])
        await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
      const html = await (await page.request.get(page.url())).text()
      expect(html).toContain('Handle')
      await page
        .getByRole('main')
        .getByRole('button', { name: common.addToCart, exact: true })
        .first()
        .click()
      await expect(page.getByText(addToCartWords.addedToast.title)).toBeVisible()
    })

    let number = ''
    await test.step('cart, checkout and order name the combination', async () => {
      await page.goto('/cart')
      await expect(page.getByText(bought)).toBeVisible()
      await page.goto('/checkout')
      await expect(page.getByText(bought)).toBeAttached()
      await fillCheckout(page)
      await placeOrderButton(page).click()
      const id = await expectConfirmation(page)
      await expect(page.getByText(bought)).toBeVisible()
      const [order] = await shop.rows<{ order_number: string }>(
        'select order_number from public.orders where id = $1',
        [id],
      )
      number = order?.order_number ?? ''
      expect(
        await shop.rows(
          `select v.quantity from public.product_variants v join public.products p on p.id = v.product_id
           where p.slug = $1 and v.size = '50 cl / Left' and v.color = 'Sand'`,
          [slug],
        ),
      ).toEqual([{ quantity: 9 }])
    })

    await test.step('so do the mail and the papers', async () => {
      await expect
        .poll(async () => (await fetch(`${shop.url}/_outbox`)).text(), { timeout: 20_000 })
        .toContain(number)
      await page.goto('/_outbox')
      await page.getByRole('link', { name: `Your order ${number}` }).click()
      await page.waitForURL('**/_outbox/*')
      expect(await page.content()).toContain('50 cl / Left')
      await page.goto(adminPaths.print('invoice', [number]))
      await expect(page.getByRole('article').getByText(bought)).toBeVisible()
      await page.goto(adminPaths.print('packing-slip', [number]))
      await expect(page.getByRole('cell', { name: `${title} ${bought}` })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: common.size })).toHaveCount(0)
    })

    await test.step('the file of products has a column for each option and its name', async () => {
      await page.goto(`${adminPaths.products}?q=${encodeURIComponent(title)}`)
      await expect(page.getByText(title).first()).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: productFiles.export.title, exact: true }).click()
      await page.getByRole('button', { name: productFiles.export.kinds.all.label }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      const [head = '', first = ''] = file.trim().split('\r\n')
      expect(head).toContain(`,${productFiles.heads.third},`)
      expect(first).toContain(',Capacity,Glaze,Handle,')
      expect(file).toContain(',50 cl,Sand,Left,')
    })
  },
)

test(
  'a product of 250 combinations is edited by its parts, and its stock in one grid',
  atNight,
  async ({ page, shop }) => {
    const slug = `cups-${randomUUID().slice(0, 8)}`
    const sizes = Array.from({ length: 25 }, (_, at) =>
      ['Left', 'Right', 'Both', 'Top', 'None'].map((handle) => `${at + 10} cl / ${handle}`),
    ).flat()
    const [product] = await shop.rows<{ id: string }>(
      `insert into public.products (slug, title, description, price, collection_slug, sizes, colors, quantity, image_url,
       size_name, color_name, third_name)
     values ($1, 'Cups', 'Made for a test.', 20, 'dresses', $2, '{Azure,Sand}', 250, '/favicon.svg', 'Capacity', 'Glaze', 'Handle')
     returning id`,
      [slug, sizes],
    )
    await signIn(page, 'owner')
    await page.goto(`/admin/products/${product?.id}`)
    const cell = page.getByRole('textbox', { name: words.stock.cell('34 cl / None', 'Sand'), exact: true })
    await cell.scrollIntoViewIfNeeded()
    const took = await cell.evaluate(async (input: HTMLInputElement) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      input.focus()
      await painted()
      const begun = performance.now()
      document.execCommand('insertText', false, '7')
      await painted()
      return Math.round(performance.now() - begun)
    })
    console.info(`a digit among 250 cells: ${took} ms`)
    await cell.fill('7')
    await cell.blur()
    const renamed = page.getByRole('textbox', { name: words.options.name.own('Handle', 'None'), exact: true })
    await renamed.fill('Without')
    await renamed.press('Enter')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    expect(
      await shop.rows(
        `select count(*)::int as all, count(*) filter (where size like '% / Without')::int as renamed,
         max(quantity) as most from public.product_variants where product_id = $1`,
        [product?.id],
      ),
    ).toEqual([{ all: 250, renamed: 50, most: 7 }])
  },
)
