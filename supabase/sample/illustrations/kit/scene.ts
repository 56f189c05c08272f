import { GOODS, type GoodName } from '../goods/index.ts'
import { tone } from './colour.ts'
import { fitting, proportionsOf, type Shape, type Span, warpOf } from './cut.ts'
import { blocks, type Decor, motif, secondOf } from './decor.ts'
import { hang } from './hanger.ts'
import { type Look, Pen } from './pen.ts'
import { warpSvg } from './warp.ts'

/** ten pale papers; neighbours in a list should differ */
export const GROUNDS = {
  sand: '#EFE6D8',
  blush: '#F2DFD6',
  sage: '#E2E7DA',
  sky: '#DFE4EC',
  lilac: '#E6E1EE',
  clay: '#EBD5C7',
  butter: '#F4E9CE',
  stone: '#E9E6E0',
  rose: '#EFD6D3',
  mint: '#DCE8E1',
} as const
export type Ground = keyof typeof GROUNDS

/** metal and glass have no cloth grain */
const SHINY = new Set<string>([
  'hoops',
  'necklace',
  'watch',
  'perfume',
  'lipstick',
  'sunglasses',
  'serum',
  'palette',
  'bracelets',
  'serumSmear',
  'lipSmear',
  'carton',
  'slipDress',
  'ring',
  'dropEarrings',
  'nailPolish',
  'creamJar',
  'pumpBottle',
])

/** contact shadow, cast shadow and the grain of cloth in one filter per good */
function shadow(id: string, tint: string, grain: boolean, s: number): string {
  const cast = (blur: number, dx: number, dy: number, n: string, o: number) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur * s}"/><feOffset dx="${dx * s}" dy="${dy * s}" result="${n}"/><feFlood flood-color="${tint}" flood-opacity="${o}"/><feComposite in2="${n}" operator="in" result="${n}s"/>`
  const noise = grain
    ? '<feTurbulence type="fractalNoise" baseFrequency=".85 .7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .08  0 0 0 0 .05  0 0 0 -.13 .077"/><feComposite in2="SourceAlpha" operator="in" result="N"/>'
    : ''
  return `<filter id="${id}" x="-15%" y="-15%" width="135%" height="140%" color-interpolation-filters="sRGB">${cast(11, 9, 15, 'a', 0.3)}${cast(2, 2, 3, 'b', 0.34)}${noise}<feMerge><feMergeNode in="as"/><feMergeNode in="bs"/><feMergeNode in="SourceGraphic"/>${grain ? '<feMergeNode in="N"/>' : ''}</feMerge></filter>`
}

interface PartOptions extends Partial<Look> {
  readonly hanger?: boolean | undefined
  readonly shadow?: number | undefined
  readonly effect?: string | undefined
  readonly shape?: Shape | undefined
  readonly decor?: Decor | undefined
  /** with a hem in the second colour */
  readonly edged?: boolean | undefined
}
interface Part {
  readonly defs: string
  readonly body: string
}

const spans = new Map<GoodName, Span>()
/** how far a good reaches, measured once */
function spanOf(name: GoodName): Span {
  const known = spans.get(name)
  if (known) return known
  const pen = new Pen({ color: '#B9472F', accent: '#E9A23B' })
  GOODS[name](pen)
  spans.set(name, pen.span)
  return pen.span
}

/** one good on a paper of colour `ground`, ready to be placed */
function part(name: GoodName, o: PartOptions, ground: string, key: string, near: boolean): Part {
  const { shape, decor = 'none', edged = false, ...given } = o
  const look = { color: '#B9472F', accent: '#E9A23B', ...given }
  const second = secondOf(look.color, look.accent)
  const span = shape ? spanOf(name) : undefined
  const pen = new Pen(
    span
      ? {
          ...look,
          cut: shape?.cut,
          blocks: blocks(decor, span, { second, cloth: look.color, edged }) || undefined,
        }
      : look,
    key,
  )
  if (o.hanger) hang(pen, name)
  GOODS[name](pen)
  if (span) pen.add(motif(decor, span, second, look.color))
  const warp = shape && span && warpOf(name, shape, span)
  if (warp) {
    pen.s = warpSvg(pen.s, warp)
    pen.shapes = warpSvg(pen.shapes, warp)
  }
  pen.defs += pen.shapes
  pen.defs += shadow(`${key}sh`, tone(ground, -0.5, 0.01), !SHINY.has(name), o.shadow ?? 1)
  const seen = o.effect ? `<g filter="url(#${o.effect})">${pen.s}</g>` : pen.s
  // Close up hardly any paper is seen, and a shadow would be rendered many times larger than the picture.
  return { defs: pen.defs, body: near ? `<g>${seen}</g>` : `<g filter="url(#${key}sh)">${seen}</g>` }
}

const paper = (id: string, g: string, r: number) =>
  `<radialGradient id="${id}" cx=".3" cy=".16" r="${r}"><stop offset="0" stop-color="${tone(g, 0.028)}"/><stop offset=".55" stop-color="${g}"/><stop offset="1" stop-color="${tone(g, -0.035)}"/></radialGradient>`

export interface Placed extends PartOptions {
  readonly good: GoodName
  /** centre in picture units */
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly rotate?: number
  /** id of a filter, given in `under`, that the good itself is seen through; its shadow is not */
  readonly effect?: string
}
export interface Scene {
  readonly w: number
  readonly h: number
  readonly ground: string
  readonly items: readonly Placed[]
  readonly under?: string
  readonly over?: string
  /** the part of the picture to show */
  readonly view?: readonly [x: number, y: number, w: number, h: number] | undefined
  /** paper has a lit and a shaded side; a flat ground meets a page of the same colour without an edge */
  readonly flat?: boolean
}

/** several goods in one picture, lit from the top left */
export function scene({
  w,
  h,
  ground,
  items,
  under = '',
  over = '',
  view = [0, 0, w, h],
  flat = false,
}: Scene): string {
  let defs = flat ? '' : paper('paper', ground, 1.08)
  let body = ''
  items.forEach(({ good, x, y, size = 1, rotate = 0, ...o }, i) => {
    const p = part(good, o, ground, `g${i}`, view[2] < w / 1.5)
    defs += p.defs
    const [wide, high] = o.shape ? proportionsOf(good, o.shape) : [1, 1]
    const shown = o.shape ? size * fitting(good, o.shape, spanOf(good), size) : size
    const scale = wide === 1 && high === 1 ? shown : `${shown * wide} ${shown * high}`
    body += `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale}) translate(-200 -250)">${p.body}</g>`
  })
  const [vx, vy, vw, vh] = view
  const fill = flat ? ground : 'url(#paper)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vx} ${vy} ${vw} ${vh}"><defs>${defs}</defs><rect x="${vx}" y="${vy}" width="${vw}" height="${vh}" fill="${fill}"/>${under}${body}${over}</svg>`
}
