import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin } from '../../src/content/en/admin/admin'
import { adminDiscounts as words } from '../../src/content/en/admin/offers/discounts'
import { adminStudents } from '../../src/content/en/admin/offers/students'
import { adminDelivery } from '../../src/content/en/admin/settings/delivery'
import { expectAccessible } from '../fixtures/axe'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, bothAtNight, expect, test } from '../fixtures/test'

const { form, detail } = words

/** An order of one product with a code, as a guest's browser places it. */
async function buyWith(page: Page, shop: Shop, product: TestProduct, code: string) {
  const call = async (name: string, data: Record<string, unknown>) => {
    const answer = await page.request.post(`${shop.url}/rest/v1/rpc/${name}`, {
      headers: { apikey: 'sb_publishable_shop_local' },
      data: {
        p_items: [{ slug: product.slug, size: 'M', color: 'Pink', quantity: 2 }],
        p_code: code,
        ...data,
      },
    })
    return answer.json()
  }
  const { total } = await call('quote_cart', { p_country: 'MA' })
  return call('place_order', {
    p_idempotency_key: randomUUID().replaceAll('-', '').repeat(2),
    p_customer: {
      name: 'Nora Alami',
      email: `${randomUUID()}@example.com`,
      phone: `+2126${String(Math.random()).slice(2, 10)}`,
    },
    p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
    p_payment_method: 'cod',
    p_expected_total: total,
  })
}

