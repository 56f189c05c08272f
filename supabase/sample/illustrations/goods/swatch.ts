import { tone } from '../kit/colour.ts'
import { folds, lerp, type Point, pts, rect, spline } from '../kit/geometry.ts'
import { isPrinted } from '../kit/patterns.ts'
import type { Good, Pen, Piece } from '../kit/pen.ts'

type Size = readonly [x: number, y: number, w: number, h: number]

/** the teeth of pinking shears along one edge */
function pinked(x0: number, y0: number, x1: number, y1: number, n: number): Point[] {
  const out: Point[] = []
  const l = Math.hypot(y1 - y0, x1 - x0)
  const nx = ((y1 - y0) / l) * 4.4
  const ny = (-(x1 - x0) / l) * 4.4
  for (let i = 0; i < n; i++) {
    const t = i / n
    const half = (i + 0.5) / n
    out.push([lerp(x0, x1, t), lerp(y0, y1, t), 1], [lerp(x0, x1, half) + nx, lerp(y0, y1, half) + ny, 1])
  }
  return out
}

function sheet(c: Pen, [x, y, w, h]: Size, turn: number, o: Piece): void {
  const d = spline([
    ...pinked(x, y, x + w, y, 30),
    ...pinked(x + w, y, x + w, y + h, 36),
    ...pinked(x + w, y + h, x, y + h, 30),
    ...pinked(x, y + h, x, y, 36),
  ])
  c.add(`<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">`)
    .cloth(d, { edge: 1, soft: 9, ...o })
    .add('</g>')
}

/** the paper ticket pinned to a swatch */
function ticket(c: Pen): void {
  c.add('<g transform="rotate(3 250 118)">')
  c.fill(rect(212, 92, 86, 46, 2), '#1b1208', 'opacity=".22" transform="translate(2 4)"')
  c.fill(rect(212, 90, 86, 46, 2), '#FBF6EA').word(255, 112, 'ZELLIGE', 11, '#1B1A17', 2)
  c.line('M228 122H282', '#B8AE9C', 1.2).add('<circle cx="255" cy="96" r="2.6" fill="#C99A48"/></g>')
}

const DARK = '70,180 330,320 6 34 14; 150,90 330,220 4 22 -10; 80,330 220,400 6 24 6'
const LIGHT = '70,150 330,282 6 30 14; 180,90 330,190 4 16 -8'

/** two cuttings of cloth, one on the other; a print lies on its second colour, a plain cloth on its own shade */
export const clothSwatch: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o
  const printed = isPrinted(p)
  sheet(c, [88, 96, 232, 290], 7, {
    color: printed ? tone(acc, 0.02) : tone(col, -0.06),
    pattern: printed ? 'satin' : p,
  })
  c.add(`<g transform="rotate(-4 200 250)">`)
    .cast(rect(88, 98, 232, 290), 0.3, 7, 2, 8)
    .add('</g>')
  sheet(c, [84, 96, 232, 290], -4, { pattern: p, dark: folds(DARK), light: folds(LIGHT) })
  ticket(c)
}

/** a cutting of leather: thick edge, grain, a row of stitches and a punched hole */
export const leatherSwatch: Good = (c) => {
  const { color: col, pattern: p = 'grain' } = c.o
  const cut = pts('92,104! 200,98 312,102! 318,240 314,378! 240,388 150,384 88,388! 82,250')
  const inner = pts('106,118! 200,112 299,116! 304,240 300,364! 240,373 150,370 102,373! 97,250')
  c.add('<g transform="rotate(8 200 250)">')
    .cloth(spline(cut), { color: tone(col, -0.09), pattern: p, edge: 1.2 })
    .add('</g>')
  c.add('<g transform="rotate(-4 200 250)">').cast(spline(cut), 0.34, 7, 2, 8)
  c.fill(spline(cut), tone(col, -0.2), 'transform="translate(2.4 3.4)"')
  const light = folds('100,150 310,250 30 60 10; 130,110 300,150 12 30')
  c.cloth(spline(cut), {
    pattern: p,
    edge: 1.6,
    soft: 18,
    glow: 0.24,
    light,
    dark: folds('90,330 310,380 10 50 8'),
  })
  const th = tone(col, 0.22)
  c.line(spline(inner), tone(col, -0.14), 2, 'opacity=".4"').stitch(spline(inner), th, 1.5, '7 4.6')
  c.add('</g>')
  ticket(c)
}
