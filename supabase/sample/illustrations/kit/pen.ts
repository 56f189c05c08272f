import { hue, lightness, tone } from './colour.ts'
import type { Cut, Span } from './cut.ts'
import { lerp, n1, rng, wedge } from './geometry.ts'
import { isPrinted, PRINT_TILES, type Print } from './patterns.ts'
import type { Tile } from './tile.ts'

/** What a colourway decides; the drawing decides the rest. */
export interface Look {
  readonly color: string
  readonly accent: string
  readonly pattern?: Print | undefined
  /** size of the print, 1 as worn */
  readonly scale?: number | undefined
  /** metals and woods are named, not mixed */
  readonly metal?: 'gold' | 'silver' | undefined
  /** the word printed on a bottle or jar */
  readonly label?: string | undefined
  /** whom a garment is cut for */
  readonly cut?: Cut | undefined
  /** parts in a second colour, as SVG that is seen within the outlines of the good's own cloth */
  readonly blocks?: string | undefined
}
export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Good = (c: Pen) => void

/** A piece as cut: tone along the light, print on its grain, folds, rounded edges, outline. */
export interface Piece {
  color?: string
  pattern?: Print | undefined
  rot?: number
  dark?: readonly string[]
  light?: readonly string[]
  fine?: readonly string[]
  edge?: number
  from?: readonly [number, number]
  to?: readonly [number, number]
  range?: number
  outline?: number
  soft?: number
  depth?: number
  glow?: number
  dOp?: number
  lOp?: number
}

/** True for a tone of the good's own colour. */
const near = (one: string, other: string) => {
  const away = Math.abs(lightness(one) - lightness(other))
  return away < 0.032 && Math.abs(hue(one) - hue(other)) < 0.5
}

/** Collects one drawing. Ids start with the picture's own key, so that two drawings in one file never clash. */
export class Pen {
  readonly o: Look
  readonly key: string
  /** gradients, filters and prints */
  defs = ''
  /** outlines that are referred to, and the light on buttons: they move when the good is cut differently */
  shapes = ''
  s = ''
  /** how far the cloth reaches down the paper */
  span: Span = { top: 500, bottom: 0 }
  private count = 0
  private readonly blurs = new Set<number>()
  private readonly tiles = new Map<string, string>()

