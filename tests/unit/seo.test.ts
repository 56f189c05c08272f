// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disallowedPaths, indexedPaths } from '../../src/app/route-manifest.ts'
import { atomFeed } from '../../src/domain/seo/atom-feed.ts'
import { breadcrumbs } from '../../src/domain/seo/json-ld.ts'
import { sitemapIndex, sitemapPart } from '../../src/domain/seo/sitemap.ts'

const absolute = (path: string) => new URL(path, 'https://shop.example').href
const read = (xml: string | undefined) => new DOMParser().parseFromString(xml ?? '', 'application/xml')
const texts = (xml: string | undefined, name: string) =>
  [...read(xml).getElementsByTagName(name)].map((element) => element.textContent)

describe('a sitemap', () => {
  it('a sitemap holds addresses, the days of their last change where they are known, and pictures', () => {
    const xml = sitemapPart([
      { url: absolute('/women') },
      {
        url: absolute('/product/a?b&c'),
        changedAt: Date.parse('2026-03-01T23:59:59.999Z'),
        pictures: [absolute('/a.webp?x&y'), absolute('/b.webp')],
      },
    ])
    expect(texts(xml, 'loc')).toEqual(['https://shop.example/women', 'https://shop.example/product/a?b&c'])
    expect(texts(xml, 'lastmod')).toEqual(['2026-03-01'])
    expect(texts(xml, 'image:loc')).toEqual([
      'https://shop.example/a.webp?x&y',
      'https://shop.example/b.webp',
    ])
  })

  it('a sitemap of other sitemaps names each of them', () => {
    const xml = sitemapIndex([absolute('/sitemap-pages.xml'), absolute('/sitemap-products-1.xml')])
    expect(read(xml).documentElement.tagName).toBe('sitemapindex')
    expect(texts(xml, 'loc')).toEqual([
      'https://shop.example/sitemap-pages.xml',
      'https://shop.example/sitemap-products-1.xml',
    ])
  })
})

describe('the feed', () => {
  const feedOf = (title: string, text: string) =>
    atomFeed({
      title,
      subtitle: '',
      author: 'Shop',
      page: absolute('/new-arrivals'),
      self: absolute('/feed.xml'),
      entries: [
        {
          url: absolute('/product/a'),
          title,
          text,
          picture: null,
          addedAt: '2026-01-01T00:00:00Z',
          changedAt: '2026-02-01T00:00:00Z',
        },
      ],
    })

  it('the feed is Atom, changed when its entries last were', () => {
    const xml = feedOf('A dress', 'Long.')
    expect(read(xml).documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(texts(xml, 'updated')).toEqual(['2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'])
    expect(texts(xml, 'content')).toEqual(['<p>Long.</p>'])
  })

  it('the feed lets no title and no text become markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, text) => {
        const xml = feedOf(title, text)
        expect(read(xml).getElementsByTagName('parsererror')).toHaveLength(0)
        const [content = ''] = texts(xml, 'content')
        expect(content.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 100 },
    )
  })
})

it('breadcrumbs are counted from one, and the page itself needs no address', () => {
  expect(breadcrumbs([{ label: 'Home', to: '/' }, { label: 'Dresses' }], absolute).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Dresses' },
  ])
})

it('robots.txt disallows no path of the sitemap', () => {
  expect(indexedPaths.length).toBeGreaterThan(5)
  expect(disallowedPaths.length).toBeGreaterThan(5)
  expect(indexedPaths.filter((path) => disallowedPaths.some((own) => path.startsWith(own)))).toEqual([])
})
