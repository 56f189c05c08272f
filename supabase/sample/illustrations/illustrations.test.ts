// The sample catalogue's illustrations: every axis of a design is seen, paths that name nothing have no picture, and the
// sample data names only what can be painted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CURATED, colourways, viewsOf } from './curated.ts'
import { axesOf } from './generated/designs.ts'
import { looksOf } from './generated/looks.ts'
import { KINDS } from './generated.ts'
import * as entry from './index.js'
import { withoutBlurs } from './kit/soft.ts'
import { paint } from './paint.ts'
import { illustrationAt } from './paths.ts'
import { seeds, seedsFolder } from './seed-sql.ts'
import { thirdView } from './views.ts'

describe.each(KINDS.map((kind) => [kind.kind, kind] as const))('the designs of a %s', (name, kind) => {
  const { decors, fits, lengths, inks } = axesOf(name)
  const looks = looksOf(kind)
  const paintedAt = (pattern: string, colour: string | undefined, digits: string) => {
    const view = colour ? `${colour.toLowerCase()}-front` : 'front'
    return illustrationAt(`/catalogue/${name}/${pattern}-w${digits}0/${view}.webp`)?.svg
  }
  const all = looks.flatMap(({ pattern, paints }) => {
    const color = paints[0]?.color
    return [
      ...[...decors].map((decor) => `${decor}000`),
      ...fits.slice(1).map((_, i) => `0${i + 1}00`),
      ...lengths.slice(1).map((_, i) => `00${i + 1}0`),
      ...Array.from({ length: inks - 1 }, (_, i) => `000${i + 1}`),
    ].map((digits) => ({ path: `${pattern} ${digits}`, svg: paintedAt(pattern, color, digits) }))
  })

  it('all look different', () => {
    const seen = new Map<string | undefined, string>()
    const same: string[] = []
    for (const { path, svg } of all) {
      const before = seen.get(svg)
      if (before) same.push(`${before} = ${path}`)
      seen.set(svg, path)
    }
    expect(same).toEqual([])
    expect(seen.has(undefined)).toBe(false)
  })

  it('come in colors that look different', () => {
    for (const { pattern, paints } of looks) {
      const svgs = paints.map(({ color }) => paintedAt(pattern, color, '0000'))
      expect(new Set(svgs).size, pattern).toBe(paints.length)
    }
  })
})

it('are well-formed SVG from every side', async () => {
  const generated = KINDS.flatMap((kind) => {
    const [look] = looksOf(kind)
    const color = look?.paints[0]?.color.toLowerCase()
    return ['w', 'm', 'k'].flatMap((cut) =>
      ['front', 'detail', thirdView(kind.good), 'swatch'].map(
        (view) => `${kind.kind}/${look?.pattern}-${cut}00000/${color ? `${color}-` : ''}${view}`,
      ),
    )
  })
  const curated = CURATED.flatMap((product) =>
    viewsOf(product).map((view) => `${product.slug}/${colourways(product)[0]?.file}-${view}`),
  )
  const broken: string[] = []
  for (const path of [...generated, ...curated]) {
    const svg = illustrationAt(`/catalogue/${path}.webp`)?.svg ?? ''
    // Reads the whole file and draws nothing.
    await sharp(Buffer.from(withoutBlurs(svg)))
      .metadata()
      .catch((error) => broken.push(`${path}: ${error}`))
  }
  expect(broken).toEqual([])
})

it('have no picture under a path that names none', () => {
  for (const path of [
    '/catalogue/tee/plain-w00000/gold-front.webp',
    '/catalogue/tee/plain-w09000/navy-front.webp',
    '/catalogue/tee/plain-w00000/navy-back.webp',
    '/catalogue/tee/plain-w00000/navy-front-300.webp',
    '/catalogue/tee/constructor-w00000/navy-front.webp',
    '/catalogue/constructor/plain-w00000/navy-front.webp',
    '/catalogue/no-such-product/pink-front.webp',
    '/catalogue/tee/../tee/plain-w00000/navy-front.webp',
    '/catalogue/tee/plain-w00000/navy-front.avif',
  ])
    expect(illustrationAt(path), path).toBeUndefined()
  expect(illustrationAt('/catalogue/tee/plain-w00000/navy-front-412.webp')).toMatchObject({ width: 412 })
  expect(illustrationAt('/catalogue/boho-floral-print-maxi-dress/pink-front.webp')).toMatchObject({
    width: 824,
  })
})

describe('the parts of the sample data that npm run seeds writes', () => {
  it.each(Object.entries(seeds))('%s is what it would write now', (name, text) => {
    expect(readFileSync(join(seedsFolder, name), 'utf8')).toBe(text)
  })

  it('name no picture of a curated product that cannot be painted', () => {
    const paths = seeds['curated-pictures.sql']?.match(/\/catalogue\/[^"']+/g) ?? []
    expect(paths.length).toBeGreaterThan(300)
    expect(paths.filter((path) => !illustrationAt(path))).toEqual([])
  })
})

describe('the entry', () => {
  it('is declared as it is', () => {
    expect(Object.keys(entry).toSorted()).toEqual(['paint', 'version'])
    // Checked by the compiler: what the shop is told is what the program takes and gives.
    expect(paint satisfies typeof entry.paint).toBeTypeOf('function')
    expect(entry.version()).toMatch(/^[\da-f]{12}$/)
  })

  it('paints a picture as wide as its path or scale says, and none where there is none', async () => {
    const path = '/catalogue/tee/plain-w00000/navy-front-206.webp'
    const [whole, half] = await Promise.all([entry.paint(path), entry.paint(path, 0.5)])
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 206, height: 258 })
    expect(await sharp(half).metadata()).toMatchObject({ format: 'webp', width: 103, height: 129 })
    expect(await entry.paint('/catalogue/no-such-product/pink-front.webp')).toBeUndefined()
  })
})
