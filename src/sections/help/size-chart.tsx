import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { howToMeasure, measureName, sizeGuideWords as words } from '@/content/product/size-guide'
import { documentWords } from '@/content/shared/document'
import { useShopSettings } from '@/data/settings/shop-settings'
import { sizeChartsQuery } from '@/data/size-charts/size-chart-queries'
import { chartGroups, type Unit } from '@/domain/product/size-guide'
import { SizeTableView } from '@/storefront/shared/help/size-table-view'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { UnitSwitch } from '@/storefront/shared/product/unit-switch'
import { buttonClass } from '@/ui/button'
import { useIsHydrating } from '@/ui/hydration'
import { line, lines, type SectionProps } from '../fields'

export const schema = () => v.object({ title: line(80), text: lines(240) })

export const queries = () => [sizeChartsQuery()]

/** The shop's size charts under one of their headings, in centimetres or inches, and how to measure. Both choices are in the URL. */
export function Section({ id, section: { title, text } }: SectionProps<typeof schema>) {
  const shop = useShopSettings()
  const { data, error, refetch } = useQuery(sizeChartsQuery())
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  // The server's HTML knows no hash.
  const hash = useIsHydrating() ? '' : location.hash
  const groups = chartGroups(data ?? [])
  const group = groups.find(({ slug }) => hash === `#${slug}`) ?? groups[0]
  useAnchorFocus((anchor) => anchor === group?.slug)
  if (data?.length === 0) return null
  const unit: Unit = params.get('unit') === 'in' ? 'in' : 'cm'
  const measures = [...new Set(group?.charts.flatMap((chart) => chart.measures))].flatMap((measure) => {
    const how = howToMeasure(measure)
    return how === null ? [] : [{ measure, how }]
  })
  const choose = (next: Unit) =>
    navigate({ search: next === 'cm' ? '' : '?unit=in', hash }, { replace: true, preventScrollReset: true })
  return (
    <>
      <HelpBanner title={title || words.title} lead={text || words.lead}>
        {groups.length > 1 && (
          <nav aria-label={documentWords.contents} className="mt-5 print:hidden">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ slug, name }) => (
                <li key={slug}>
                  <Link
                    to={{ search: unit === 'in' ? 'unit=in' : '', hash: `#${slug}` }}
                    replace
                    aria-current={group?.slug === slug ? 'true' : undefined}
                    className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-5 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
                  >
                    {name || words.others}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </HelpBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-8 pb-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          {error && !data && <ErrorPanel error={error} retry={() => void refetch()} />}
          {group && (
            <section aria-labelledby={group.slug} className="mb-12">
              <div className="flex flex-wrap items-end justify-between gap-3">
                <h2 id={group.slug} tabIndex={-1} className="scroll-mt-40 text-44 leading-tight outline-none">
                  {group.name || words.others}
                </h2>
                <UnitSwitch unit={unit} onChange={choose} />
              </div>
              {group.charts.map((chart) => (
                <SizeTableView key={chart.id} group={group.slug} chart={chart} unit={unit} />
              ))}
            </section>
          )}
          <p className="max-w-prose text-14 text-muted">
            {words.body} {words.between}
          </p>
        </div>
        <aside
          aria-labelledby={`${id}-measuring`}
          className="rounded-surface bg-surface-sunken p-6 lg:sticky lg:top-28"
        >
          <h2 id={`${id}-measuring`} className="text-28 leading-tight">
            {words.howTo}
          </h2>
          <dl className="mt-3">
            {measures.map(({ measure, how }) => (
              <div key={measure} className="border-t border-ink/15 py-2.5">
                <dt className="font-semibold">{measureName(measure)}</dt>
                <dd className="text-14 text-pretty">{how}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 print:hidden">
            <Link to={paths.contact} className={buttonClass({ look: 'line', size: 'medium' })}>
              {words.ask(shop?.name ?? '')}
            </Link>
          </p>
        </aside>
      </div>
    </>
  )
}
