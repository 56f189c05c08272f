// Help and document pages: an answer found, a message that the owner reads, and consent.
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { admin } from '../../src/content/en/admin/admin'
import { adminMessages } from '../../src/content/en/admin/messages'
import { consentWords } from '../../src/content/en/layout/consent'
import { footer } from '../../src/content/en/layout/footer'
import { contact } from '../../src/content/en/pages/contact'
import { helpWords } from '../../src/content/en/pages/help'
import { questionWords } from '../../src/content/en/pages/questions'
import { common } from '../../src/content/en/shared/common'
import { faqQuestions, sampleWords } from '../../tests/support/sample-words'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { samplePaths } from '../fixtures/sample'
import { accounts } from '../fixtures/shop'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const cancel = faqQuestions.find(({ anchor }) => anchor === 'cancel-order')
const question = cancel?.question ?? ''

test('a shopper finds an answer in help, writes a message, and the owner reads it', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: sampleWords.help })
  await expect(heading).toBeVisible()
  await page.getByRole('textbox', { name: helpWords.search }).fill('cancle my order')
  const results = page.getByRole('region', { name: /^Answers/ })
  await results.getByRole('link', { name: question }).first().click()
  await expect(page).toHaveURL(new RegExp(`${samplePaths.faq}#cancel-order$`))
  const asked = page.getByRole('button', { name: question })
  await expect(asked).toBeFocused()
  await expect(asked).toBeInViewport()
  await expect(asked).toHaveAttribute('aria-expanded', 'true')
  await page.reload()
  await expect(asked).toBeFocused()
  await expect(asked).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: 'Contact us' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: sampleWords.contact })).toBeVisible()
  const form = page.getByRole('form', { name: contact.form })
  const name = 'Nora Desk'
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(form.getByLabel(contact.fields.name)).toBeFocused()
  await form.getByLabel(contact.fields.name).fill(name)
  await form.getByLabel(contact.fields.email).fill('nora@example.com')
  await form.getByLabel(contact.fields.subject).fill('Please cancel')
  await form.getByLabel(contact.fields.body).fill('مرحبا 🧵\n<b>ZL-7K3M9QX2WD4R</b>')
  await form.getByRole('button', { name: contact.submit }).click()
  await expect(page.getByRole('heading', { level: 2, name: contact.sent.title })).toBeFocused()

  await page.goto(adminPaths.messages)
  await page.getByLabel('Email').fill(accounts.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(accounts.owner.password)
  await page.getByRole('button', { name: admin.signIn.submit }).click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  const message = page.getByRole('complementary', { name: adminMessages.one.contact })
  await expect(message.getByText('<b>ZL-7K3M9QX2WD4R</b>')).toBeVisible()
  await expectAccessible(page, 'a message')
  await message.getByRole('button', { name: adminMessages.done }).click()
  await expect(message.getByRole('button', { name: adminMessages.reopen })).toBeVisible()
  await message.getByRole('link', { name: adminMessages.close }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeHidden()
  await page.getByRole('link', { name: adminMessages.subscribers }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: adminMessages.subscribers })).toBeVisible()
  await expectAccessible(page, 'subscribers')
})

test('how the shop is reached is what its owner says, on every page', bothAtNight, async ({ page, shop }) => {
  const social = page.getByRole('contentinfo').getByRole('list', { name: footer.social })
  const call = page.getByRole('main').locator('a[href^="tel:"]')
  const form = page.getByRole('form', { name: contact.form })
  try {
    await page.goto(samplePaths.help)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(social).toHaveCount(0)
    await page.getByRole('link', { name: 'Ask us to call you' }).click()
    await expect(form.getByLabel(contact.fields.subject)).toHaveValue(contact.about.call ?? '')
    await expect(call).toHaveCount(0)

    await shop.rows(
      "update public.shop_settings set support_phone = '+212 522 12 34 56', instagram_url = 'https://instagram.com/zellige'",
    )
    await page.goto(paths.contact)
    await expect(call).toHaveAttribute('href', 'tel:+212522123456')
    await expect(social.getByRole('link')).toHaveAttribute('href', 'https://instagram.com/zellige')
  } finally {
    await shop.rows('update public.shop_settings set support_phone = null, instagram_url = null')
  }
})

test.describe('recently viewed products and searches', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(
    'consent is asked for when there is something to store, and can be refused and given',
    both,
    async ({ page, shop }) => {
      const product = await shop.product()
      const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted())
      const words = consentWords.notice
      const notice = page.getByRole('region', { name: words.title })
      await page.goto(paths.product(product.slug))
      // It comes with the next page, above it.
      await page.waitForLoadState('networkidle')
      await expect(notice).toBeHidden()
      await page.getByRole('main').getByRole('link', { name: common.home }).click()
      await expect(notice).toBeVisible()
      expect(await keys()).toEqual([])
      const [bar, main] = await Promise.all([notice.boundingBox(), page.getByRole('main').boundingBox()])
      expect(main?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      await expectAccessible(page, 'the notice', 'section[aria-labelledby="consent"]')
      await page.evaluate(() => localStorage.removeItem('theme'))
      await notice.getByRole('button', { name: words.no }).click()
      await expect(notice).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await keys()).toEqual(['consent'])

      await page.goto(paths.cookies)
      const toggle = page.getByRole('switch', { name: consentWords.panel.label })
      await toggle.click()
      await expect(toggle).toBeChecked()
      await page.goto(paths.product(product.slug))
      await expect.poll(keys).toEqual(['consent', 'recently-viewed'])
    },
  )
})

test(
  'pages of help are accessible, fit the screen, and have a heading and a title of their own',
  bothAtNight,
  async ({ page }) => {
    test.setTimeout(180_000)
    const titles = new Set<string>()
    const pages = [
      samplePaths.help,
      paths.contact,
      samplePaths.about,
      samplePaths.sell,
      paths.shipping,
      paths.sizeGuide,
      paths.cookies,
      paths.returns,
      paths.terms,
      paths.privacy,
      paths.adChoices,
    ]
    const all = [`${samplePaths.faq}#cancel-order`, ...sampleOf(pages, 1)]
    for (const path of all) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const [, anchor] = path.split('#')
      if (anchor) await expect(page.locator(`#${anchor}`)).toBeInViewport()
      titles.add(await page.title())
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
      await expectAccessible(page, path, 'main')
    }
    expect(titles.size).toBe(all.length)
    await page.emulateMedia({ media: 'print' })
    await page.goto(samplePaths.faq)
    await expect(page.getByText(faqQuestions[0]?.answer.split('\n')[0] ?? '')).toBeVisible()
    await expect(page.getByRole('button', { name: questionWords.openAll })).toBeHidden()
  },
)
