import { lightness, tone } from '../kit/colour.ts'
import { axesOf, POOLS } from './designs.ts'
import { type ColourName, DYES, isColourName } from './dyes.ts'
import type { Kind, Pattern } from './shape.ts'

/** prints whose ground is undyed and whose figure has the colour */
const UNDYED = new Set<Pattern>(['stripe', 'check', 'ikat', 'houndstooth', 'zellige'])
const CREAM = '#F8F2E6'
/** undyed cloth comes in these tints, one for each second colour of a design */
const GROUNDS = [CREAM, '#F7E2D8', '#DFE9EC']

const WORDS: Readonly<Partial<Record<Pattern, string>>> = {
  plain: '{colour}',
  floral: '{colour} with large flowers',
  ditsy: '{colour} with small flowers',
  stripe: '{colour} and white stripes',
  pinstripe: '{colour} with fine stripes',
  check: '{colour} and white check',
  polka: '{colour} with dots',
  ikat: '{colour} ikat',
  zellige: 'white with {colour} zellige stars',
  leopard: '{colour} leopard print',
  houndstooth: '{colour} and white houndstooth',
  star: '{colour} with stars',
  lemon: '{colour} with lemons',
  heart: '{colour} with hearts',
  holo: 'holographic {colour}',
  gold: 'gold and {colour}',
  silver: 'silver and {colour}',
  satin: '{colour} satin',
  cord: '{colour} corduroy',
  linen: '{colour} linen',
  suede: '{colour} suede',
}

/** One colour of one pattern: what is drawn in. */
export interface Paint {
  /** empty for what has no colour */
  readonly color: ColourName | ''
  readonly cloth?: string | undefined
  readonly second?: string | undefined
}
export interface PatternLook {
  readonly pattern: Pattern
  readonly paints: readonly Paint[]
  /** alternative text; {colour} is left for the colour's name in lower case */
  readonly alt: string
}

function paintOf(kind: Kind, token: string): Paint {
  const [name = '', drawn = ''] = token.split('=')
  if (name && !isColourName(name)) throw new Error(`${kind.kind}: ${name} is not a colour of the catalogue`)
  const [cloth, second] = drawn.split('/')
  return { color: isColourName(name) ? name : '', cloth: cloth || undefined, second }
}

/** The patterns of a kind with their colours: those that it names, then its pool's. */
export function looksOf(kind: Kind): readonly PatternLook[] {
  const { pool, prints = [] } = axesOf(kind.kind)
  const patterns = [...new Set([...(Object.keys(kind.looks) as Pattern[]), ...prints])]
  return patterns.map((pattern) => {
    const own = (kind.looks[pattern] ?? '').split(' ').filter(Boolean)
    // Foil comes in its own few colours.
    const paints = [...own, ...(pool && pattern !== 'holo' ? POOLS[pool].split(' ') : [])].map((token) =>
      paintOf(kind, token),
    )
    const first = new Map(paints.toReversed().map((paint) => [paint.color, paint]))
    const words = WORDS[pattern] ?? '{colour}'
    return {
      pattern,
      paints: paints.filter((paint) => first.get(paint.color) === paint),
      alt: kind.alt.replaceAll('{cloth}', words).replaceAll('{scent}', pattern),
    }
  })
}

const LIGHT_INKS = ['#2B3860', '#1F6F5C', '#B9472F']
const DARK_INKS = ['#F4C766', '#FBF4E6', '#E8A08A']

/** The cloth and its second colour, of which a design has the usual one (`ink` 0) or another. */
export function colours(kind: Kind, pattern: Pattern, paint: Paint, ink: number) {
  const { color } = paint
  const undyed = UNDYED.has(pattern) && !paint.second
  const ground = GROUNDS[ink % GROUNDS.length] ?? CREAM
  const cloth = undyed && color ? ground : (paint.cloth ?? (color ? DYES[color].cloth : CREAM))
  const usual = paint.second ?? secondColour(kind, pattern, color, cloth)
  if (ink === 0 || (undyed && color)) return { cloth, accent: usual }
  const inks = lightness(cloth) > 0.62 ? LIGHT_INKS : DARK_INKS
  const others = inks.filter((other) => other !== usual)
  return { cloth, accent: others[(ink - 1) % others.length] ?? usual }
}

function secondColour(kind: Kind, pattern: Pattern, name: ColourName | '', cloth: string): string {
  const ink = name ? DYES[name].ink : '#E9A23B'
  if (name && UNDYED.has(pattern))
    return tone(DYES[name].cloth, lightness(DYES[name].cloth) > 0.75 ? -0.09 : 0)
  if (pattern === 'polka' || pattern === 'heart') return lightness(cloth) < 0.68 ? '#FBF4E6' : ink
  if (pattern === 'star') return lightness(cloth) < 0.6 ? '#F4C766' : ink
  if (pattern === 'pinstripe') return lightness(cloth) < 0.6 ? '#D9D3C4' : tone(cloth, -0.3, 0.03)
  if (pattern === 'floral' || pattern === 'ditsy' || pattern === 'lemon') return ink
  if (kind.trim === 'deep') return tone(cloth, -0.13)
  if (kind.trim === 'pale') return tone(cloth, 0.16)
  return kind.trim ?? '#E9C989'
}
