import { beauty } from './generated/beauty.ts'
import { type Axes, axesOf } from './generated/designs.ts'
import { DYES } from './generated/dyes.ts'
import { extras } from './generated/extras.ts'
import { kids } from './generated/kids.ts'
import { layers } from './generated/layers.ts'
import { colours, looksOf } from './generated/looks.ts'
import type { Kind, Pattern } from './generated/shape.ts'
import { women } from './generated/women.ts'
import type { GoodName } from './goods/index.ts'
import type { Cut } from './kit/cut.ts'
import { DECORS, isDecorCode } from './kit/decor.ts'
import { isPrinted, PRINT_TILES, type Print } from './kit/patterns.ts'
import type { Ground } from './kit/scene.ts'
import type { Subject } from './subject.ts'

/** every kind of product in the generated catalogue */
export const KINDS: readonly Kind[] = [...women, ...layers, ...extras, ...kids, ...beauty]

const BY_NAME = new Map(KINDS.map((kind) => [kind.kind, { kind, looks: looksOf(kind) }]))

const CUTS: Readonly<Record<string, Cut>> = { w: 'women', m: 'men', k: 'kids' }
/** where the papers of a product without colours come from */
const PAPERS: readonly Ground[] = ['sand', 'rose', 'mint', 'lilac']
/** prints are of the usual size, finer or larger */
const PRINT_SCALES = [1, 0.72, 1.35]

/** what has no buttons, cords or soles in a second colour */
const UNTRIMMED = new Set<GoodName>(['tee', 'knit', 'wrapDress', 'sundress', 'swimsuit', 'bikini'])

const isPrint = (name: Pattern): name is Print => Object.hasOwn(PRINT_TILES, name)

/** How much room the axes of a kind leave a design; one beyond it is none. */
function isWithin({ decors, fits, lengths, inks }: Axes, [decor = '', fit, length, ink]: readonly string[]) {
  return (
    decors.includes(decor) &&
    Number(fit) < fits.length &&
    Number(length) < lengths.length &&
    Number(ink) < inks
  )
}

/**
 * What a path says about a picture of the generated catalogue, `<kind>/<pattern>-<design>/<colour>`: a design is a letter
 * for the cut, and a digit each for decoration, fit, length, second colour and paper (`w01020`). A product without
 * colours says `front` or another view alone. Undefined for what the catalogue has not.
 */
export function generatedSubject(kindName: string, look: string, colour: string): Subject | undefined {
  const { kind, looks } = BY_NAME.get(kindName) ?? {}
  const [, pattern, cutLetter = '', digits = ''] = /^([a-z]+)-([wmk])([0-9a-z]\d{4})$/.exec(look) ?? []
  const cut = CUTS[cutLetter]
  const patternLook = looks?.find((one) => one.pattern === pattern)
  const paint = patternLook?.paints.find(({ color }) => color.toLowerCase() === colour)
  const [decor = '', fit = '', length = '', ink = '', paper = ''] = digits
  if (!kind || !cut || !patternLook || !paint || !isDecorCode(decor)) return undefined
  if (!isWithin(axesOf(kind.kind), [decor, fit, length, ink])) return undefined
  const { color } = paint
  const name = patternLook.pattern
  const print = isPrint(name) ? name : kind.plain
  const papers = kind.papers ?? (color ? DYES[color].papers : PAPERS)
  const { cloth, accent } = colours(kind, name, paint, Number(ink))
  const scale = (PRINT_SCALES[Number(ink)] ?? 1) * (kind.scale ? 1.1 : 1)
  return {
    good: kind.good,
    ground: papers[Number(paper) % papers.length] ?? 'sand',
    pattern: print,
    material: print ?? 'plain',
    color: cloth,
    accent,
    metal: name === 'gold' || name === 'silver' ? name : undefined,
    label: color ? undefined : name.toUpperCase(),
    shape: { cut, fit: Number(fit), length: Number(length) },
    decor: DECORS[decor],
    edged: Number(ink) > 0 && UNTRIMMED.has(kind.good) && !(print && isPrinted(print)),
    paperScale: kind.scale,
    printScale: print && isPrinted(print) ? scale : undefined,
  }
}
