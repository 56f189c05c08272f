import { quantityWords } from '../../src/content/en/cart/quantity-stepper'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { tabWords } from '../../src/content/en/product/product-more'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { sizeGuideWords } from '../../src/content/en/product/size-guide'
import { zoomWords } from '../../src/content/en/product/zoom'
import { common } from '../../src/content/en/shared/common'
import { lineWords } from '../../src/content/en/shared/line-words'
import { sampleMethods } from '../fixtures/sample'
import type { TestProduct } from '../fixtures/shop'
import {
  atNight,
  both,
  bothAtNight,
  expect,
  hydrated,
  labelOf,
  phoneOnly,
  test,
  translatedAtNight,
} from '../fixtures/test'

type Page = import('@playwright/test').Page
type Shop = import('../fixtures/shop').Shop

const dress = '/product/boho-floral-print-maxi-dress'
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first()
const cartOf = (page: Page): Promise<{ slug: string; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))

async function makeDeal(shop: Shop, product: TestProduct, price: number, seconds: number) {
  await shop.rows(
    `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
     values ($1, 'flash', $2, 10, now() - interval '1 hour', now() + $3 * interval '1 second')`,
    [product.id, price, seconds],
  )
}

test(
  'a product starts with M, pink and quantity 1, and another colour shows its picture',
  translatedAtNight,
  async ({ page }) => {
    await page.goto(dress)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Pink' })).toBeChecked()
    await expect(page.getByRole('group', { name: quantityWords.stepper.group })).toContainText('1')
    const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('img').first()
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).toContain('pink-front')
    await labelOf(page.getByRole('radio', { name: 'Black' })).click()
    await expect.poll(source).toContain('black-front')
    await expect(page.getByRole('group', { name: /^Color/ })).toContainText('Black')
  },
)

test('low stock is shown and limits the quantity', translatedAtNight, async ({ page, shop }) => {
  const product = await shop.product({ stock: 3 })
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByText('Only 3 left in stock!')).toBeVisible()
  const more = page.getByRole('button', { name: quantityWords.stepper.more })
  await expect(page.getByRole('button', { name: quantityWords.stepper.less })).toBeDisabled()
  await more.click()
  await more.click()
  await expect(more).toBeDisabled()
  await addButton(page).click()
  await expect(page.getByText(productWords.allInCart(3))).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
  expect(await cartOf(page)).toMatchObject([{ slug: product.slug, quantity: 3 }])
})

test(
  'a double click adds one item at once, says so for a second, and then that it is done',
  both,
  async ({ page, shop }) => {
    const product = await shop.product()
    await page.goto(`/product/${product.slug}`)
    // Observed inside the page: on a slow machine a step takes longer than the second.
    const cartMeanwhile = page.waitForFunction(
      (words) => document.body.textContent.includes(words) && (localStorage.getItem('cart') ?? '[]'),
      'ADDING TO CART...',
    )
    await addButton(page).dblclick()
    expect(JSON.parse(String(await (await cartMeanwhile).jsonValue()))).toMatchObject([
      { slug: product.slug, quantity: 1 },
    ])
    await expect(page.getByText('Added to cart!')).toBeVisible()
    await expect(page.getByText(`${product.title} has been added to your cart.`)).toBeVisible()
    await expect(addButton(page)).toBeVisible()
    expect(await cartOf(page)).toMatchObject([{ slug: product.slug, quantity: 1 }])
  },
)

