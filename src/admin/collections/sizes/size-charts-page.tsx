import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSizeCharts as words } from '@/content/admin/catalogue/size-charts'
import { comma } from '@/content/shared/lists'
import { adminSizeChartsQuery } from '@/data/size-charts/admin-size-charts'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { BackLink } from '../../shared/page/back-link'
import { PageHeader } from '../../shared/page/page-header'
import { panel } from '../../shared/page/panel'
import { LoadingError, StaleNote, StateNote } from '../../shared/page/state-note'
import { usesOfChart } from './chart-uses'

/** The shop's size charts; one opens on a page of its own. */
export function SizeChartsPage() {
  const list = useQuery(adminSizeChartsQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  const add = (
    <Link to={adminPaths.sizeChart('new')} className={buttonClass({ size: 'small' })}>
      <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
      {words.add}
    </Link>
  )
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.title} above={<BackLink to={adminPaths.structure}>{words.back}</BackLink>}>
        {list.data && list.data.charts.length > 0 && add}
      </PageHeader>
      <StaleNote query={list} />
      {list.isPending && <Skeleton className="mt-4 h-80" />}
      <LoadingError title={words.error} query={list} />
      {list.data &&
        (list.data.charts.length === 0 ? (
          <StateNote {...words.none}>{add}</StateNote>
        ) : (
          <section aria-label={words.title} className={`mt-4 max-w-200 ${panel}`}>
            <p className="px-4 py-3 text-muted">{words.text}</p>
            <ul>
              {list.data.charts.map(({ id, name, chart }) => {
                const uses = usesOfChart(list.data, id)
                return (
                  <li key={id} className="relative border-t border-line px-4 py-2.5 hover:bg-surface">
                    <Link
                      to={adminPaths.sizeChart(id)}
                      className="font-semibold after:absolute after:inset-0"
                    >
                      <bdi>{name}</bdi>
                    </Link>
                    <p className="text-12 text-muted">
                      {chart && `${words.sizes(chart.rows.length)} · `}
                      {uses.length > 0 ? uses.map((user) => user.name).join(comma) : words.unused}
                    </p>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
    </div>
  )
}
