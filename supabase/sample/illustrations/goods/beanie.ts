import { tone } from '../kit/colour.ts'
import { folds, lerp, n1, open, type Point, pts, rng, spline } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** columns of knit stitches that lean towards the crown */
function ribs(c: Pen, n: number, run: (t: number) => readonly Point[], k: string, w: number): void {
  for (let i = 0; i <= n; i++) {
    const d = open(run((i / n) * 2 - 1))
    c.line(d, tone(k, -0.24), w * 0.5, 'opacity=".5"')
    c.line(d, tone(k, 0.15), w * 0.34, `opacity=".5" transform="translate(${n1(w * 0.5)} 0)"`)
  }
}

/** a ball of cut yarn */
function pompom(c: Pen, x: number, y: number, radius: number): void {
  const { accent: acc } = c.o
  const r = rng(23)
  c.add(
    `<ellipse cx="${x + 4}" cy="${y + 12}" rx="${radius * 0.9}" ry="${radius * 0.8}" fill="#1b1208" opacity=".34" filter="${c.blur(5)}"/>`,
  )
  const tufts: string[][] = [[], [], []]
  for (let i = 0; i < 420; i++) {
    const a = r() * Math.PI * 2
    const at = Math.sqrt(r()) * radius * 0.86
    const lit = (Math.cos(a + 2.3) * at) / radius
    const len = 8 + r() * 6
    const px = x + Math.cos(a) * at
    const py = y + Math.sin(a) * at
    const b = a + (r() - 0.5) * 1.2
    const tuft = `M${n1(px)} ${n1(py)}l${n1(Math.cos(b) * len)} ${n1(Math.sin(b) * len)}`
    tufts[lit + (r() - 0.5) * 0.8 > 0.22 ? 2 : lit + (r() - 0.5) * 0.8 > -0.24 ? 1 : 0]?.push(tuft)
  }
  c.add(`<circle cx="${x}" cy="${y}" r="${radius * 0.96}" fill="${tone(acc, -0.08)}"/>`)
  const tones = [-0.13, 0, 0.12]
  for (const [i, list] of tufts.entries())
    c.line(list.join(''), tone(acc, tones[i] ?? 0), 2.6, 'opacity=".95"')
}

/** ribbed hat with a deep turn-up; a second colour unlike the first makes a pompom of it */
export const beanie: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.26)
  const ball = acc.toLowerCase() !== col.toLowerCase()
  const crown = pts(
    '86,318! 84,262 96,206 126,156 164,130 200,123 236,130 274,156 304,206 316,262 314,318! 200,332',
  )
  const d = spline(crown)
  c.cloth(d, { edge: 2.4, soft: 8, from: [110, 130], to: [300, 330], range: 0.06 })
  c.add(`<g clip-path="${c.clip(d)}">`)
  ribs(
    c,
    30,
    (t) => {
      const s = Math.sign(t)
      const b = Math.sin((Math.abs(t) * Math.PI) / 2) * s
      const top = b * 16
      return [
        [200 + b * 117, 334],
        [200 + b * 118, 270],
        [200 + b * 105, 208],
        [200 + lerp(b * 78, top, 0.06), 158],
        [200 + lerp(b * 44, top, 0.2), 134],
        [200 + top, 120],
      ]
    },
    col,
    5,
  )
  c.add(
    `<path d="${folds('150,150 116,300 6 26 6; 214,140 222,310 4 14').join('')}" fill="#fff" opacity=".13" filter="${c.blur(9)}"/><path d="${folds('262,150 300,310 6 34 -8; 180,136 176,316 2 12; 240,140 258,310 2 12; 140,156 92,300 2 10').join('')}" fill="${tone(col, -0.3)}" opacity=".32" filter="${c.blur(7)}"/><path d="M80 300Q200 336 320 300V340H80Z" fill="${tone(col, -0.4)}" opacity=".4" filter="${c.blur(6)}"/></g>`,
  )
  // turn-up
  const cuff = pts(
    '76,302! 130,314 200,318 270,314 324,302! 330,340 326,384! 270,397 200,401 130,397 74,384! 70,340',
  )
  const q = spline(cuff)
  c.cast(q, 0.36, 4, 1, -3, d, tone(col, -0.5))
  c.cloth(q, { edge: 2.2, color: tone(col, 0.01), from: [90, 300], to: [310, 400], range: 0.06 })
  c.add(`<g clip-path="${c.clip(q)}">`)
  ribs(
    c,
    32,
    (t) => {
      const b = Math.sin((Math.abs(t) * Math.PI) / 2) * Math.sign(t)
      const sag = 16 * (1 - t * t)
      return [
        [200 + b * 123, 300 + sag],
        [200 + b * 130, 342 + sag],
        [200 + b * 126, 386 + sag],
      ]
    },
    tone(col, 0.01),
    5.4,
  )
  c.add(
    `<path d="${folds('120,316 124,390 20 30').join('')}" fill="#fff" opacity=".12" filter="${c.blur(8)}"/><path d="${folds('300,310 304,390 26 30').join('')}" fill="${tone(col, -0.3)}" opacity=".3" filter="${c.blur(8)}"/></g>`,
  )
  c.line(
    open(pts('76,302 130,314 200,318 270,314 324,302')),
    tone(col, 0.16),
    1.4,
    'opacity=".6" transform="translate(0 1.4)"',
  )
  // woven label on the turn-up
  const tag = 'M224 338h54v32h-54Z'
  c.add(
    `<g transform="rotate(-2.500 250 354)"><path d="${tag}" fill="#1b1208" opacity=".3" transform="translate(1.600 2.600)"/><path d="${tag}" fill="#F7F1E6" stroke="${S}" stroke-width=".5"/><path d="M226.500 340v28M275.500 340v28" stroke="${tone(acc, -0.05)}" stroke-width="1" stroke-dasharray="2 1.600"/></g>`,
  ).word(251.4, 358.4, 'ZELLIGE', 10.4, '#2B2580', 1, 'transform="rotate(-2.5 250 354)"')
  if (ball) pompom(c, 200, 104, 46)
}
