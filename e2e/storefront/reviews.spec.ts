import { productWords } from '../../src/content/en/product/product'
import { tabWords } from '../../src/content/en/product/product-more'
import { reviewLinkWords } from '../../src/content/en/product/review-link'
import { reviewWords } from '../../src/content/en/product/reviews'
import { expectAccessible } from '../fixtures/axe'
import { accounts, type TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, labelOf, test } from '../fixtures/test'
import { worn } from '../fixtures/worn-picture'

type Page = import('@playwright/test').Page
type Shop = import('../fixtures/shop').Shop

const { editor, form } = reviewWords
const open = (page: Page, product: Pick<TestProduct, 'slug'>) => page.goto(`/product/${product.slug}#reviews`)
const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('region', { name: reviewWords.list }).getByRole('listitem')
const headline = (page: Page) => main(page).getByRole('textbox', { name: form.headline })
const text = (page: Page) => main(page).getByRole('textbox', { name: form.body })

/** Marks this product as delivered to the sample shopper. */
async function deliver(shop: Shop, product: TestProduct) {
  await shop.rows(
    `with placed as (
       insert into public.orders (user_id, customer_name, customer_email, customer_phone, shipping_address,
         payment_method, order_status, subtotal, shipping_cost, total_amount)
       select u.id, 'Salma Benjelloun', u.email, '1', '{}', 'card', 'delivered', $2, 0, $2
       from auth.users u where u.email = $3 returning id)
     insert into public.order_items (order_id, product_id, product_name, product_slug, product_image, size, color, price, quantity)
     select id, $1, $4, $5, '/favicon.svg', 'M', 'Pink', $2, 1 from placed`,
    [product.id, product.price, accounts.shopper.email, product.title, product.slug],
  )
}

/** Adds reviews with these stars, the last one newest. */
async function addReviews(shop: Shop, product: TestProduct, ratings: number[]) {
  await shop.rows(
    `insert into public.reviews (product_id, author_name, rating, title, created_at)
     select $1, 'Nora A.', r.rating, 'Number ' || r.n, now() - (1000 - r.n) * interval '1 hour'
     from unnest($2::int[]) with ordinality as r (rating, n)`,
    [product.id, ratings],
  )
}

test(
  'a shopper reviews a delivered product, sees the review first and the count updated; all of it is accessible',
  both,
  async ({ page, shop }) => {
    const product = await shop.product()
    await deliver(shop, product)
    await addReviews(shop, product, [5, 5, 2])
    await signIn(page, 'shopper')
    await open(page, product)
    await expect(page.getByRole('tab', { name: tabWords.reviews(3) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await main(page)
      .getByRole('button', { name: reviewWords.bar(2, 1) })
      .click()
    await expect(list(page)).toHaveCount(1)
    await expectAccessible(page, 'reviews', '[role=tabpanel]')
    await main(page).getByRole('button', { name: editor.write }).click()
    await main(page).getByRole('button', { name: form.submit }).click()
    await expect(page.getByText(reviewWords.problems.rating)).toBeVisible()
    await expectAccessible(page, 'writing a review', '[role=tabpanel]')
    await labelOf(page.getByRole('radio', { name: `${form.stars(4)}, ${form.verdicts[3]}` })).click()
    await headline(page).fill('Good for a long day')
    await text(page).fill('I took M as always.\n\n<b>No</b> creases & no complaints.')
    await main(page).locator('input[type=file]').setInputFiles(worn)
    await expect(main(page).getByRole('img', { name: reviewLinkWords.pictures.alt(1) })).toBeVisible()
    await main(page).getByRole('button', { name: form.submit }).click()

    await expect(page.getByText(form.done)).toBeFocused()
    const own = main(page).getByRole('region', { name: editor.own })
    await expect(own).toContainText('Good for a long day')
    await expect(own).toContainText('<b>No</b> creases & no complaints.')
    await expect(own).toContainText(reviewWords.verified)
    await expect(own).toContainText('Salma B.')
    await expect(page.getByRole('tab', { name: tabWords.reviews(4) })).toBeVisible()
    await expect(main(page).getByRole('link', { name: productWords.rating(4, 4) })).toBeAttached()
    await expect(main(page).getByText(reviewWords.from(4))).toBeVisible()

    // The picture waits until the owner has looked.
    expect(
      await shop.rows(
        `select p.state from private.review_pictures p join public.reviews r on r.id = p.review_id
         join storage.objects o on o.bucket_id = 'review-pictures' and o.name = p.id::text where r.product_id = $1`,
        [product.id],
      ),
    ).toEqual([{ state: 'waiting' }])

    // Other visitors see it as the newest of the list.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(list(page)).toHaveCount(4)
    await expect(list(page).first()).toContainText('Good for a long day')
    await expect(list(page).first()).toContainText(reviewWords.verified)
    expect(
      await shop.rows(
        'select rating::float as rating, review_count as n from public.products where id = $1',
        [product.id],
      ),
    ).toEqual([{ rating: 4, n: 4 }])
  },
)

test('a review can be written, corrected and changed by keyboard', atNight, async ({ page, shop }) => {
  const product = await shop.product()
  await deliver(shop, product)
  await signIn(page, 'shopper')
  await open(page, product)
  await main(page).getByRole('button', { name: editor.write }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: form.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^1 star,/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(headline(page)).toBeFocused()
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  // A missing rating is reported next to the stars, which get the focus.
  await expect(page.getByText(reviewWords.problems.rating)).toBeVisible()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(form.done)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: editor.edit })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(form.saved)).toBeFocused()
  await expect(page.getByRole('tab', { name: tabWords.reviews(1) })).toBeVisible()
  expect(
    await shop.rows('select rating, title from public.reviews where product_id = $1', [product.id]),
  ).toEqual([{ rating: 4, title: 'Typed' }])
})

test('a hidden review disappears for others, and its author sees why', atNight, async ({ page, shop }) => {
  const product = await shop.product()
  await shop.rows(
    `with written as (
       insert into public.reviews (product_id, author_name, rating, title, status)
       values ($1, 'Salma B.', 1, 'Rude words', 'hidden') returning id)
     insert into private.review_authors (review_id, user_id, product_id)
     select w.id, u.id, $1 from written w, auth.users u where u.email = $2`,
    [product.id, accounts.shopper.email],
  )
  await signIn(page, 'shopper')
  await open(page, product)
  await expect(main(page).getByRole('region', { name: editor.own })).toContainText(editor.hidden)
  await expect(page.getByRole('tab', { name: tabWords.reviews(0) })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(main(page).getByRole('heading', { name: reviewWords.empty.title })).toBeVisible()
  await expect(main(page).getByText('Rude words')).toBeHidden()
})
