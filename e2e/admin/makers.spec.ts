import { adminMakers as words } from '../../src/content/en/admin/catalogue/makers'
import { safetyWords } from '../../src/content/en/product/safety'
import { expectAccessible } from '../fixtures/axe'
import { signIn } from '../fixtures/sign-in'
import { bothAtNight, expect, test } from '../fixtures/test'

test.afterEach(({ shop }) => shop.rows('delete from public.makers').then(() => undefined))

test(
  'an owner writes down who makes the goods, and a product’s page says so',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await signIn(page, 'owner')
    await page.goto('/admin/settings')
    await page.getByRole('link', { name: words.link }).click()
    await page.getByRole('button', { name: words.add }).click()
    const form = page.getByRole('alertdialog')
    await form.getByRole('button', { name: words.form.save }).click()
    await expect(form.getByText(words.form.problems.required)).toHaveCount(3)
    await form.getByLabel(words.form.fields.name, { exact: true }).fill('Atelier Safi')
    await form.getByLabel(words.form.fields.address, { exact: true }).fill('12 Rue des Potiers\n46000 Safi')
    await form.getByLabel(words.form.fields.contact, { exact: true }).fill('hello@safi.example')
    await form.getByLabel(words.form.fields.warnings).fill('Keep away from fire.')
    await expectAccessible(page, 'the maker’s form')
    await form.getByRole('button', { name: words.form.save }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Atelier Safi' })).toContainText(words.ofAll)

    await page.goto(`/product/${product.slug}`)
    const safety = page.getByRole('region', { name: safetyWords.title })
    await safety.scrollIntoViewIfNeeded()
    await expect(safety).toContainText('Keep away from fire.')
    await expect(safety.getByRole('link', { name: 'hello@safi.example' })).toHaveAttribute(
      'href',
      'mailto:hello@safi.example',
    )
    await expectAccessible(page, 'the product’s page')
  },
)
