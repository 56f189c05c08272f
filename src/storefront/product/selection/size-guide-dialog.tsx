import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { howToMeasure, measureName, sizeGuideWords as words } from '@/content/product/size-guide'
import { common } from '@/content/shared/common'
import { sizeChartsQuery } from '@/data/size-charts/size-chart-queries'
import { chartGroups, type SizeChart } from '@/domain/product/size-guide'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { UnitSwitch } from '@/storefront/shared/product/unit-switch'
import { SelectField } from '@/ui/field'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { SizeChoiceTable } from './size-choice-table'
import { sizeUnit } from './size-unit'
import type { Selection } from './use-selection'

type SizeGuideDialogProps = {
  open: boolean
  onClose: () => void
  chart: string
  selection: Selection
}

/** The size charts, the product's own first. A size chosen in one is saved in this browser. */
export function SizeGuideDialog({ open, onClose, chart: first, selection }: SizeGuideDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      closeLabel={common.close}
      side="wide"
    >
      <SizeGuide first={first} selection={selection} onLeave={onClose} />
    </Sheet>
  )
}

type SizeGuideProps = { first: string; selection: Selection; onLeave: () => void }

function SizeGuide({ first, selection, onLeave }: SizeGuideProps) {
  const { savedSizes, selectSavedSize } = selection
  const { data: charts, error, refetch } = useQuery(sizeChartsQuery())
  // A chart may stand under two headings, so an option is both.
  const [shown, setShown] = useState<string | null>(null)
  const unit = sizeUnit.use()
  if (!charts)
    return (
      <div className="p-5 md:p-6">
        {error ? (
          <ErrorPanel error={error} retry={() => void refetch()} heading="h3" />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
    )
  const groups = chartGroups(charts)
  const options = groups.flatMap((group) => group.charts.map((chart) => ({ group, chart })))
  const keyOf = ({ group, chart }: (typeof options)[number]) => `${group.slug} ${chart.id}`
  const found =
    options.find((option) => keyOf(option) === shown) ??
    options.find(({ chart }) => chart.id === first) ??
    options[0]
  if (!found) return null
  const { chart, group } = found
  const savedSize = savedSizes[chart.id]
  const optionsOf = (of: (typeof groups)[number]) =>
    of.charts.map((each) => (
      <option key={each.id} value={`${of.slug} ${each.id}`}>
        {each.name}
      </option>
    ))
  return (
    <div className="grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={words.table}
          value={keyOf(found)}
          onChange={(event) => setShown(event.target.value)}
          className="min-w-60 flex-1"
        >
          {groups.map((each) =>
            each.name === '' ? (
              optionsOf(each)
            ) : (
              <optgroup key={each.slug} label={each.name}>
                {optionsOf(each)}
              </optgroup>
            ),
          )}
        </SelectField>
        <UnitSwitch unit={unit} onChange={(next) => sizeUnit.change(() => next)} />
      </div>
      <p className="text-14 text-muted">{words.choose}</p>
      <SizeChoiceTable
        key={chart.id}
        chart={chart}
        unit={unit}
        savedSize={savedSize}
        onChoose={(size) => selectSavedSize(chart.id, size)}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <p role="status">{savedSize !== undefined && words.remembered(savedSize)}</p>
        {savedSize !== undefined && (
          <button
            type="button"
            onClick={() => selectSavedSize(chart.id, null)}
            className="min-h-11 font-semibold underline underline-offset-4 hover:text-accent"
          >
            {words.forget}
          </button>
        )}
      </div>
      <HowToMeasure chart={chart} />
      <p className="text-14 text-muted">
        {words.body} {words.between}
      </p>
      <Link
        to={{ pathname: paths.sizeGuide, hash: `#${group.slug}` }}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold underline underline-offset-4 hover:text-accent"
      >
        {words.all}
      </Link>
    </div>
  )
}

function HowToMeasure({ chart }: { chart: SizeChart }) {
  const known = chart.measures.flatMap((measure) => {
    const how = howToMeasure(measure)
    return how === null ? [] : [{ measure, how }]
  })
  if (known.length === 0) return null
  return (
    <section aria-labelledby="size-how-to" className="rounded-surface bg-surface-sunken p-4">
      <h3 id="size-how-to" className="font-semibold">
        {words.howTo}
      </h3>
      <dl className="mt-2 grid gap-2 text-14">
        {known.map(({ measure, how }) => (
          <div key={measure}>
            <dt className="font-semibold">{measureName(measure)}</dt>
            <dd className="text-pretty">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
