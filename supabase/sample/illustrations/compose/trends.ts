import type { TREND_NAMES } from '../compositions.ts'
import { ring } from '../kit/geometry.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field } from '../kit/zellige.ts'

type Name = (typeof TREND_NAMES)[number]

const W = 400
const H = 500
const NIGHT = '#17183A'

export const GLOW =
  '<filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter><filter id="halo" x="-60%" y="-400%" width="220%" height="900%"><feGaussianBlur stdDeviation="26"/></filter>'

/** a tube of light: its haze, its colour, its white core */
export const light = (d: string, colour: string, w = 3): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${colour}" stroke-width="${w * 3.4}" opacity=".75" filter="url(#glow)"/><path d="${d}" stroke="${colour}" stroke-width="${w}"/><path d="${d}" stroke="#fff" stroke-width="${w * 0.42}" opacity=".9"/></g>`

/** what lies on a good, drawn in the good's own units */
export const onto = ({ x, y, size = 1, rotate = 0 }: Placed, body: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${size}) translate(-200 -250)">${body}</g>`

/** a floor of lines that run to one point */
function grid(horizon: number, colour: string): string {
  let d = ''
  for (let i = -9; i <= 9; i++) d += `M${200 + i * 14} ${horizon}L${200 + i * 92} ${H + 20}`
  for (let k = 0; k < 8; k++) {
    const y = horizon + (H - horizon) * (k / 7) ** 2.1
    d += `M0 ${y.toFixed(1)}H${W}`
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1" opacity=".45"/>`
}

/** the paths of the sneaker's pair, as in goods/sneaker.ts */
const SHOES = [
  'translate(6 -66) rotate(-10 200 240) translate(200 240) scale(1 .84) translate(-210 -236)',
  'translate(-2 92) rotate(-1 200 240) translate(200 240) scale(1 .84) translate(-210 -236)',
]
const SOLE = 'M64 308C100 313 150 317 210 318C262 318 318 314 354 304'

function futuristic(): string {
  const shoe: Placed = {
    good: 'sneaker',
    x: 204,
    y: 262,
    size: 1.02,
    rotate: -6,
    color: '#E8E6F6',
    accent: '#4B3FD1',
    shadow: 1.2,
  }
  const soles = SHOES.map((t) => `<g transform="${t}">${light(SOLE, '#3FE0E6', 5)}</g>`).join('')
  const pools = SHOES.map(
    (t) =>
      `<g transform="${t}"><ellipse cx="210" cy="336" rx="150" ry="20" fill="#2CC9E8" opacity=".75" filter="url(#halo)"/></g>`,
  ).join('')
  return scene({
    w: W,
    h: H,
    ground: NIGHT,
    under: GLOW + grid(236, '#7A6CF0') + onto(shoe, pools),
    items: [shoe],
    over: onto(shoe, soles),
  })
}

/** light broken into colours: every tone of the drawing takes another hue, as on foil */
const FOIL =
  '<filter id="foil" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" values=".5 .4 .2 0 0 .5 .4 .2 0 0 .5 .4 .2 0 0 0 0 0 1 0" result="grey"/><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="2" seed="11" result="cloud"/><feColorMatrix in="cloud" values="1.500 0 0 0 -.25 1.500 0 0 0 -.25 1.500 0 0 0 -.25 0 0 0 0 1" result="veil"/><feComposite in="grey" in2="veil" operator="arithmetic" k1="0" k2=".7" k3=".62" k4="-.16"/><feComponentTransfer result="hues"><feFuncR type="table" tableValues=".24 .36 .70 .98 1 .84 .54 .52 .90 1 .76"/><feFuncG type="table" tableValues=".30 .66 .92 .84 .60 .56 .78 .93 .90 .64 .72"/><feFuncB type="table" tableValues=".78 .97 .90 .60 .78 .98 1 .80 .60 .84 1"/></feComponentTransfer><feBlend in="grey" in2="hues" mode="overlay"/><feComposite in2="SourceGraphic" operator="in"/></filter>'

function holographic(): string {
  return scene({
    w: W,
    h: H,
    ground: '#C9BFEF',
    under:
      FOIL + field({ w: W, h: H, R: 22, ox: W, oy: 0, reach: 300, solid: 0, line: '#6A5BC9', lineOp: 0.34 }),
    items: [
      {
        good: 'clutch',
        x: 222,
        y: 192,
        size: 0.84,
        rotate: 6,
        color: '#9F98C2',
        accent: '#A9A7C2',
        effect: 'foil',
      },
      {
        good: 'slide',
        x: 150,
        y: 376,
        size: 0.5,
        rotate: -24,
        color: '#9F98C2',
        accent: '#9A97B8',
        effect: 'foil',
      },
    ],
  })
}

function led(): string {
  const jacket: Placed = {
    good: 'bomber',
    x: 200,
    y: 256,
    size: 1.04,
    rotate: -3,
    color: '#25242E',
    accent: '#8F95A8',
    pattern: 'satin',
    shadow: 1.3,
  }
  const half = (m: 1 | -1, colour: string) => {
    const p = (x: number) => 200 + m * (x - 200)
    const d = `M${p(236)} 82C${p(262)} 90 ${p(276)} 96 ${p(292)} 101C${p(284)} 130 ${p(281)} 170 ${p(285)} 214C${p(290)} 280 ${p(291)} 330 ${p(289)} 364`
    const arm = `M${p(296)} 106C${p(322)} 130 ${p(344)} 214 ${p(352)} 330`
    const welt = `M${p(262)} 258L${p(282)} 318`
    return light(d, colour, 3.2) + light(arm, colour, 2.6) + light(welt, colour, 2.6)
  }
  const hem = light('M112 366C150 374 250 374 288 366', '#FF5FA2', 3.2)
  return scene({
    w: W,
    h: H,
    ground: '#231B3F',
    under:
      GLOW +
      `<ellipse cx="110" cy="270" rx="120" ry="170" fill="#2CC9E8" opacity=".4" filter="url(#halo)"/><ellipse cx="292" cy="270" rx="120" ry="170" fill="#FF4F98" opacity=".42" filter="url(#halo)"/>` +
      field({ w: W, h: H, R: 22, ox: 0, oy: H, reach: 290, solid: 0, line: '#B9A8FF', lineOp: 0.34 }),
    items: [jacket],
    over: onto(jacket, half(-1, '#3FE0E6') + half(1, '#FF5FA2') + hem),
  })
}

/** an arc from the top, `share` of the whole turn */
const arc = (r: number, share: number): string => {
  const a = share * 2 * Math.PI
  const x = (200 + r * Math.sin(a)).toFixed(1)
  const y = (250 - r * Math.cos(a)).toFixed(1)
  return `M200 ${250 - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`
}

function smart(): string {
  const rings: readonly (readonly [r: number, share: number, colour: string])[] = [
    [184, 0.72, '#B9472F'],
    [160, 0.58, '#E9A23B'],
    [136, 0.84, '#4B3FD1'],
  ]
  const drawn = rings
    .map(
      ([r, share, c]) =>
        `<path d="${ring(200, 250, r)}" fill="none" stroke="${c}" stroke-width="14" opacity=".16"/><path d="${arc(r, share)}" fill="none" stroke="${c}" stroke-width="14" stroke-linecap="round"/>`,
    )
    .join('')
  const pulse =
    '<path d="M40 456H262L274 434L290 478L304 444L314 456H360" fill="none" stroke="#1F6F5C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>'
  return scene({
    w: W,
    h: H,
    ground: '#CFE3DA',
    under: drawn + pulse,
    items: [
      {
        good: 'watch',
        x: 200,
        y: 246,
        size: 0.96,
        rotate: 0,
        color: '#2A2724',
        accent: '#C9CDD3',
        metal: 'silver',
      },
    ],
  })
}

const TILES: Readonly<Record<Name, () => string>> = {
  'futuristic-tech': futuristic,
  holographic,
  'led-fashion': led,
  'smart-wear': smart,
}
/** a tile of what the shop dreams of */
export const trend = (name: Name): string => TILES[name]()
