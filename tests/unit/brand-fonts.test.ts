// The font pairs that owners choose among: their files, what these cover, and the names by which pages ask for them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandChoices } from '@/domain/shop/brand-choices'
import { brandCss } from '@/domain/shop/brand-css'
import { testBrand } from '../support/builders'
import { root } from '../support/imports'

const folder = join(root, 'src/styles/fonts')
const pairs = brandChoices.fonts.filter((each) => each !== 'plain')
type Face = { family: string; file: string | undefined; range: string; text: string }

function facesOf(pair: string): Face[] {
  const css = readFileSync(join(folder, `${pair}.css`), 'utf8')
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']) => ({
    family: /font-family: "([^"]+)"/.exec(text)?.[1] ?? '',
    file: /url\("([^"]+)"\)/.exec(text)?.[1],
    range: /unicode-range:\s*([^;]+);/.exec(text)?.[1] ?? '',
    text,
  }))
}

it('every pair but that of the device has its style sheet', () => {
  expect(readdirSync(folder).toSorted()).toEqual(pairs.map((pair) => `${pair}.css`).toSorted())
})

describe.each(pairs)('the font pair %s', (pair) => {
  const faces = facesOf(pair)
  const css = brandCss({ ...testBrand, fonts: pair })
  const named = (property: string) =>
    [...(new RegExp(`--${property}:([^;]+);`).exec(css)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
      ([, family = '']) => family,
    )

  it('the fonts of a pair are those that its pages ask for', () => {
    const asked = new Set([...named('display'), ...named('text')])
    expect(new Set(faces.map(({ family }) => family))).toEqual(asked)
  })

  it('the files of a pair are there, in a range of letters each, and never hold up a text', () => {
    for (const { file, range, text } of faces.filter((face) => face.file)) {
      expect(existsSync(join(root, 'node_modules', String(file)))).toBe(true)
      expect(range).toMatch(/^U\+/)
      expect(text).toContain('font-display: swap')
    }
  })

  it('a pair has Latin with its accents in both, and Arabic at least for headings', () => {
    const has = (families: string[], subset: string) =>
      faces.some(({ family, file }) => families.includes(family) && file?.includes(`-${subset}-wght-`))
    for (const families of [named('display'), named('text')])
      expect([has(families, 'latin'), has(families, 'latin-ext')]).toEqual([true, true])
    expect(has(named('display'), 'arabic')).toBe(true)
  })

  it('a pair has a fallback of the same metrics for its headings and its texts', () => {
    for (const families of [named('display'), named('text')]) {
      const fallback = faces.find(({ family }) => family === `${families[0]} fallback`)
      expect(fallback?.text).toMatch(/local\("[^"]+"\)/)
      for (const name of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        expect(fallback?.text).toMatch(new RegExp(`${name}: [\\d.]+%`))
    }
  })
})

it('a shop with the fonts of the device asks for no others', () => {
  expect(brandCss({ ...testBrand, fonts: 'plain' })).toContain('--display:system-ui,sans-serif;')
})
