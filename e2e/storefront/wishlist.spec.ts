import { randomUUID } from 'node:crypto'
import { account } from '../../src/content/en/account/account'
import { wishlistWords as words } from '../../src/content/en/account/wishlist'
import { productWords } from '../../src/content/en/product/product'
import { expect, test } from '../fixtures/test'

test('a guest’s wishlist moves into the account and leaves the browser', async ({ page, shop }) => {
  const product = await shop.product()
  const other = await shop.product()
  const remembered = () => page.evaluate(() => localStorage.getItem('wishlist') ?? '[]')
  const wish = (title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true })

  await page.goto(`/product/${product.slug}`)
  await page.getByRole('main').getByRole('button', { name: productWords.wishlist.add, exact: true }).click()
  expect(await remembered()).toBe(JSON.stringify([product.slug]))

  await page.goto('/login?mode=sign-up&next=/profile')
  const form = account.signIn
  await page.getByRole('textbox', { name: form.fullName }).fill('Nora Alami')
  const email = `member-${randomUUID().slice(0, 8)}@example.com`
  await page.getByRole('textbox', { name: form.email, exact: true }).fill(email)
  await page.getByLabel(form.password, { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  const { stats } = account.profile
  await page
    .getByRole('list', { name: stats.label })
    .getByRole('link', { name: `1 ${stats.wishlist}` })
    .click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(page.getByText(words.memberText)).toBeVisible()
  await expect(wish(product.title)).toBeVisible()
  await expect.poll(remembered).toBe('[]')
  const inAccount = async () => {
    const rows = await shop.rows<{ slug: string }>(
      `select p.slug from public.wishlist_items w join auth.users u on u.id = w.user_id
       join public.products p on p.id = w.product_id where u.email = $1 order by w.added_at`,
      [email],
    )
    return rows.map(({ slug }) => slug)
  }
  expect(await inAccount()).toEqual([product.slug])

  await page.reload()
  await expect(wish(product.title)).toBeVisible()

  const merged = page.waitForResponse(/change_wishlist/)
  await page.goto(`/product/${other.slug}`)
  await merged
  await page.getByRole('main').getByRole('button', { name: productWords.wishlist.add, exact: true }).click()
  await expect.poll(inAccount).toEqual([product.slug, other.slug])
  await page.goto('/wishlist')
  await expect(wish(other.title)).toBeVisible()
  await page.getByRole('button', { name: words.remove(product.title) }).click()
  await expect(wish(product.title)).toBeHidden()
  await expect.poll(inAccount).toEqual([other.slug])

  await page.goto('/profile')
  await page.getByRole('button', { name: account.profile.logout }).click()
  await expect(page.getByText(account.profile.loggedOut)).toBeVisible()
  expect(await remembered()).toBe('[]')
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: words.empty.title })).toBeVisible()
})
