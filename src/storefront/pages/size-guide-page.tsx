import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { sizeTables, sizeGuideWords as words } from '@/content/product/size-guide'
import { sizePage } from '@/content/product/size-page'
import { common } from '@/content/shared/common'
import { documentWords } from '@/content/shared/document'
import type { Unit } from '@/domain/product/size-guide'
import { keysOf } from '@/domain/text/keys'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { UnitSwitch } from '@/storefront/shared/product/unit-switch'
import { buttonClass } from '@/ui/button'
import { useIsHydrating } from '@/ui/hydration'
import { usePageHead } from '@/ui/page-head'
import { SizeTableView } from './size-table-view'

const groups = keysOf(sizeTables)

/** The size tables of one department in centimetres or inches, and how to measure. Both choices are in the URL. */
export function SizeGuidePage() {
  usePageHead({ title: common.title(words.title), description: sizePage.description, path: paths.sizeGuide })
  useAnchorFocus()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  // The server's HTML knows no hash.
  const hash = useIsHydrating() ? '' : location.hash
  const unit: Unit = params.get('unit') === 'in' ? 'in' : 'cm'
  const group = groups.find((each) => hash === `#${each}`) ?? 'women'
  const measures = [...new Set(sizeTables[group].flatMap((table) => table.measures))]
  const choose = (next: Unit) =>
    navigate({ search: next === 'cm' ? '' : '?unit=in', hash }, { replace: true, preventScrollReset: true })
  return (
    <>
      <HelpBanner title={words.title} lead={sizePage.lead}>
        <nav aria-label={documentWords.contents} className="mt-5 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {groups.map((each) => (
              <li key={each}>
                <Link
                  to={{ search: unit === 'in' ? 'unit=in' : '', hash: `#${each}` }}
                  replace
                  aria-current={group === each ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-5 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
                >
                  {words.groups[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </HelpBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-8 pb-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <section aria-labelledby={group} className="mb-12">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 id={group} tabIndex={-1} className="scroll-mt-40 text-44 leading-tight outline-none">
                {words.groups[group]}
              </h2>
              <UnitSwitch unit={unit} onChange={choose} />
            </div>
            {sizeTables[group].map((table) => (
              <SizeTableView key={table.id} group={group} table={table} unit={unit} />
            ))}
          </section>
          <p className="max-w-prose text-14 text-muted">
            {words.body} {words.between}
          </p>
        </div>
        <aside
          aria-labelledby="measuring"
          className="rounded-surface bg-surface-sunken p-6 lg:sticky lg:top-28"
        >
          <h2 id="measuring" className="text-28 leading-tight">
            {words.howTo}
          </h2>
          <dl className="mt-3">
            {measures.map((measure) => (
              <div key={measure} className="border-t border-ink/15 py-2.5">
                <dt className="font-semibold">{words.measures[measure]}</dt>
                <dd className="text-14 text-pretty">{words.howToMeasure[measure]}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 print:hidden">
            <Link to={paths.contact} className={buttonClass({ look: 'line', size: 'medium' })}>
              {sizePage.ask(shop.name)}
            </Link>
          </p>
        </aside>
      </div>
    </>
  )
}
