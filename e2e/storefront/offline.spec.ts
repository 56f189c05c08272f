import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '../../src/content/en/account/account'
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { footer } from '../../src/content/en/layout/footer'
import { layout } from '../../src/content/en/layout/layout'
import { productWords } from '../../src/content/en/product/product'
import { appErrors } from '../../src/content/en/shared/app-errors'
import { common } from '../../src/content/en/shared/common'
import { accounts, customer, placeOrderButton } from '../fixtures/shop'
import { signInByForm } from '../fixtures/sign-in'
import { atNight, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

/** Waits until the service worker controls this page. */
const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

/** Everything in the caches: URLs and their content. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const found = names.map(async (name) => {
      const cache = await caches.open(name)
      const answers = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request)
        return { url: request.url, text: request.url.includes('/rest/') ? await answer?.text() : '' }
      })
      return Promise.all(answers)
    })
    return (await Promise.all(found)).flat()
  })

/** Offline requests fail, and the browser logs them. */
const failedOffline = /^failed: (GET|POST) \S+ net::ERR_(INTERNET_DISCONNECTED|FAILED)$/

const keptReads = async (page: Page, part: string) =>
  (await kept(page)).filter(({ url }) => url.includes(part)).length

test('visited pages, the cart and the wishlist work offline, and the checkout says that it needs a connection', async ({
  page,
  context,
  shop,
  expected,
}) => {
  expected.complaint(failedOffline)
  // A page whose code fails to load logs it.
  expected.complaint(/^console: (Event|TypeError: Failed to fetch dynamically imported module)/)
  const [product, other] = [await shop.product({ price: 20 }), await shop.product()]
  const heading = page.getByRole('heading', { level: 1 })
  const wish = page.getByRole('listitem').filter({ hasText: product.title })

  await page.goto('/')
  await isControlled(page)

  await test.step('nothing of a member is kept', async () => {
    await signInByForm(page, 'shopper')
    await page.goto('/profile/orders')
    await expect(heading).toBeVisible()
    await page.goto(`/product/${other.slug}`)
    await expect(heading).toHaveText(other.title)
    const answers = (await kept(page)).filter(({ url }) => /\/(rest|auth|functions)\/v1\//.test(url))
    const inMembersName = answers.filter(
      ({ url, text }) =>
        /auth|orders|profiles|addresses|wishlist|my_/.test(url) ||
        url.includes(other.slug) ||
        text?.includes(accounts.shopper.email),
    )
    expect(answers.length).toBeGreaterThan(0)
    expect(inMembersName).toEqual([])
    await page.goto('/profile')
    await page.getByRole('button', { name: account.profile.logout }).click()
    await expect(page).not.toHaveURL(/profile/)
  })

  await page.goto(`/product/${product.slug}`)
  await page.getByRole('main').getByRole('button', { name: productWords.wishlist.add, exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: layout.cart(1) })).toBeVisible()
  await page.goto('/wishlist')
  await expect(wish).toBeVisible()
  await expect.poll(() => keptReads(page, `products_by_slugs`)).toBeGreaterThan(0)
  await page.goto('/checkout')
  const email = page.getByRole('textbox', { name: checkout.fields.email, exact: true })
  await email.fill(customer.email)

  await context.setOffline(true)

  await test.step('the checkout says what it needs and keeps what was typed', async () => {
    await expect(page.getByText(checkoutNotice.offlineNow.text)).toBeVisible()
    await page.getByLabel(checkout.fields.city, { exact: true }).fill(customer.city)
    await page.reload()
    await expect(page.getByText(checkoutNotice.offlineNow.text)).toBeVisible()
    await expect(email).toHaveValue(customer.email)
    await expect(page.getByLabel(checkout.fields.city, { exact: true })).toHaveValue(customer.city)
    await expect(page.getByText(checkout.unchecked)).toBeVisible()
    await expect(placeOrderButton(page).filter({ visible: true })).toBeVisible()
    expect(await shop.ordersOf(product)).toEqual([])
  })

  await test.step('what was seen is there', async () => {
    await page.goto(`/product/${product.slug}`)
    await expect(heading).toHaveText(product.title)
    await expect(page.getByText('$20.00').first()).toBeVisible()
    await expect(page.getByText(appErrors.offlineNotice)).toBeVisible()
    await page.goto('/wishlist')
    await expect(wish).toBeVisible()
    await page.goto('/cart')
    const line = page
      .getByRole('list', { name: cart.lines })
      .getByRole('listitem')
      .filter({ hasText: product.title })
    await expect(line).toContainText('$20.00')
    await expect(page.getByText(cart.unchecked)).toBeVisible()
  })

  await test.step('what was not seen says so, and comes by itself with the connection', async () => {
    await page.goto('/about')
    await expect(heading).toHaveText(appErrors.unseen.title)
    await context.setOffline(false)
    await expect(heading).not.toHaveText(appErrors.unseen.title)
    await expect(page.getByText(appErrors.offlineNotice)).toBeHidden()
    await context.setOffline(true)
    await page.goto(`/product/${other.slug}`)
    await expect(heading).toHaveText(appErrors.unseen.title)
    await page.getByRole('main').getByRole('link', { name: layout.bar.cart, exact: true }).click()
    await expect(heading).toHaveText(cart.title)
    await page.goBack()
    await expect(heading).toHaveText(appErrors.unseen.title)
    await context.setOffline(false)
    await expect(heading).toHaveText(other.title)
  })

  await test.step('a price that changed meanwhile is the new one at the checkout', async () => {
    await shop.setPrice(product, 27)
    await page.goto('/checkout')
    await expect(email).toHaveValue(customer.email)
    await expect(page.getByRole('main')).toContainText('$27.00')
    await expect(page.getByText(checkout.unchecked)).toBeHidden()
    expect(await keptReads(page, 'quote_cart')).toBe(0)
  })
})

test('a deployment applies on the next navigation, keeps what was typed and leaves nothing stale', async ({
  page,
  context,
  shop,
  expected,
}) => {
  expected.complaint(failedOffline)
  await context.addInitScript(() => localStorage.setItem('consent', `given ${Date.now()}`))
  const folder = await copyOfTheBuild()
  const first = await shop.serveFrom(folder)
  const { url } = first
  const folders = [folder]
  const servers = [first]
  // The service worker may be fetching something when its server makes way for the next.
  expected.complaint(new RegExp(`^failed: GET ${url}/\\S+ net::ERR_CONNECTION_(REFUSED|RESET)$`))
  const release = page.locator('html[data-release]')
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: footer.newsletter.label })
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  }
  try {
    await page.goto(`${url}/help`)
    await isControlled(page)
    await field.fill('nora@exam')
    const next = await nextVersion(folder)
    folders.push(next.folder)
    await first.close()
    servers.push(await shop.serveFrom(next.folder, Number(new URL(url).port)))
    const taken = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve()),
        ),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await taken

    // An open page keeps its cached files, although the host no longer has them.
    expect(await page.evaluate(async (file) => (await fetch(file)).status, next.gone)).toBe(200)
    await follow('Collections')
    await expect(page).toHaveURL(`${url}/collections`)
    await expect(field).toHaveValue('nora@exam')
    await expect(release).toHaveCount(0)

    await field.fill('')
    await follow('New arrivals')
    await expect(page).toHaveURL(`${url}/new-arrivals`)
    await expect(release).toHaveAttribute('data-release', '2')

    await context.setOffline(true)
    await page.reload()
    await expect(release).toHaveAttribute('data-release', '2')
  } finally {
    // The service worker outlives its page, and would ask a server that is gone in the middle of the next test.
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
    })
    await page.close()
    await servers.at(-1)?.close()
    for (const each of folders) await rm(each, { recursive: true })
  }
})

