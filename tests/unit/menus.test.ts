import { describe, expect, it } from 'vitest'
import { screenPaths } from '@/config/screen-paths'
import { shownMenu } from '@/domain/store/shown-menu'
import { currentOf, menuOf } from '@/storefront/layout/navigation'
import { buildSettings } from '../support/builders'

const using = {
  targets: {
    pots: { path: '/pots', slug: 'pots', name: 'Pots' },
    terms: { path: '/terms', slug: 'terms', name: null },
    about: { path: '/about', slug: 'about', name: 'About {shop}' },
    sold: { path: null, slug: 'sold', name: 'Sold' },
  },
  ...{ media: {}, screens: screenPaths, language: 'fr', fallback: 'en' },
}
const to = (id: string, query?: string) => ({ $link: { kind: 'page', id, ...(query && { query }) } })
const entry = (label: string | null, target: unknown, items: unknown[] = []) => ({
  ...{ label: label && { $text: { en: label } }, target },
  items,
})
const shown = (...items: unknown[]) => shownMenu(items, 'Atlas', using)

describe('a menu', () => {
  it('says its own labels, else what its targets are called', () => {
    expect(
      shown(
        entry('All pots', to('pots', 'category=tall')),
        entry(null, to('pots')),
        entry(null, to('about')),
      ),
    ).toEqual([
      { label: 'All pots', to: '/pots?category=tall', isSale: false, items: [] },
      { label: 'Pots', to: '/pots', isSale: false, items: [] },
      { label: 'About Atlas', to: '/about', isSale: false, items: [] },
    ])
  })

  it('leaves out what leads to nothing that is there', () => {
    expect(
      shown(
        entry('Gone', to('gone')),
        entry('No page of its own', to('sold')),
        entry('Unsafe', { $link: { kind: 'address', to: 'javascript:alert(1)' } }),
        entry('No such screen', { $link: { kind: 'screen', screen: 'constructor' } }),
        entry('Nothing below', null, [entry('Gone', to('gone'))]),
        entry(null, null, [entry('Pots', to('pots'))]),
        'no entry',
        null,
        7,
      ),
    ).toEqual([])
  })

  it('keeps a title without a target of its own while something below it is there', () => {
    expect(shown(entry('Shop', null, [entry(null, to('pots')), entry('Gone', to('gone'))]))).toEqual([
      { label: 'Shop', to: null, isSale: false, items: [expect.objectContaining({ to: '/pots' })] },
    ])
  })

  it('the software names its own pages and screens', () => {
    const menus = {
      header: shown(
        entry(null, to('terms')),
        entry(null, { $link: { kind: 'screen', screen: 'flash-deals' } }),
        entry(null, { $link: { kind: 'address', to: 'https://blog.example' } }),
      ),
    }
    expect(menuOf(buildSettings({ menus }), 'header', () => []).map(({ label }) => label)).toEqual([
      'Terms',
      'Flash deals',
      'blog.example',
    ])
  })

  it.each([
    ['/women', '/women', '', 'page'],
    ['/women', '/women', '?category=tops', 'true'],
    ['/women', '/men', '', undefined],
    ['/women?category=tops', '/women', '?category=tops&color=Ink', 'page'],
    ['/women?category=tops', '/women', '', undefined],
    ['/search?sort=newest', '/search', '?sort=newest', 'page'],
  ])('%s is current at %s%s: %s', (link, pathname, search, current) => {
    expect(currentOf(link, pathname, search)).toBe(current)
  })
})
