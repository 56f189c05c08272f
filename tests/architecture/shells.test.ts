// Which shell answers which address: every route has its family's, and every host gives the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { secondaryPages } from '@/app/secondary-routes'
import { hostFiles, netlifyRules } from '../../hosting/deploy.ts'
import { prerenderedPaths, routeManifest, routeShells, shellFor } from '../../src/app/route-manifest.ts'
import { root } from '../support/imports'

const files = hostFiles(undefined, { scripts: [], styles: [] })

/** An address of each route, and some that a router would take for another's. */
const addresses = [
  ...routes.map(({ path }) => path.replace(/:\w+/g, 'any').replace(/(^|\/)\*/, '/nowhere')),
  '/admin',
  '/admin/orders/1',
  '/administer',
  '/products',
  '/product/a%20b',
  '/collections',
  '/searching',
  '/profile/orders',
]

/** What each host answers where no file of its own exists. */
const hosts: Record<string, (path: string) => string | undefined> = {
  Netlify: (path) => {
    const { redirects } = parse(readFileSync(join(root, 'netlify.toml'), 'utf8'))
    if (!Array.isArray(redirects)) throw new Error('netlify.toml has no rules')
    const rule = redirects.find(
      (each) =>
        typeof each === 'object' &&
        'from' in each &&
        new RegExp(`^${String(each.from).replace('*', '.*')}$`).test(path),
    )
    return rule && typeof rule === 'object' && 'to' in rule && rule.status === 200
      ? String(rule.to)
      : undefined
  },
  Vercel: (path) => {
    const { rewrites }: { rewrites: { source: string; destination: string }[] } = JSON.parse(
      files['vercel.json'] ?? '',
    )
    const rule = rewrites.find(({ source }) => new RegExp(`^${source}$`).test(path))
    return rule && `${rule.destination}.html`
  },
  nginx: (path) => {
    const [, map = ''] = /map \$uri \$shop_shell \{\n([\s\S]*?)\n\}/.exec(files['nginx.conf'] ?? '') ?? []
    const rules = [...map.matchAll(/^ {2}"~(.*)" (.*);$/gm)]
    return rules.find(([, pattern = '']) => new RegExp(pattern).test(decodeURIComponent(path)))?.[2]
  },
}

describe.each(Object.keys(hosts))('%s', (host) => {
  it('answers every address with the shell that the local server gives', () => {
    expect(addresses.length).toBeGreaterThan(25)
    const given = addresses.map((path) => [path, hosts[host]?.(path)])
    expect(given).toEqual(addresses.map((path) => [path, `/${shellFor(path)}`]))
  })
})

it('netlify.toml holds the rules that are made from the table of shells', () => {
  expect(readFileSync(join(root, 'netlify.toml'), 'utf8')).toContain(netlifyRules())
})

it('the route manifest has exactly the routes of the router', () => {
  const router = new Set([...routes.map(({ path }) => path), ...secondaryPages.map(([path]) => path)])
  expect(routeManifest.map(({ path }) => path).toSorted()).toEqual([...router].toSorted())
})

describe('every route', () => {
  const families: Record<string, (path: string) => boolean> = {
    'shell-product.html': (path) => /^\/product(\/|$)/.test(path),
    'shell-listing.html': (path) => path === '/collections/any',
    'shell-search.html': (path) => path === '/search',
    'shell-cart.html': (path) => path === '/cart',
    'shell-checkout.html': (path) => path === '/checkout',
    'shell-admin.html': (path) => /^\/admin(\/|$)/.test(path),
  }

  it('has the shell of its family', () => {
    for (const path of addresses) {
      const [family = 'shell-page.html'] = Object.entries(families).find(([, is]) => is(path)) ?? []
      expect(shellFor(path), path).toBe(family)
    }
    expect(routeShells.map(({ file }) => file).toSorted()).toEqual(
      [...Object.keys(families), 'shell-page.html'].toSorted(),
    )
  })

  it('that lists products is prerendered, or has a shell that asks for them first', () => {
    const lists = routes.filter(({ begin }) => begin).map(({ path }) => path.replace(':slug', 'any'))
    expect(lists.length).toBeGreaterThan(10)
    const open = lists.filter((path) => !prerenderedPaths.includes(path))
    for (const path of open)
      expect(routeShells.find(({ file }) => file === shellFor(path))?.firstScript, path).toBe('listing')
    expect(open).toContain('/search')
  })
})
