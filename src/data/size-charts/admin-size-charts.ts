import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type StoredChart, storedChart } from '@/domain/product/size-chart-form'
import { auditKeys } from '../audit/audit-keys'
import { adminCollectionKeys } from '../collections/admin-collection-keys'
import { collectionKeys } from '../collections/collection-keys'
import { pageKeys } from '../pages/page-keys'
import { productKeys } from '../products/product-keys'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { column, rowOf } from '../supabase/schemas'

const chart = rowOf({
  id: v.string(),
  name: v.string(),
  /** Null where the row is not of the form of a chart. */
  chart: v.fallback(v.nullable(storedChart), null),
  version: column('updated_at', v.string()),
})
export type AdminSizeChart = v.InferOutput<typeof chart>
const user = rowOf({
  id: v.string(),
  name: v.string(),
  chartId: column('size_chart_id', v.nullable(v.string())),
})
/** What has a chart of its own, or may have one. */
export type ChartUser = v.InferOutput<typeof user>

/** Every size chart in the shop's order, and the departments and collections that use one. */
export const adminSizeChartsQuery = () =>
  queryOptions({
    queryKey: adminCollectionKeys.sizeCharts(),
    queryFn: async ({ signal }) => {
      const [charts, departments, collections] = await Promise.all([
        allRows(
          rest
            .from('size_charts')
            .select('id,name,chart,updated_at', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('departments')
            .select('id,name,size_chart_id', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('collections')
            .select('id,name,size_chart_id', { count: 'exact' })
            .is('former_of', null)
            .order('name')
            .order('id')
            .abortSignal(signal),
        ),
      ])
      return {
        charts: parseAnswer('size_charts', v.array(chart), charts),
        departments: parseAnswer('departments', v.array(user), departments),
        collections: parseAnswer('collections', v.array(user), collections),
      }
    },
  })

type SizeChartChange = {
  id: string
  /** The version that the owner edited; null for a new chart. */
  version: string | null
  name: string
  chart: StoredChart
  /** Ids of those that are to use it from now on, or no longer. */
  departments: { add: string[]; remove: string[] }
  collections: { add: string[]; remove: string[] }
}

/** What names a chart follows the chart, so that a save that broke off can be repeated. */
async function saveSizeChart(change: SizeChartChange): Promise<void> {
  const { id, version, name, chart: stored, departments, collections } = change
  const table = rest.from('size_charts')
  if (version === null) await unwrap(table.upsert({ id, name, chart: stored }).select('id'))
  else {
    const saved = await unwrap(
      table.update({ name, chart: stored }).eq('id', id).eq('updated_at', version).select('id'),
    )
    if (saved.length === 0) throw new AppError('conflict', 'SIZE_CHART_CHANGED')
  }
  const set = (of: 'departments' | 'collections', ids: string[], chartId: string | null) =>
    ids.length === 0
      ? Promise.resolve()
      : unwrap(rest.from(of).update({ size_chart_id: chartId }).in('id', ids).select('id'))
  await Promise.all([
    set('departments', departments.add, id),
    set('departments', departments.remove, null),
    set('collections', collections.add, id),
    set('collections', collections.remove, null),
  ])
}

function useSizeChartChange<Change>(change: (change: Change) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [collectionKeys.all, pageKeys.all, productKeys.all, auditKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** @throws AppError of the kind `conflict`: SIZE_CHART_CHANGED by another owner */
export const useSaveSizeChart = () => useSizeChartChange(saveSizeChart)
/** @throws AppError of the kind `conflict`: IS_SHOWN {places} */
export const useDeleteSizeChart = () =>
  useSizeChartChange((id: string) => unwrap(rest.from('size_charts').delete().eq('id', id).select('id')))