/** A copy of the build, including its pictures. */
async function copyOfTheBuild(from = join(import.meta.dirname, '../../dist')) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-releases-'))
  const pictures = join(from, 'client/art')
  await cp(from, folder, { recursive: true, filter: (path) => path !== pictures && !path.endsWith('.br') })
  await symlink(await realpath(pictures), join(folder, 'client/art'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

/** Builds another version: every script has a new name and the old files are gone. Resolves to the folder and the old entry's URL. */
async function nextVersion(of: string) {
  const folder = await copyOfTheBuild(of)
  const page = await readFile(join(folder, 'client/app.html'), 'utf8')
  const entry = /type="module"[^>]* src="\/assets\/([^"]+)"/.exec(page)?.[1] ?? ''
  const assets = join(folder, 'client/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const anyScript = new RegExp(scripts.join('|').replaceAll('.', '\\.'), 'g')
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => /^(?!client\/art\/).*\.(js|html)$/.test(each))) {
    const text = await readFile(join(folder, name), 'utf8')
    // Each build changes the page's revision.
    const renamed = text
      .replace(anyScript, 'release2-$&')
      .replace(/(app\.html[`'"],\s*revision:\s*[`'"])[^`'"]{8}/, '$1release2')
    await writeFile(join(folder, name), renamed)
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, `release2-${name}`))
  await appendFile(join(assets, `release2-${entry}`), ';document.documentElement.dataset.release = "2"')
  return { folder, gone: `/assets/${entry}` }
}

test(
  'without a connection each language shows its own pages',
  atNight,
  async ({ page, context, expected }) => {
    expected.complaint(failedOffline)
    const scopes = () =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.flatMap(({ active, scope }) =>
          active?.state === 'activated' ? [new URL(scope).pathname] : [],
        )
      })
    for (const path of ['/', '/fr', '/ar']) {
      await page.goto(path)
      await expect.poll(scopes, { timeout: 30_000 }).toContain(path)
    }
    await context.setOffline(true)
    for (const [path, lang] of [
      ['/cart', 'en'],
      ['/fr', 'fr'],
      ['/ar/cart', 'ar'],
      ['/', 'en'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
)
