import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looks } from '../support/sample-words'

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/** The colours of a rule, by their names. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) return {}
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const themes = looks.flatMap(({ ground: id }) => {
  const light = colours(`[data-look="${id}"]`)
  return [
    [id, 'light', light] as const,
    [id, 'dark', { ...light, ...colours(`:root[data-theme="dark"] [data-look="${id}"]`) }] as const,
  ]
})

describe('the theme of a look can be read', () => {
  it.each(themes)('the words of the look %s can be read in the %s theme', (_id, _theme, found) => {
    const { look = '', ...words } = found
    expect(Object.keys(words).toSorted()).toEqual(['look-accent', 'look-ink', 'look-muted'])
    for (const [name, colour] of Object.entries(words))
      expect(contrast(look, colour), name).toBeGreaterThanOrEqual(4.5)
  })

  it('the measure of contrast gives 21 for black on white', () =>
    expect(contrast('#000000', '#ffffff')).toBe(21))
})

describe('words on the banners can be read', () => {
  const root = colours(':root')
  it.each([
    ['banner-rose', 'on-chip'],
    ['banner-sky', 'on-chip'],
    ['banner-sand', 'on-chip'],
    ['banner-sale', 'on-band'],
    ['banner-green', 'on-band'],
    ['banner-night', 'on-band-muted'],
    ['banner-plum', 'on-inverse'],
    ['band', 'on-band-muted'],
  ])('the ground %s has enough contrast under the words %s', (ground, words) =>
    expect(contrast(root[ground] ?? '', root[words] ?? '')).toBeGreaterThanOrEqual(4.5),
  )
})
