import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSizeCharts as words } from '@/content/admin/catalogue/size-charts'
import { useShopSettings } from '@/data/settings/shop-settings'
import { adminSizeChartsQuery } from '@/data/size-charts/admin-size-charts'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../../shared/page/state-note'
import { SizeChartEditor } from './size-chart-editor'

/** One size chart, or a new one. */
export function SizeChartPage() {
  const { chartId } = useParams()
  const language = useShopSettings()?.language
  const { data, isLoadingError, error, refetch } = useQuery(adminSizeChartsQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  if (isLoadingError)
    return <ErrorNote heading="h1" title={words.error} error={error} retry={() => void refetch()} />
  if (!data || language === undefined) return <Skeleton className="m-7 h-160" />
  if (chartId === 'new') return <SizeChartEditor key="new" saved={null} all={data} language={language} />
  const saved = data.charts.find(({ id }) => id === chartId)
  if (!saved?.chart)
    return (
      <StateNote
        heading="h1"
        {...words.form.missing}
        {...(saved && { text: words.form.unknown })}
        link={{ to: adminPaths.sizeCharts, label: words.form.back }}
      />
    )
  return <SizeChartEditor key={saved.id} saved={saved} all={data} language={language} />
}
