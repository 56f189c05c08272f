import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, toLch } from '@/domain/shop/oklch'
import { pairs, paletteOf } from '@/domain/shop/palette'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('palette', () => {
  it('every pair of a palette keeps its contrast, whatever three colours were chosen', () => {
    fc.assert(
      fc.property(color, color, color, (accent, sale, highlight) => {
        const { light, dark } = paletteOf({ accent, sale, highlight })
        for (const palette of [light, dark])
          for (const [front, ground, ratio] of pairs)
            expect(contrast(palette[front], palette[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(
              ratio,
            )
      }),
      { numRuns: 10_000 },
    )
  }, 240_000)

  it('a chosen colour that is readable as it is stays as it is', () => {
    const { light } = paletteOf({ accent: '#4b3fd1', sale: '#8a2f1b', highlight: '#e9a23b' })
    expect([light.accent, light.sale, light.highlight]).toEqual(['#4b3fd1', '#8a2f1b', '#e9a23b'])
  })

  it('a chosen colour that is too pale keeps its hue and becomes darker', () => {
    const { light } = paletteOf({ accent: '#ff6f61', sale: '#b9472f', highlight: '#e9a23b' })
    expect(toLch(light.accent).l).toBeLessThan(toLch('#ff6f61').l)
    expect(toLch(light.accent).h).toBeCloseTo(toLch('#ff6f61').h, 1)
  })

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('the contrast of %s and %s is that of WCAG, %s', (one, other, ratio) =>
    expect(contrast(one, other)).toBeCloseTo(ratio, 1),
  )
})
