// The installed app: its manifest is complete, leads to pages that exist, and has the shop's colours.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routes.tsx'
import { paths } from '../../src/config/paths.ts'
import { shop } from '../../src/config/shop.ts'
import { root } from '../support/imports'
import { sampleHome as home } from '../support/sample-home.ts'

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest: {
  name: string
  short_name: string
  description: string
  id: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string }[]
} = JSON.parse(read('public/manifest.webmanifest'))
const html = read('index.html')

/** A colour of the tokens, in the theme that the sheet has first or last. */
const tokens = (name: string) =>
  [...read('src/styles/tokens.css').matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(
    ([, color]) => color,
  )

it('the installed app has a name, an address and a frame of its own', () => {
  expect(manifest.short_name).toBe(shop.name)
  expect([manifest.name, manifest.description]).toEqual([home.title, home.description])
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/', '/', '/'])
  expect(manifest.display).toBe('standalone')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
})

it('the installed app has the shop’s colours, also around the page in both themes', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#1b1a17', '#fbf8f3'])
  // The script takes the surface of the theme that is shown.
  expect(html).toContain(`<meta name="theme-color" content="${tokens('surface')[0]}" />`)
  expect(html).toContain("getPropertyValue('--surface')")
})

describe('the pictures of the manifest', () => {
  it.each([...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any'))(
    'the picture $src has the size $sizes',
    async ({ src, sizes, type }) => {
      const { width, height, format } = await sharp(join(root, 'public', src)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    },
  )

  it('the manifest has pictures for every system and for the install dialog', () => {
    const has = (sizes: string, purpose?: string) =>
      manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose)
    expect([has('192x192'), has('512x512'), has('512x512', 'maskable')]).toEqual([true, true, true])
    expect(manifest.screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
  })
})

it('the manifest has shortcuts to pages that are there', () => {
  const known: readonly unknown[] = [...Object.values(paths), ...routes.map(({ path }) => path)]
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'New arrivals',
    'Cart',
    'Wishlist',
    'Track order',
  ])
  expect(manifest.shortcuts.filter(({ url }) => !known.includes(url))).toEqual([])
})
