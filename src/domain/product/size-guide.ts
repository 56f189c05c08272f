// Tables of sizes: body measures in centimetres and inches.
import type { SizeTableId } from './saved-size'

export type Unit = 'cm' | 'in'
/** Centimetres of the body, from and to, or one number. */
export type Measure = number | readonly [from: number, to: number]

export type SizeTable<Name extends string = string> = {
  id: SizeTableId
  title: string
  /** What else a size is called, as EU, UK and US; the rows have one `others` for each. */
  systems: readonly string[]
  /** The measured body parts; each row has one `cm` for each of them. */
  measures: readonly Name[]
  rows: readonly { size: string; others: readonly string[]; cm: readonly Measure[] }[]
}

const quarters = ['', '¼', '½', '¾']

/** Centimetres as inches on a tape: whole ones and quarters. */
export function toInches(cm: number): string {
  const count = Math.round((cm / 2.54) * 4)
  const whole = Math.floor(count / 4)
  return `${whole || (count % 4 === 0 ? 0 : '')}${quarters[count % 4]}`
}

/** A measure without its unit: `84–87`, `33–34¼`. */
export function formatMeasure(measure: Measure, unit: Unit): string {
  const format = unit === 'cm' ? String : toInches
  return typeof measure === 'number' ? format(measure) : measure.map(format).join('–')
}
