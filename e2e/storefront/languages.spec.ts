// The shop in each of its languages: where its pages stand, what they say, and a purchase in each.
import type { Page } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { cart as arabicCart } from '../../src/content/ar/cart/cart'
import { checkout as arabicCheckout } from '../../src/content/ar/cart/checkout'
import { layout as arabicLayout } from '../../src/content/ar/layout/layout'
import { addToCartWords as arabicAdded } from '../../src/content/ar/product/quick-add'
import { common as arabicCommon } from '../../src/content/ar/shared/common'
import { languageOffer } from '../../src/content/en/layout/language-offer'
import { layout } from '../../src/content/en/layout/layout'
import { preferences } from '../../src/content/en/layout/preferences'
import { cart as frenchCart } from '../../src/content/fr/cart/cart'
import { checkout as frenchCheckout } from '../../src/content/fr/cart/checkout'
import { languageOffer as frenchOffer } from '../../src/content/fr/layout/language-offer'
import { layout as frenchLayout } from '../../src/content/fr/layout/layout'
import { addToCartWords as frenchAdded } from '../../src/content/fr/product/quick-add'
import { common as frenchCommon } from '../../src/content/fr/shared/common'
import { expectAccessible } from '../fixtures/axe'
import { customer, expectConfirmation, fillCart, type Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, hydrated, test } from '../fixtures/test'

const speak = (shop: Shop, ...codes: string[]) =>
  shop.rows('update public.shop_settings set languages = $1 returning 1', [codes])

const languages = [
  {
    ...{ code: 'fr', direction: 'ltr', name: 'Français', country: 'Maroc' },
    ...{
      common: frenchCommon,
      cart: frenchCart,
      checkout: frenchCheckout,
      layout: frenchLayout,
      added: frenchAdded,
    },
  },
  {
    ...{ code: 'ar', direction: 'rtl', name: 'العربية', country: 'المغرب' },
    ...{
      common: arabicCommon,
      cart: arabicCart,
      checkout: arabicCheckout,
      layout: arabicLayout,
      added: arabicAdded,
    },
  },
] as const

test.afterEach(({ shop }) => speak(shop, 'en', 'fr', 'ar'))

const documentOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    direction: document.documentElement.dir,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => [
      link.hreflang,
      new URL(link.href).pathname,
    ]),
  }))

