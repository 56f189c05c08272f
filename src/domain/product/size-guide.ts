// Tables of sizes: body measures in centimetres and inches.

export type Unit = 'cm' | 'in'
/** Centimetres of the body, from and to, or one number. */
export type Measure = number | readonly [from: number, to: number]

/** A table of the sizes of something. */
export type SizeChart = {
  /** By which browsers keep a size of it. */
  id: string
  name: string
  /** The headings of the size guide under which it stands. */
  groups: readonly { slug: string; name: string }[]
  /** What else a size is called, as EU, UK and US; the rows have one `others` for each. */
  systems: readonly string[]
  /** The measured body parts; each row has one `cm` for each of them. */
  measures: readonly string[]
  rows: readonly { size: string; others: readonly string[]; cm: readonly Measure[] }[]
}

/** Charts under the headings of the size guide, in the order of the first chart of each; those without one come last. */
export function chartGroups(charts: readonly SizeChart[]) {
  const groups = new Map<string, { slug: string; name: string; charts: SizeChart[] }>()
  const none: SizeChart[] = []
  for (const chart of charts) {
    if (chart.groups.length === 0) none.push(chart)
    for (const { slug, name } of chart.groups) {
      const group = groups.get(slug) ?? { slug, name, charts: [] }
      group.charts.push(chart)
      groups.set(slug, group)
    }
  }
  return [...groups.values(), ...(none.length > 0 ? [{ slug: 'sizes', name: '', charts: none }] : [])]
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
