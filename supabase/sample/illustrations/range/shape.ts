import type { GoodName } from '../goods/index.ts'
import { lightness, tone } from '../kit/colour.ts'
import type { Print } from '../kit/patterns.ts'
import type { Ground } from '../kit/scene.ts'
import { type ColourName, DYES, isColourName } from './dyes.ts'

/** what a look is called: a print, a metal, or the scent of what has no colour */
type Metal = 'gold' | 'silver'
type Scent = 'argan' | 'rose' | 'neroli' | 'amber' | 'fig' | 'olive' | 'sunset' | 'night'
export type Pattern = Print | Metal | Scent

/** One kind of thing in the generated catalogue, with every look it is drawn in. */
export interface Kind {
  readonly kind: string
  readonly good: GoodName
  /**
   * pattern to its colours: "Pink Navy=#24304F Gold=#D2A24C/#7A4B1E =#EBA85A/#1F3F6F", a name alone takes the
   * usual dye, after "=" stand a drawing colour and a second colour; without a name the thing has no colour.
   */
  readonly looks: Readonly<Partial<Record<Pattern, string>>>
  /** {cloth} is the pattern and colour in words, {colour} the colour alone, {scent} the pattern's name */
  readonly alt: string
  /** second colour of what is not printed: buttons, soles, cords; "deep" and "pale" are tones of the first */
  readonly trim?: string
  /** the cloth that "plain" is made of, where it is not the drawing's own */
  readonly plain?: Print
  /** children's things lie smaller on their paper */
  readonly scale?: number
  readonly papers?: readonly Ground[]
}

export interface RangePicture {
  readonly kind: Kind
  readonly pattern: Pattern
  /** empty for what has no colour */
  readonly color: ColourName | ''
  readonly src: string
  readonly alt: string
  readonly cloth: string
  readonly accent: string
  readonly ground: Ground
}

/** prints whose ground is undyed and whose figure has the colour */
const UNDYED = new Set<Pattern>(['stripe', 'check', 'ikat', 'houndstooth', 'zellige'])
const CREAM = '#F8F2E6'

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
  gold: 'gold and {colour}',
  silver: 'silver and {colour}',
  satin: '{colour} satin',
  cord: '{colour} corduroy',
  linen: '{colour} linen',
  suede: '{colour} suede',
}

const secondColour = (kind: Kind, pattern: Pattern, name: ColourName | '', cloth: string): string => {
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

function look(kind: Kind, pattern: Pattern, token: string, turn: number): RangePicture {
  const [name = '', paint = ''] = token.split('=')
  if (name && !isColourName(name)) throw new Error(`${kind.kind}: ${name} is not a colour of the range`)
  const color = isColourName(name) ? name : ''
  const [first, second] = paint.split('/')
  const cloth = first || (UNDYED.has(pattern) || !color ? CREAM : DYES[color].cloth)
  const papers = kind.papers ?? (color ? DYES[color].papers : (['sand', 'rose', 'mint', 'lilac'] as const))
  const colour = color === 'Sky' ? 'sky blue' : color.toLowerCase()
  const words = (WORDS[pattern] ?? '{colour}').replaceAll('{colour}', colour)
  return {
    kind,
    pattern,
    color,
    src: `/catalogue/range/${[kind.kind, pattern, color].filter(Boolean).join('-').toLowerCase()}.webp`,
    alt: kind.alt.replaceAll('{cloth}', words).replaceAll('{colour}', colour).replaceAll('{scent}', pattern),
    cloth,
    accent: second || secondColour(kind, pattern, color, cloth),
    ground: papers[turn % papers.length] ?? 'sand',
  }
}

/** every picture of a kind, in the order written; `turn` moves the choice of papers on, so that kinds differ */
export const looksOf = (kind: Kind, turn: number): RangePicture[] =>
  (Object.entries(kind.looks) as [Pattern, string][])
    .flatMap(([pattern, tokens]) => tokens.split(' ').map((token) => [pattern, token] as const))
    .map(([pattern, token], i) => look(kind, pattern, token, i + turn))
