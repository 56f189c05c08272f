import * as v from 'valibot'
import type { SizeChart } from '@/domain/product/size-guide'
import { resolveContent } from '@/domain/store/content'
import { language } from '@/domain/text/language'
import { rpc } from '../supabase/rpc'

const measure = v.union([v.number(), v.tuple([v.number(), v.number()])])
const texts = v.optional(v.array(v.string()), [])

/** The JSON of a chart, its texts in one language. */
const chart = v.object({
  groups: v.optional(
    v.array(v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), name: v.string() })),
    [],
  ),
  systems: texts,
  columns: v.array(v.string()),
  rows: v.array(v.object({ size: v.string(), others: texts, measures: v.array(measure) })),
})
const answer = v.array(
  v.object({ id: v.string(), name: v.string(), chart: v.unknown(), fallback: v.string() }),
)

/** The size charts; one that has not the form of a chart is left out. @throws AppError */
export async function fetchSizeCharts(signal: AbortSignal): Promise<SizeChart[]> {
  const rows = await rpc('size_charts', {}, answer, { get: true, signal })
  return rows.flatMap(({ id, name, chart: stored, fallback }) => {
    const using = { targets: {}, media: {}, screens: {}, language, fallback }
    const { success, output } = v.safeParse(chart, resolveContent(stored, using))
    if (!success) return []
    const { groups, systems, columns } = output
    return {
      ...{ id, name, groups, systems, measures: columns },
      rows: output.rows.map(({ size, others, measures }) => ({ size, others, cm: measures })),
    }
  })
}
