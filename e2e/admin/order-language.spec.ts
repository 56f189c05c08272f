// A French order for an owner who works in Arabic: what the customer gets and reads is French.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { adminCalls } from '../../src/content/ar/admin/orders/calls'
import { papers as arabic } from '../../src/content/ar/papers/papers'
import { papers } from '../../src/content/fr/papers/papers'
import { publishableKey } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test.afterEach(({ context }) => context.clearCookies({ name: 'admin_language' }))

test(
  'a French order’s mail, invoice, packing slip and WhatsApp message are French when the owner works in Arabic',
  both,
  async ({ page, shop, context }) => {
    test.slow()
    const product = await shop.product({ stock: 9, price: 60 })
    await shop.rows(
      `insert into public.product_translations (product_id, language, title)
       select id, 'fr', 'Une robe de test' from public.products where slug = $1 returning 1`,
      [product.slug],
    )
    const email = `shopper.${randomUUID().slice(0, 8)}@example.com`
    const answer = await page.request.post(`${shop.url}/rest/v1/rpc/place_order`, {
      headers: { apikey: publishableKey, 'Accept-Language': 'fr' },
      data: {
        p_idempotency_key: randomBytes(32).toString('hex'),
        p_items: [{ slug: product.slug, size: 'M', color: 'Pink', quantity: 1 }],
        p_customer: { name: 'Zoé Alaoui', email, phone: `06${String(randomInt(1e8)).padStart(8, '0')}` },
        p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
        p_payment_method: 'cod',
        p_expected_total: 60,
      },
    })
    const { order_number: number }: { order_number: string } = await answer.json()

    await signIn(page, 'owner')
    await context.addCookies([{ name: 'admin_language', value: 'ar', url: shop.url }])
    await page.goto(`/admin/orders/calls`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    const chat = page.getByRole('link', { name: adminCalls.whatsAppLabel('Zoé Alaoui') }).first()
    await expect(chat).toHaveAttribute('href', /text=Bonjour%20Zo%C3%A9%20Alaoui/)
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).not.toMatch(/\p{Script=Arabic}/u)

    // As it is printed: on the screen the owner reads that an invoice has no number yet.
    await page.emulateMedia({ media: 'print' })
    for (const [document, title] of [
      ['invoice', papers.order.invoice],
      ['packing-slip', papers.order.packingSlip],
    ] as const) {
      await page.goto(`/admin/orders/print/${document}?orders=${number}`)
      const paper = page.getByRole('article')
      await expect(paper).toHaveAttribute('lang', 'fr')
      await expect(paper).toHaveAttribute('dir', 'ltr')
      await expect(paper.getByRole('heading', { name: title })).toBeVisible()
      await expect(paper).toContainText('Une robe de test')
      await expect(paper).toContainText('Maroc')
      await expect(paper).not.toContainText(/\p{Script=Arabic}/u, { useInnerText: true })
    }
    await page.emulateMedia({ media: null })
    await page.goto(`/admin/orders/print/label?orders=${number}`)
    // The courier reads the language of the shop's texts.
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('article')).not.toContainText(arabic.label.collect)

    await expect
      .poll(async () => (await fetch(`${shop.url}/_outbox`)).text(), { timeout: 20_000 })
      .toContain(`commande ${number}`)
  },
)
