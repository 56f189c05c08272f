import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/config/admin-paths'
import { adminReviews } from '../../src/content/en/admin/catalogue/reviews'
import { adminOrigins } from '../../src/content/en/admin/origins'
import { adminReceivers } from '../../src/content/en/admin/receivers'
import { reminderWords } from '../../src/content/en/cart/checkout-reminder'
import { consentWords } from '../../src/content/en/layout/consent'
import { reviewLinkWords } from '../../src/content/en/product/review-link'
import { reviewWords } from '../../src/content/en/product/reviews'
import { errors } from '../../src/content/en/shared/errors'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton, type Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'
import { worn } from '../fixtures/worn-picture'

/** The secret of the one mail of this kind that waits for an address. */
async function secretOf(shop: Shop, template: string, email: string): Promise<string> {
  const [mail] = await shop.rows<{ token: string }>(
    `select payload ->> 'token' as token from private.email_outbox
     where template = $1 and recipient = $2 and payload ? 'token' order by id desc limit 1`,
    [template, email],
  )
  if (!mail) throw new Error(`No ${template} to ${email}`)
  return mail.token
}

/** What the page asks of other hosts than the shop's, as it happens. */
function foreignRequests(page: Page, shopUrl: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shopUrl) && /^http/.test(request.url())) foreign.push(request.url())
  })
  return foreign
}

test(
  'a guest rates with one tap from the mail, adds a picture, and everybody sees it once the owner has looked',
  both,
  async ({ page, shop, expected }) => {
    const product = await shop.product()
    const email = `rates-${crypto.randomUUID().slice(0, 8)}@example.com`
    await fillCart(page, { product })
    await page.goto('/checkout')
    await fillCheckout(page, { email })
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)
    await shop.rows("update private.review_settings set asks = true, asks_since = now() - interval '30 days'")
    await shop.rows("update public.orders set order_status = 'delivered' where id = $1", [id])
    await shop.rows(
      "update public.order_events set at = now() - interval '8 days' where order_id = $1 and status = 'delivered'",
      [id],
    )
    await shop.rows('insert into private.confirmed_emails (email) values ($1)', [email])
    await shop.rows('insert into private.opened_orders (order_id) values ($1)', [id])
    await shop.rows('select private.ask_for_reviews()')
    // The mail leaves at once, and takes the secret with it.
    const [token] = [await secretOf(shop, 'review-request', email).catch(() => null)]
    const secret = token ?? crypto.randomUUID().replaceAll('-', '').repeat(2)
    if (token === null)
      await shop.rows(
        "insert into private.review_links (token_hash, order_id, expires_at) values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 day')",
        [secret, id],
      )

    await page.goto(`/review/write#${secret}.5.${product.slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: reviewLinkWords.title })).toBeVisible()
    await expect(main.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
    await main.getByLabel(reviewWords.form.body).fill('It fits like a glove.')
    await main.locator('input[type=file]').setInputFiles(worn)
    await expect(main.getByRole('img', { name: reviewLinkWords.pictures.alt(1) })).toBeVisible()
    await expectAccessible(page, 'review link')
    // What cannot be sent stays typed, and the words that say so take the focus.
    expected.complaint(/review/)
    await page.route(/rpc\/.*review/, (route) => route.abort())
    await main.getByRole('button', { name: reviewWords.form.submit }).click()
    await expect(main.getByRole('alert').filter({ hasText: errors.offline.text })).toBeFocused()
    await page.unroute(/rpc\/.*review/)
    await expect(main.getByLabel(reviewWords.form.body)).toHaveValue('It fits like a glove.')
    await main.getByRole('button', { name: reviewWords.form.submit }).click()
    await expect(main.getByText(reviewWords.form.done)).toBeVisible()

    await page.goto(`/product/${product.slug}#reviews`)
    const review = main.getByRole('listitem').filter({ hasText: 'It fits like a glove.' })
    await expect(review.getByText(reviewWords.verified)).toBeVisible()
    await expect(review.getByRole('img', { name: reviewWords.picture(1) })).toHaveCount(0)
    await expect(main.getByText(reviewWords.checks(true, 'at-once'))).toBeVisible()

    await signIn(page, 'owner')
    await page.goto(adminPaths.reviews)
    const row = page.getByRole('listitem').filter({ hasText: 'It fits like a glove.' })
    await expect(row.getByRole('img', { name: adminReviews.pictures.alt(1) })).toBeVisible()
    await row.getByRole('button', { name: adminReviews.fineOf(product.title) }).click()
    await expect(page.getByText(adminReviews.checked)).toBeVisible()
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())

    await page.goto(`/product/${product.slug}#reviews`)
    await expect(review.getByRole('img', { name: reviewWords.picture(1) })).toBeVisible()
    await review.getByRole('button', { name: reviewWords.picture(1) }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: reviewWords.picture(1) })).toBeVisible()
    await page.keyboard.press('Escape')
    await review.getByRole('button', { name: reviewWords.report.action }).click()
    await page.getByRole('dialog').getByRole('button', { name: reviewWords.report.submit }).click()
    await expect(review.getByText(reviewWords.report.done)).toBeVisible()
    const [reports] = await shop.rows<{ n: number }>('select count(*)::int as n from private.review_reports')
    expect(reports?.n).toBe(1)
  },
)

