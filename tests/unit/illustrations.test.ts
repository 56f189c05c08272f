// The sample catalogue's illustrations: every axis of a design is seen, and paths that name nothing have no picture. The
// seed chooses a third of those that are read as SVG; FULL=1 reads all.

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CURATED, colourways, viewsOf } from '../../supabase/sample/illustrations/curated.ts'
import { axesOf } from '../../supabase/sample/illustrations/generated/designs.ts'
import { looksOf } from '../../supabase/sample/illustrations/generated/looks.ts'
import { KINDS } from '../../supabase/sample/illustrations/generated.ts'
import { withoutBlurs } from '../../supabase/sample/illustrations/kit/soft.ts'
import { illustrationAt } from '../../supabase/sample/illustrations/paths.ts'
import { thirdView } from '../../supabase/sample/illustrations/views.ts'
import { sampleOf } from '../support/seed.ts'

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
  const all = [...generated, ...curated]
  const broken: string[] = []
  for (const path of sampleOf(all, Math.ceil(all.length / 3))) {
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