test(
  'the owner makes a code, sees the order that used it with its discount, and stops it',
  both,
  async ({ page, shop, isMobile }) => {
    const product = await shop.product({ price: 20 })
    const code = `SPRING-${product.slug.slice(-8).toUpperCase()}`
    await signIn(page, 'owner')
    await page.goto('/admin/discounts/new')
    await page.getByRole('button', { name: form.create }).click()
    await expect(page.getByText(words.problems.code)).toBeVisible()
    await expectAccessible(page, 'a discount with errors')
    await page.getByRole('textbox', { name: form.fields.code }).fill(code.toLowerCase())
    await page.getByRole('textbox', { name: form.fields.title }).fill('Spring 25%')
    await page.getByRole('textbox', { name: form.fields.percent }).fill('25')
    await page.getByRole('combobox', { name: form.fields.scope }).selectOption(form.scopes.products)
    await page.getByRole('button', { name: form.chooseProducts }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(product.title)
    await dialog.getByRole('checkbox', { name: new RegExp(product.title) }).check()
    await dialog.getByRole('button').last().click()
    await expect(page.getByRole('button', { name: form.removeProduct(product.title) })).toBeVisible()
    await page.getByRole('button', { name: form.create }).click()
    const drawer = page.getByRole('complementary', { name: words.open(code) })
    await expect(drawer.getByText(detail.noUses)).toBeVisible()

    // $40 of dresses: 25% off is $10.
    const order = await buyWith(page, shop, product, code)
    await page.reload()
    await drawer.getByRole('link', { name: order.order_number }).click()
    await expect(page.getByText(admin.orders.discount('Spring 25%', code))).toBeVisible()
    await expect(page.getByText(admin.orders.minus('$10.00')).first()).toBeVisible()
    await page.goto(`/admin/orders/print/invoice?orders=${order.order_number}`)
    await expect(page.getByText(admin.orders.discount('Spring 25%', code))).toBeVisible()
    await expect(page.getByText(admin.orders.minus('$10.00')).last()).toBeVisible()

    await page.goto(`/admin/discounts?q=${code}`)
    await page.getByRole('link', { name: words.open(code) }).click()
    await expect(drawer.getByText(words.uses(1, null)).first()).toBeVisible()
    await drawer.getByRole('button', { name: detail.stop }).click()
    await expect(drawer.getByRole('button', { name: detail.resume })).toBeVisible()
    await expectAccessible(page, 'a discount that was stopped')
    const [row] = await shop.rows<{ active: boolean }>(
      'select is_active as active from public.discounts where code = $1',
      [code],
    )
    expect(row?.active).toBe(false)
    if (!isMobile)
      await expect(page.getByRole('region', { name: words.list })).toContainText(words.states.stopped)
  },
)

test('the owner generates codes and downloads them', atNight, async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/admin/discounts/new-codes')
  await page.getByRole('textbox', { name: form.fields.prefix }).fill('party')
  await page.getByRole('textbox', { name: form.fields.count }).fill('3')
  await page.getByRole('textbox', { name: form.fields.title }).fill('Party')
  await page.getByRole('textbox', { name: form.fields.percent }).fill('5')
  await page.getByRole('button', { name: form.generate }).click()
  const drawer = page.getByRole('complementary', { name: words.open(words.codes(3)) })
  const downloading = page.waitForEvent('download')
  await drawer.getByRole('button', { name: detail.download }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('codes-party.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  for (const line of lines.slice(1)) expect(line).toMatch(/^PARTY-[0-9A-Z]{8},no,$/)
})

test(
  'the owner looks at a student’s proof and approves, which mails a code',
  both,
  async ({ page, shop }) => {
    const name = `Imane ${randomUUID().slice(0, 8)}`
    const email = `${randomUUID()}@example.com`
    const headers = { apikey: 'sb_publishable_shop_local' }
    const answer = await page.request.post(`${shop.url}/rest/v1/rpc/request_student_discount`, {
      headers,
      data: { p_name: name, p_email: email, p_school: 'ENSA Rabat' },
    })
    const { id, upload_token } = await answer.json()
    const picture = await readFile('public/art/mark-icon-192.png')
    const upload = await page.request.post(
      `${shop.url}/storage/v1/object/student-proofs/${id}/${upload_token}`,
      { headers: { ...headers, 'content-type': 'image/png' }, data: picture },
    )
    expect(upload.ok()).toBe(true)
    const [request] = await shop.rows<{ token: string }>(
      'select confirm_token as token from private.student_requests where id = $1',
      [id],
    )
    await page.request.post(`${shop.url}/rest/v1/rpc/confirm_student_request`, {
      headers,
      data: { p_token: request?.token },
    })

    await signIn(page, 'owner')
    await page.goto('/admin/discounts/students')
    await page.getByRole('link', { name: adminStudents.detail.open(name) }).click()
    const drawer = page.getByRole('complementary', { name: adminStudents.detail.open(name) })
    await expect(drawer.getByRole('img', { name: adminStudents.detail.proofAlt })).toHaveJSProperty(
      'naturalWidth',
      192,
    )
    await expectAccessible(page, 'a student’s request')
    await drawer.getByRole('button', { name: adminStudents.detail.approve }).click()
    await expect(drawer.getByText(adminStudents.states.approved)).toBeVisible()
    expect(
      await shop.rows(
        `select 1 from private.email_outbox where recipient = $1 and template = 'student-code'`,
        [email],
      ),
    ).toHaveLength(1)
  },
)

test(
  'the owner adds a delivery zone for some cities, changes it and deletes it',
  bothAtNight,
  async ({ page, shop }) => {
    const { form: zone } = adminDelivery
    const name = `Casablanca ${randomUUID().slice(0, 8)}`
    await signIn(page, 'owner')
    await page.goto('/admin/settings/delivery/new')
    await page.getByRole('radio', { name: zone.where.some }).check()
    await page.getByRole('button', { name: zone.create }).click()
    await expect(page.getByText(adminDelivery.problems.countries)).toBeVisible()
    await expectAccessible(page, 'a delivery zone with errors')
    const places = page.getByRole('region', { name: zone.place })
    await places.getByRole('textbox', { name: zone.name }).fill(name)
    await places.getByRole('searchbox', { name: zone.find }).fill('moroc')
    await places.getByRole('checkbox', { name: 'Morocco' }).check()
    await places.getByRole('textbox', { name: zone.cities }).fill('Mohammedia\nBouskoura')
    const methods = page.getByRole('region', { name: zone.methods })
    await methods.getByRole('textbox', { name: zone.fields.name }).fill('Courier')
    await methods.getByRole('textbox', { name: zone.fields.minDays }).fill('1')
    await methods.getByRole('textbox', { name: zone.fields.maxDays }).fill('2')
    await methods.getByRole('textbox', { name: zone.fields.price }).fill('2,50')
    await page.getByRole('button', { name: zone.create }).click()
    await expect(page.getByText(adminDelivery.places(['Morocco'], ['Mohammedia', 'Bouskoura']))).toBeVisible()

    const [method] = await shop.rows<{ price: number }>(
      `select m.price::float as price from public.shipping_methods m join public.shipping_zones z on z.id = m.zone_id where z.name = $1`,
      [name],
    )
    expect(method?.price).toBe(2.5)
    await page.getByRole('link', { name: adminDelivery.edit(name) }).click()
    await page.getByRole('button', { name: zone.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: zone.ask.confirm }).click()
    await expect(page.getByText(zone.deleted)).toBeVisible()
    expect(await shop.rows('select 1 from public.shipping_zones where name = $1', [name])).toHaveLength(0)
  },
)