test(
  'tabs work by keyboard, and the open one is in the URL and survives a reload',
  atNight,
  async ({ page }) => {
    await page.goto(dress)
    const description = page.getByRole('tab', { name: tabWords.description })
    await expect(description).toHaveAttribute('aria-selected', 'true')
    await hydrated(page)
    await description.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const shipping = page.getByRole('tab', { name: tabWords.shipping })
    await expect(shipping).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText(sampleMethods[2].name)
    await expect(page).toHaveURL(/#shipping$/)
    await page.reload()
    await expect(shipping).toHaveAttribute('aria-selected', 'true')
  },
)

test('a deal shows its price and countdown, and ends on its own', async ({ page, shop }) => {
  const product = await shop.product({ price: 20 })
  await makeDeal(shop, product, 12.5, 59)
  await page.clock.install()
  await page.goto(`/product/${product.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText('$12.50').first()).toBeVisible()
  await expect(main.getByText(productWords.youSave('$7.50'))).toBeVisible()
  const clock = main.getByRole('timer').first()
  await expect(clock).toHaveAccessibleName(/^0 hours 0 minutes \d+ seconds? left$/)
  const first = await clock.getAttribute('aria-label')
  await expect(clock).not.toHaveAccessibleName(first ?? '')
  await shop.rows('update public.deals set ends_at = now() where product_id = $1', [product.id])
  await page.clock.fastForward(60_000)
  await expect(main.getByText('$20.00').first()).toBeVisible()
  await expect(main.getByText('$12.50')).toHaveCount(0)
  await expect(main.getByText(productWords.dealPrice.flash)).toBeHidden()
})

test('a phone shows a sticky buy bar while the buttons are out of view', phoneOnly, async ({ page }) => {
  await page.goto(dress)
  const bar = page.getByRole('region', { name: productWords.buyBar })
  const buyNow = page.getByRole('button', { name: productWords.buyNow })
  await buyNow.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.getByRole('tab', { name: tabWords.shipping }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(bar).toContainText(lineWords.variant('M', 'Pink'))
  await bar.getByRole('button', { name: common.addToCart }).tap()
  await expect(bar.getByRole('button', { name: productWords.addingToCart })).toBeVisible()
  await expect(page.getByText(addToCartWords.addedToast.title)).toBeVisible()
  expect(await cartOf(page)).toHaveLength(1)
})

test(
  'the pictures move by wheel, touch and keys; the size guide suggests a size',
  bothAtNight,
  async ({ page, context, isMobile }) => {
    await page.goto(dress)
    await page.getByRole('button', { name: galleryWords.zoom, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const frame = dialog.getByRole('button', {
      name: new RegExp(`^(${zoomWords.closer}|${zoomWords.whole}): `),
    })
    await expect(frame).toHaveAttribute('aria-pressed', 'false')
    const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [midX, midY] = [Math.round(x + width / 2), Math.round(y + height / 2)]
    if (isMobile) {
      const client = await context.newCDPSession(page)
      /** Moves touch points in five steps. */
      const fingers = async (from: [number, number][], to: [number, number][]) => {
        const at = (step: number) =>
          from.map(([fx, fy], id) => {
            const [tx, ty] = to[id] ?? [fx, fy]
            return { x: fx + ((tx - fx) * step) / 5, y: fy + ((ty - fy) * step) / 5, id }
          })
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
        for (let step = 1; step <= 5; step += 1)
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await fingers([[midX + 100, midY]], [[midX - 100, midY]])
      await expect(dialog).toContainText(galleryWords.count(2, 4))
      await fingers(
        [
          [midX - 30, midY - 30],
          [midX + 30, midY + 30],
        ],
        [
          [midX - 120, midY - 120],
          [midX + 120, midY + 120],
        ],
      )
      await expect(frame).toHaveAttribute('aria-pressed', 'true')
      await frame.tap()
      await expect(frame).toHaveAttribute('aria-pressed', 'false')
      await frame.tap()
    } else {
      await page.mouse.move(midX + 100, midY)
      await page.mouse.wheel(0, -600)
      await expect(frame).toHaveAttribute('aria-pressed', 'true')
      await page.mouse.wheel(0, 3000)
      await expect(frame).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('ArrowRight')
      await expect(dialog).toContainText(galleryWords.count(2, 4))
      await frame.click()
    }
    await expect(frame).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: galleryWords.thumbnail(2) })).toHaveAttribute(
      'aria-current',
      'true',
    )

    await page.getByRole('button', { name: productWords.sizeGuide }).click()
    await dialog.getByRole('radio', { name: 'L', exact: true }).check()
    await expect(dialog.getByText(sizeGuideWords.remembered('L'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: `L, ${productWords.yourSize}` })).toBeChecked()
  },
)
