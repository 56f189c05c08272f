// The table of routes: the router's own, each with the page that the router loads and the parameters that this page reads.
import { describe, expect, it } from 'vitest'
import { routeManifest, routeOf } from '@/app/route-manifest'
import { routes } from '@/app/routes'
import { secondaryPages } from '@/app/secondary-routes'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { keptCartPath } from '@/config/reminder-paths'
import { reviewLinkPath } from '@/config/review-paths'
import { facetNames } from '@/domain/catalogue/facets'
import { parametersIn, parametersReadBy } from '../support/address-parameters'
import { filesOf } from '../support/imports'

const rendered = routeManifest.filter(({ rendering }) => rendering === 'server')

it('the route manifest has exactly the routes of the router, each once', () => {
  const router = new Set([...routes.map(({ path }) => path), ...secondaryPages.map(([path]) => path)])
  expect(routeManifest.map(({ path }) => path).toSorted()).toEqual([...router].toSorted())
})

it('a screen whose address could be a page’s slug comes before the pages', () => {
  const known = new Set(routes.map(({ path }) => path))
  const others = secondaryPages.map(([path]) => path).filter((path) => /^\/[^/]+$/.test(path))
  expect(others).toContain(paths.track)
  expect(others.filter((path) => !known.has(path))).toEqual([])
})

it('only the browser renders the admin, previews, accounts, orders, links in mails and the wishlist', () => {
  const ofVisitors = [
    '/admin/*',
    paths.profile,
    paths.profileOrders,
    '/profile/orders/:orderId',
    paths.profileAddresses,
    ...Object.values(accountPaths),
    '/order-confirmation/:orderId',
    '/return/:orderId',
    reviewLinkPath,
    keptCartPath,
    paths.unsubscribe,
    paths.confirmAddress,
    paths.stopMail,
    paths.wishlist,
    paths.preview,
    paths.previewProduct,
    `${paths.preview}/:slug`,
  ]
  const ofBrowsers = routeManifest.filter(({ rendering }) => rendering === 'browser')
  expect(ofBrowsers.map(({ path }) => path).toSorted()).toEqual(ofVisitors.toSorted())
  expect(
    ofBrowsers.filter(({ search, parameters }) => search === 'indexed' || parameters.length > 0),
  ).toEqual([])
})

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/women', '/:slug'],
    ['/faq', '/:slug'],
    ['/product', '/product'],
    ['/product/linen-dress', '/product/:slug'],
    ['/product/a/b', '*'],
    ['/collections', '/collections'],
    ['/collections/dresses', '/collections/:slug'],
    ['/profile/orders', '/profile/orders'],
    ['/profile/orders/1', '/profile/orders/:orderId'],
    ['/admin', '/admin/*'],
    ['/admin/orders/1', '/admin/*'],
    ['/administer', '/:slug'],
    ['/womens', '/:slug'],
    ['/about', '/:slug'],
    ['/track', '/track'],
    ['/any/women', '*'],
    ['/no/such/page', '*'],
  ])('the route of %s is %s', (address, path) => expect(routeOf(address).path).toBe(path))

  it('the route of every path without parameters is that path’s own', () => {
    const fixed = routeManifest.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
    expect(fixed.length).toBeGreaterThan(20)
    expect(fixed.filter((path) => routeOf(path).path !== path)).toEqual([])
  })

  it('routeOf takes a fixed path before a pattern, wherever it stands in the table', () => {
    // `/product/:slug` and `*` stand before what else they match.
    expect(routeManifest.findIndex(({ path }) => path === '*')).toBeLessThan(
      routeManifest.findIndex(({ path }) => path === paths.wishlist),
    )
    expect(routeOf(paths.wishlist).path).toBe(paths.wishlist)
  })
})

describe('the module of a rendered route', () => {
  const modules = import.meta.glob('/src/storefront/**/*-{page,pages}.tsx')
  // The router's table leads to the secondary one by `*`.
  const pages = new Map([...routes.map(({ path, page }) => [path, page] as const), ...secondaryPages])

  it.each(rendered.map(({ path, module }) => [path, module]))(
    'the module of the route %s is %s, as in the router',
    async (path, module) => {
      const exported = Object.values(Object(await modules[`/src/storefront/${module}.tsx`]?.()))
      const loaded = Object(await pages.get(path)?.preload())
      expect(loaded.default).toBeTypeOf('function')
      expect(exported).toContain(loaded.default)
    },
  )
})

describe('the parameters of a rendered route', () => {
  /** What a read stands for that its own words do not tell. */
  const named = {
    'src/domain/catalogue/facets.ts: params.get(name)': facetNames,
    // The search field of every page: only on the search page.
    'src/storefront/shared/search/search-form.tsx: q': [],
  }
  /** Read by pages without changing what the server renders, and why. */
  const apart: Readonly<Record<string, string>> = {
    token: 'links with it are answered with the app’s page',
    code: 'the answer of a sign-in provider, which only the browser uses',
    error: 'the same',
  }
  const variant = paths.variant('any', { color: 'Ink', size: 'M' })
  /** What stands on a page of the shop's own. */
  const sections = filesOf('src/sections', /\.tsx$/).map(({ path }) => path)
  /** Of a product's address also what links write into it. */
  const written = [...new URL(variant, 'https://shop.example').searchParams.keys()]

  it.each(rendered.map(({ path, module, parameters }) => [path, parameters, module] as const))(
    'the parameters of the route %s are those that its page reads: %j',
    (path, parameters, module) => {
      const modules = [
        `src/storefront/${module}.tsx`,
        // A page's sections are found by their kind.
        ...(path === '/:slug' ? ['src/sections/listing.tsx'] : []),
      ]
      const read = modules.flatMap((each) => parametersReadBy(each, named)).filter((name) => !(name in apart))
      if (module === 'product/product-page') read.push(...written)
      if (path === '/:slug') read.push(...sections.flatMap((file) => parametersReadBy(file, named)))
      expect([...new Set(read)].toSorted()).toEqual(parameters.toSorted())
    },
  )

  it('the parameters of listings hold what the frame around every page reads', () => {
    const frame = parametersReadBy('src/storefront/layout/storefront-layout.tsx', {})
    expect(frame).toEqual(['category', 'q'])
    const listings = rendered.filter(({ module }) => module === 'catalogue/listing/listing-page')
    expect(listings.filter(({ parameters }) => !frame.every((name) => parameters.includes(name)))).toEqual([])
  })

  it('the parameters of a page are found in every way they can be read', () => {
    const found = parametersIn(
      'src/storefront/any.tsx',
      `const name = 'a'; const [b, c] = ['b', 'c']
       const [params] = useSearchParams()
       const search = new URLSearchParams(location.search)
       const read = (given: URLSearchParams) => given.get(b)
       params.get(name), search.has('d'), new URLSearchParams(text).getAll(c), url.searchParams.get('e')
       params.get(other), params.entries(), params.set('no', ''), other.get('no')`,
    )
    expect(found).toEqual(['b', 'a', 'd', 'c', 'e', 'params.get(other)', 'params.entries()'])
  })
})