test(
  'where a customer came from goes with the order, once they agreed, and to nobody else',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product()
    const foreign = foreignRequests(page, shop.url)
    // A yes from before the question named it counts for nothing.
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.removeItem('consent'))
    // Off, the page has nothing of it.
    await page.goto('/?utm_source=instagram')
    expect(await page.locator('script[data-origins]').count()).toBe(0)
    await shop.rows('update private.origin_settings set since = now()')
    // The server keeps its settings for some seconds.
    await expect(async () => {
      await page.goto(`/product/${product.slug}?utm_source=instagram&utm_campaign=Autumn`)
      expect(await page.locator('script[data-origins]').count()).toBe(1)
    }).toPass()
    expect(await page.evaluate(() => localStorage.getItem('origin'))).toBeNull()
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByText(consentWords.notice.textWithOrigin)).toBeVisible()
    await page.getByRole('button', { name: consentWords.notice.yes }).click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('origin')))
      .toContain('"source":"instagram"')
    await page.evaluate((item) => localStorage.setItem('cart', JSON.stringify([item])), {
      ...{ productId: product.id, slug: product.slug, title: product.title, image: '/favicon.svg' },
      ...{ price: 2000, size: 'M', color: 'Pink', quantity: 1 },
    })
    await page.goto('/checkout')
    await fillCheckout(page)
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)
    await expect
      .poll(() =>
        shop.rows('select last_source, last_campaign from private.order_origins where order_id = $1', [id]),
      )
      .toEqual([{ last_source: 'instagram', last_campaign: 'autumn' }])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('origin'))).toBeNull()
    expect(foreign).toEqual([])

    await signIn(page, 'owner')
    await page.goto('/admin/analytics')
    const panel = page.getByRole('region', { name: adminOrigins.title })
    await expect(panel.getByRole('listitem').filter({ hasText: 'instagram' })).toBeVisible()
    await expectAccessible(page, 'origins')
    await shop.rows('update private.origin_settings set since = null')
  },
)

