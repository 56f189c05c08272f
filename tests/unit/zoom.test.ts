import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closest, type Frame, initialView, moveBy, zoomAt } from '@/storefront/product/pictures/zoom'

const phone: Frame = { width: 400, height: 800, ratio: 0.8 }

describe('zooming a picture', () => {
  it('zooming a picture keeps the place under the finger where it is', () => {
    const at = { x: 50, y: -100 }
    const view = zoomAt(initialView, phone, 3, at)
    // The part of the picture that lay there lies there still.
    expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at)
  })

  it('zooming out ends with the whole picture in the middle, and zooming in as close as it goes', () => {
    const close = zoomAt(initialView, phone, 3, { x: 150, y: 150 })
    expect(zoomAt(close, phone, 0.2, { x: 90, y: 10 })).toEqual(initialView)
    expect(zoomAt(close, phone, 99, { x: 0, y: 0 }).scale).toBe(closest)
  })

  it('a zoomed picture larger than the frame never leaves a gap at its edge', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(
        number(1, 4),
        number(-900, 900),
        number(-900, 900),
        number(0.3, 3),
        (scale, x, y, ratio) => {
          const frame = { width: 390, height: 760, ratio }
          const view = moveBy(zoomAt(initialView, frame, scale, { x: 0, y: 0 }), frame, { x, y })
          const width = Math.min(frame.width, frame.height * ratio) * view.scale
          expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (width - frame.width) / 2) + 1e-9)
          expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (width / ratio - frame.height) / 2) + 1e-9)
        },
      ),
    )
  })
})