  constructor(look: Look, key = 'g') {
    this.o = look
    this.key = key
  }
  id(): string {
    return `${this.key}_${(this.count++).toString(36)}`
  }
  add(x: string): this {
    this.s += x
    return this
  }
  blur(v: number): string {
    const id = `${this.key}b${String(v).replace('.', '_')}`
    if (!this.blurs.has(v)) {
      this.blurs.add(v)
      this.defs += `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${v}"/></filter>`
    }
    return `url(#${id})`
  }
  private stops(list: readonly Stop[]): string {
    return list
      .map(
        ([o, c, a]) =>
          `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('')
  }
  grad(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 500): string {
    const id = this.id()
    this.defs += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}">${this.stops(stops)}</linearGradient>`
    return `url(#${id})`
  }
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const id = this.id()
    this.shapes += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}">${this.stops(stops)}</radialGradient>`
    return `url(#${id})`
  }
  clip(d: string): string {
    const id = this.id()
    this.shapes += `<clipPath id="${id}"><path d="${d}"/></clipPath>`
    return `url(#${id})`
  }
  fill(d: string, f: string, extra = ''): this {
    return this.add(`<path d="${d}" fill="${f}" ${extra}/>`)
  }
  line(d: string, c: string, w = 1, extra = ''): this {
    // An attribute that is there twice is no XML.
    const round = ['stroke-linecap', 'stroke-linejoin']
      .filter((name) => !extra.includes(name))
      .map((name) => `${name}="round"`)
      .join(' ')
    return this.add(`<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" ${round} ${extra}/>`)
  }
  /** a line whose ends are cut square: tapes, bands, zip teeth */
  band(d: string, c: string, w: number, extra = ''): this {
    return this.add(
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round" ${extra}/>`,
    )
  }
  stitch(d: string, c: string, w = 0.9, dash = '3.2 2.2', extra = ''): this {
    return this.line(d, c, w, `stroke-dasharray="${dash}" ${extra}`)
  }
  /** a soft shadow that one piece casts on what lies under it */
  cast(d: string, opacity = 0.3, blur = 3, dx = 3, dy = 4, onto = '', colour = '#1b1208'): this {
    const clip = onto ? ` clip-path="${this.clip(onto)}"` : ''
    return this.add(
      `<g${clip}><path d="${d}" fill="${colour}" opacity="${opacity}" filter="${this.blur(blur)}" transform="translate(${dx} ${dy})"/></g>`,
    )
  }
  cloth(d: string, o: Piece = {}): this {
    const { color = this.o.color, pattern, rot = 0, dark = [], light = [], fine = [], edge = 1 } = o
    const { from = [120, 60], to = [290, 460], range = 0.05, outline = 0.5, soft = 2.2 } = o
    const { depth = 0.16, glow = 0.16, dOp = 0.42, lOp = 0.4 } = o
    const ramp: Stop[] = [
      [0, tone(color, range)],
      [0.5, color],
      [1, tone(color, -range * 1.25)],
    ]
    const base = this.grad(ramp, from[0], from[1], to[0], to[1])
    const path = this.id()
    const clip = this.id()
    const use = `<use href="#${path}"`
    const print = pattern ? this.pattern(pattern, color, rot) : null
    this.shapes += `<path id="${path}" d="${d}"/><clipPath id="${clip}"><use href="#${path}"/></clipPath>`
    this.reach(d)
    let s = `${use} fill="${base}"/><g clip-path="url(#${clip})">`
    // Linings, soles and buttons have colours of their own; what has the good's colour takes part. A weave shows through.
    const parts = this.o.blocks && (o.color === undefined || near(o.color, this.o.color)) ? this.o.blocks : ''
    const weave = print ? `${use} fill="${print}"/>` : ''
    s += pattern && isPrinted(pattern) ? weave + parts : parts + weave
    const shade = print ? tone(color, -depth - 0.14) : tone(color, -depth, 0.006)
    const shine = print ? '#fff' : tone(color, glow, -0.004)
    if (dark.length)
      s += `<path d="${dark.join('')}" fill="${shade}" opacity="${print ? dOp * 0.75 : dOp}" filter="${this.blur(soft)}"/>`
    if (light.length)
      s += `<path d="${light.join('')}" fill="${shine}" opacity="${print ? lOp * 0.5 : lOp}" filter="${this.blur(soft)}"/>`
    if (fine.length)
      s += `<path d="${fine.join('')}" fill="${tone(color, -depth - 0.06)}" opacity=".4" filter="${this.blur(0.6)}"/>`
    if (edge) {
      s += `${use} fill="none" stroke="${tone(color, -0.24)}" stroke-width="${n1(9 * edge)}" opacity=".34" filter="${this.blur(n1(3.6 * edge))}" transform="translate(${n1(-1.6 * edge)} ${n1(-2 * edge)})"/>`
      s += `${use} fill="none" stroke="${tone(color, 0.25)}" stroke-width="${n1(5 * edge)}" opacity=".42" filter="${this.blur(n1(2 * edge))}" transform="translate(${n1(2 * edge)} ${n1(2.4 * edge)})"/>`
    }
    s += '</g>'
    if (outline)
      s += `${use} fill="none" stroke="${tone(color, -0.22)}" stroke-width=".8" opacity="${outline}" stroke-linejoin="round"/>`
    return this.add(s)
  }
  private reach(d: string): void {
    const [, ...numbers] = d.split(/[^\d.-]+/).map(Number)
    // Only absolute curves, as outlines of garments are, alternate between across and down.
    if (/[a-z]/.test(d)) return
    let { top, bottom } = this.span
    for (let i = 1; i < numbers.length; i += 2) {
      const y = numbers[i] ?? 0
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    this.span = { top, bottom }
  }
  /** one tile per print; pieces cut on another grain only turn it */
  pattern(kind: Print, base: string, rot = 0): string | null {
    if (kind === 'plain') return null
    const make: Tile = PRINT_TILES[kind]
    const key = isPrinted(kind) ? kind : kind + base
    let id = this.tiles.get(key)
    if (!id) {
      id = this.id()
      this.tiles.set(key, id)
      const { w, h, body } = make(base, this.o.accent, this.o.scale ?? 1)
      const grown = !isPrinted(kind) && this.o.scale ? ` patternTransform="scale(${this.o.scale})"` : ''
      this.defs += `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${grown}>${body}</pattern>`
    }
    if (!rot) return `url(#${id})`
    let turned = this.tiles.get(key + rot)
    if (!turned) {
      turned = this.id()
      this.tiles.set(key + rot, turned)
      this.defs += `<pattern id="${turned}" href="#${id}" patternTransform="rotate(${rot} 200 250)"/>`
    }
    return `url(#${turned})`
  }
  button(x: number, y: number, r: number, c: string): this {
    const face = this.radial(
      [
        [0, tone(c, 0.12)],
        [1, tone(c, -0.08)],
      ],
      x - r * 0.4,
      y - r * 0.5,
      r * 1.6,
    )
    const hole = (dx: number) =>
      `<circle cx="${n1(x + dx)}" cy="${n1(y)}" r="${n1(r * 1.3) / 10}" fill="${tone(c, -0.3)}"/>`
    return this.add(
      `<circle cx="${n1(x + 0.8)}" cy="${n1(y + 1.2)}" r="${r}" fill="#1b1208" opacity=".28"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${face}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.66)}" fill="none" stroke="${tone(c, -0.14)}" stroke-width=".6" opacity=".7"/>${hole(-r * 0.24)}${hole(r * 0.24)}`,
    )
  }
  /** the sewn-in label at the back of a neck */
  label(x: number, y: number, w = 20, h = 9): this {
    return this.add(
      `<rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="1" fill="#f7f1e6"/><path d="M${n1(x - w * 0.28)} ${y + h / 2}h${n1(w * 0.56)}" stroke="#4B3FD1" stroke-width="1.4"/>`,
    )
  }
  /** lettering on goods, in the shop's own display face */
  word(x: number, y: number, text: string, size: number, colour: string, spacing = 1.5, extra = ''): this {
    return this.add(
      `<text x="${x}" y="${y}" font-family="El Messiri,serif" font-size="${size}" letter-spacing="${spacing}" fill="${colour}" text-anchor="middle" ${extra}>${text}</text>`,
    )
  }
  /** gathered pulls below or above a seam */
  gathers(x0: number, x1: number, y: number, len: number, n: number, seed = 3, sag = 0, dir = 1): string[] {
    const r = rng(seed)
    const out: string[] = []
    for (let i = 0; i <= n; i++) {
      const t = i / n
      const x = lerp(x0, x1, t) + (r() - 0.5) * 5
      const yy = y + sag * (1 - (2 * t - 1) ** 2)
      const spread = (t - 0.5) * 14 * dir
      out.push(
        wedge(
          x,
          yy,
          x + spread * (0.4 + r() * 0.4),
          yy + dir * len * (0.45 + r() * 0.75),
          2.6,
          0.2,
          (r() - 0.5) * 3,
        ),
      )
    }
    return out
  }
}