test(
  'a service is told of a delivered order whose customer agreed to that, and of no other',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product()
    const foreign = foreignRequests(page, shop.url)
    await signIn(page, 'owner')
    await page.goto('/admin/analytics')
    const panel = page.getByRole('region', { name: adminReceivers.title })
    const form = panel.getByRole('form', { name: adminReceivers.names.meta })
    await form.getByLabel(adminReceivers.isOn).check()
    await form.getByRole('button', { name: adminReceivers.saveOf(adminReceivers.names.meta) }).click()
    await expect(form.getByText(adminReceivers.wrongAccount.meta)).toBeVisible()
    await form.getByLabel(adminReceivers.account.meta).fill('1234567890')
    await form.getByRole('button', { name: adminReceivers.saveOf(adminReceivers.names.meta) }).click()
    await expect(page.getByText(adminReceivers.saved, { exact: true })).toBeVisible()
    await expectAccessible(page, 'services')
    await page.context().clearCookies()
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.clear())

    const order = async () => {
      await page.evaluate((item) => localStorage.setItem('cart', JSON.stringify([item])), {
        ...{ productId: product.id, slug: product.slug, title: product.title, image: '/favicon.svg' },
        ...{ price: 2000, size: 'M', color: 'Pink', quantity: 1 },
      })
      await page.goto('/checkout')
      await fillCheckout(page)
      await placeOrderButton(page).click()
      return expectConfirmation(page)
    }
    // The server keeps its settings for some seconds.
    await expect(async () => {
      await page.goto(`/product/${product.slug}?fbclid=IwAR2F4-dbP0`)
      expect(await page.locator('script[data-purposes="meta"]').count()).toBe(1)
    }).toPass()
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    const { label, services, told } = consentWords.share
    const box = page.getByRole('checkbox', { name: new RegExp(label([services.meta]).replace(/[()]/g, '.')) })
    await expect(box).not.toBeChecked()
    await expect(page.getByText(told.meta)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('share'))).toBeNull()
    // A yes to the storage alone is none to the service.
    await page.getByRole('button', { name: consentWords.notice.yes }).click()
    expect(await page.evaluate(() => localStorage.getItem('share'))).toBeNull()
    const without = await order()

    await page.evaluate(() => localStorage.removeItem('consent'))
    await page.goto(`/product/${product.slug}?fbclid=IwAR2F4-dbP0`)
    await page.getByRole('banner').getByRole('link').first().click()
    await box.check()
    await page.getByRole('button', { name: consentWords.notice.yes }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('share'))).toContain('IwAR2F4-dbP0')
    const agreed = await order()
    await expect
      .poll(() =>
        shop.rows('select purposes, click from private.event_consents where order_id = $1', [agreed]),
      )
      .toEqual([{ purposes: ['meta'], click: 'IwAR2F4-dbP0' }])
    expect(foreign).toEqual([])

    for (const id of [without, agreed])
      await shop.rows("update public.orders set order_status = 'delivered' where id = $1", [id])
    await shop.rows('update private.event_outbox set next_try_at = now()')
    const received = async () => (await page.request.get('/_events')).json()
    await expect.poll(async () => (await received()).length).toBe(1)
    expect(await received()).toMatchObject([
      {
        to: 'meta/v25.0/1234567890/events',
        event: {
          event_name: 'Purchase',
          user_data: {
            fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR2F4-dbP0$/),
            client_user_agent: expect.any(String),
          },
        },
      },
    ])

    // Taken back on the cookie page.
    await page.goto('/cookies')
    const choice = page.getByRole('switch', { name: label([services.meta]) })
    await expect(choice).toBeChecked()
    await expectAccessible(page, 'cookies')
    await choice.click()
    await expect(page.getByText(consentWords.share.saved.refused)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('share'))).toBeNull()
    expect(
      await shop.rows(
        'select ended_at is not null as ended from private.event_consents where order_id = $1',
        [agreed],
      ),
    ).toEqual([{ ended: true }])
    await shop.rows('update private.event_receivers set is_on = false')
  },
)

test(
  'a member who asks for it is reminded of a left checkout, and the link brings the cart back',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product()
    await shop.rows('update private.reminder_settings set reminds = true')
    await signIn(page, 'shopper')
    await fillCart(page, { product, quantity: 2 })
    const box = page.getByRole('checkbox', { name: new RegExp(reminderWords.label) })
    await expect(async () => {
      await page.goto('/checkout')
      await expect(box).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(box).not.toBeChecked()
    await box.check()
    await expect(box).toBeChecked()
    await expect
      .poll(() => shop.rows('select jsonb_array_length(items) as n from private.open_checkouts'))
      .toEqual([{ n: 1 }])
    const secret = crypto.randomUUID().replaceAll('-', '').repeat(2)
    await shop.rows("update private.open_checkouts set token_hash = sha256(convert_to($1, 'UTF8'))", [secret])
    await page.evaluate(() => localStorage.removeItem('cart'))
    await page.goto(`/cart/kept#${secret}`)
    await page.waitForURL('**/cart')
    await expect(page.getByRole('main').getByText(product.title)).toBeVisible()
    await shop.rows('update private.reminder_settings set reminds = false')
    await shop.rows('delete from private.open_checkouts')
  },
)