for (const { code, direction, country, common, cart, checkout, layout: words, added } of languages)
  test(
    `a guest buys in the language ${code}, from its HTML to the confirmation`,
    both,
    async ({ page, shop }) => {
      const product = await shop.product({ price: 60 })
      await page.goto(`/${code}/product/${product.slug}`)
      const told = await documentOf(page)
      expect(told).toEqual({
        lang: code,
        direction,
        canonical: `${shop.url}/${code}/product/${product.slug}`,
        alternates: [
          ['en', `/product/${product.slug}`],
          ['fr', `/fr/product/${product.slug}`],
          ['ar', `/ar/product/${product.slug}`],
          ['x-default', `/product/${product.slug}`],
        ],
      })
      await expect(page.getByRole('link', { name: words.skip })).toBeAttached()
      await expectAccessible(page, `a product in ${code}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: common.addToCart, exact: true })
        .first()
        .click()
      await expect(page.getByText(added.addedToast.title)).toBeVisible()
      await page.goto(`/${code}/cart`)
      await expectAccessible(page, `the cart in ${code}`)
      await page.getByRole('main').getByRole('link', { name: cart.checkout }).click()
      await expect(page).toHaveURL(`${shop.url}/${code}/checkout`)
      await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
      const email = `nora.${crypto.randomUUID().slice(0, 8)}@example.com`
      for (const name of Object.keys(customer) as (keyof typeof customer)[])
        await page
          .getByLabel(checkout.fields[name], { exact: true })
          .fill(name === 'email' ? email : customer[name])
      await page.getByLabel(checkout.fields.country, { exact: true }).selectOption({ label: country })
      await page.getByRole('radio', { name: checkout.methods.cod.label }).check()
      await expectAccessible(page, `the checkout in ${code}`)
      await page
        .getByRole('button', { name: new RegExp(`^${checkout.place}`) })
        .filter({ visible: true })
        .click()
      await expectConfirmation(page)
      await expect(page).toHaveURL(new RegExp(`^${shop.url}/${code}/order-confirmation/`))
      await expect(page.getByText(checkout.success.title)).toBeVisible()
      expect(await shop.ordersOf(product)).toHaveLength(1)
    },
  )

test(
  'a product speaks French from its rows: on its page, in the cart and in the search',
  both,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    const title = `Burnous ${product.title.split(' ').at(-1)}`
    await shop.rows(
      `insert into public.product_translations (product_id, language, title, description)
     values ($1, 'fr', $2, 'Cousu pour un essai.') returning 1`,
      [product.id, title],
    )
    await shop.rows(
      `insert into public.option_words (name, translations) values ('Pink', '{"fr": {"name": "Rose pâle"}}')
     on conflict (name) do update set translations = excluded.translations returning 1`,
    )
    const answer = await page.request.get(`/fr/product/${product.slug}`)
    const html = await answer.text()
    expect(html).toContain('Cousu pour un essai.')
    expect(html).not.toContain('Made for a test.')
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    expect(data).toContain(title)
    expect(data).toContain('Rose pâle')

    await page.goto(`/fr/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('radio', { name: 'Rose pâle' })).toBeChecked()

    // Put into the cart in English.
    await fillCart(page, { product })
    await page.goto('/fr/cart')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText('Rose pâle, M')).toBeVisible()

    await page.goto('/fr/search?q=burnous')
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    await page.goto('/search?q=burnous')
    await expect(page.getByRole('link', { name: product.title }).first()).toBeVisible()
    await page.goto(`/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  },
)

test('a shopper changes the language on any page and stays there', both, async ({ page, isMobile }) => {
  await page.goto('/search?q=dress')
  const open = async (menu: string, label: RegExp) => {
    if (isMobile) await page.getByRole('button', { name: menu }).click()
    else await page.getByRole('button', { name: label }).click()
  }
  await open(layout.openMenu, /^.*USD/)
  await page.getByRole('list', { name: preferences.language }).getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/search?q=dress')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/ar')
})

test.describe('a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-MA' })

  test(
    'is offered French once they move, keeps page and cart, and is asked no more',
    both,
    async ({ page, shop }) => {
      await fillCart(page, { product: await shop.product({ price: 60 }) })
      await page.goto('/search?q=dress&sort=price-asc')
      const offer = page.getByRole('region', { name: frenchOffer.text })
      await page.waitForLoadState('networkidle')
      await expect(offer).toHaveCount(0)
      await page.keyboard.press('Shift')
      await expect(offer).toHaveAttribute('lang', 'fr')
      // It lies over the page, so nothing shifts.
      await expect(offer).toHaveCSS('position', 'fixed')
      await expectAccessible(page, 'the offer of a language')
      await offer.getByRole('link', { name: frenchOffer.read }).click()
      await expect(page).toHaveURL('/fr/search?q=dress&sort=price-asc')
      await hydrated(page)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('region', { name: languageOffer.text })).toHaveCount(0)
      await page.goto('/fr/cart')
      await expect(page.getByRole('main').getByRole('link', { name: frenchCart.checkout })).toBeVisible()
    },
  )

  test('who wants no offer gets none on any page', both, async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: frenchOffer.close }).click()
    await expect(page.locator('#main')).toBeFocused()
    await page.goto('/faq')
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: frenchOffer.text })).toHaveCount(0)
  })
})

test('what is typed and not sent is there in the other language', atNight, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('main').locator('textarea').fill('Is the blue one back in June?')
  await page.getByRole('button', { name: /USD/ }).first().click()
  await page.getByRole('list', { name: preferences.language }).getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/contact')
  await expect(page.getByRole('main').locator('textarea')).toHaveValue('Is the blue one back in June?')
})

test(
  'an owner’s own language leads neither in a circle nor out of the admin',
  atNight,
  async ({ page, shop }) => {
    await speak(shop, 'en', 'fr')
    const to = async (path: string) => {
      const headers = { Cookie: 'admin_language=ar' }
      const answer = await page.request.get(path, { headers, maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    }
    await expect(async () => expect(await to('/ar/about')).toEqual([302, '/about'])).toPass()
    expect(await to('/ar/admin')).toEqual([302, '/admin'])
    expect(await to('/admin')).toEqual([200, undefined])
    expect(await to('/fr/admin')).toEqual([301, '/admin'])
    expect(await to('/admin/orders/')).toEqual([301, '/admin/orders'])
    expect(await to('/fr/')).toEqual([301, '/fr'])
    expect(await to('/fr/?a=b')).toEqual([301, '/fr?a=b'])
  },
)

test(
  'the shop keeps its language when an owner with another one leaves the admin',
  atNight,
  async ({ page, shop }) => {
    await signIn(page, 'owner')
    await page.context().addCookies([{ name: 'admin_language', value: 'ar', url: shop.url + paths.admin }])
    const html = page.locator('html')
    await page.goto('/fr/profile')
    await page.getByRole('main').locator('a[href$="/admin"]').click()
    await expect(page).toHaveURL('/admin')
    await expect(html).toHaveAttribute('lang', 'ar')
    await page.locator('a[href="/"]').first().click()
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/')
  },
)

test(
  'the first language stands at the root, and changes place with another at once',
  atNight,
  async ({ page, shop }) => {
    const lang = async (path: string) => {
      const html = await (await page.request.get(path)).text()
      return /<html lang="(\w+)"/.exec(html)?.[1]
    }
    expect([await lang('/about'), await lang('/fr/about'), await lang('/ar')]).toEqual(['en', 'fr', 'ar'])
    const moved = await page.request.get('/en/about?a=b', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/about?a=b'])
    const written = await page.request.get('/fr/About/', { maxRedirects: 0 })
    expect([written.status(), written.headers().location]).toEqual([301, '/fr/about'])
    expect((await page.request.get('/fr/nowhere')).status()).toBe(404)
    const robots = await (await page.request.get('/robots.txt')).text()
    expect([...robots.matchAll(/Sitemap: (.*)/g)].map(([, url]) => url)).toEqual(
      ['', '/fr', '/ar'].map((prefix) => `${shop.url}${prefix}/sitemap.xml`),
    )
    const sitemap = await (await page.request.get('/ar/sitemap-pages.xml')).text()
    expect(sitemap).toContain(`<loc>${shop.url}/ar/about</loc><xhtml:link rel="alternate" hreflang="en"`)

    await speak(shop, 'fr', 'en')
    await expect(async () => expect(await lang('/about')).toBe('fr')).toPass()
    expect(await lang('/en/about')).toBe('en')
    expect((await page.request.get('/fr/about', { maxRedirects: 0 })).headers().location).toBe('/about')
    const putDown = await page.request.get('/ar/about', { maxRedirects: 0 })
    expect([putDown.status(), putDown.headers().location]).toEqual([302, '/about'])
  },
)

test(
  'the admin stands at one address, in the language that its owner has chosen there',
  atNight,
  async ({ page, shop }) => {
    const languageOf = async (path: string) => {
      const html = await (await page.request.get(path)).text()
      return /<html lang="(\w+)"/.exec(html)?.[1]
    }
    expect(await languageOf('/admin')).toBe('en')
    const moved = await page.request.get('/fr/admin/orders', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/admin/orders'])
    await page.context().addCookies([{ name: 'admin_language', value: 'ar', url: shop.url }])
    expect(await languageOf('/admin/orders')).toBe('ar')
    expect(await languageOf('/about')).toBe('en')
  },
)
