import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type GuideTable, sizeTables, sizeGuideWords as words } from '@/content/product/size-guide'
import { common } from '@/content/shared/common'
import type { SizeTableId } from '@/domain/product/saved-size'
import { keysOf } from '@/domain/text/keys'
import { UnitSwitch } from '@/storefront/shared/product/unit-switch'
import { SelectField } from '@/ui/field'
import { Sheet } from '@/ui/sheet'
import { SizeChoiceTable } from './size-choice-table'
import { sizeUnit } from './size-unit'
import type { Selection } from './use-selection'

type SizeGuideDialogProps = {
  open: boolean
  onClose: () => void
  table: SizeTableId
  selection: Selection
}

const groups = keysOf(sizeTables)

/** The size tables, the product's own first. A size chosen in one is saved in this browser. */
export function SizeGuideDialog({ open, onClose, table: first, selection }: SizeGuideDialogProps) {
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

function SizeGuide({
  first,
  selection,
  onLeave,
}: {
  first: SizeTableId
  selection: Selection
  onLeave: () => void
}) {
  const { savedSizes, selectSavedSize } = selection
  const [shown, setShown] = useState<string>(`${groupOf(first)} ${first}`)
  const unit = sizeUnit.use()
  const table = findTable(shown)
  if (!table) return null
  const savedSize = savedSizes[table.id]
  return (
    <div className="grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={words.table}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          className="min-w-60 flex-1"
        >
          {groups.map((group) => (
            <optgroup key={group} label={words.groups[group]}>
              {sizeTables[group].map(({ id, title }) => (
                <option key={id} value={`${group} ${id}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <UnitSwitch unit={unit} onChange={(next) => sizeUnit.change(() => next)} />
      </div>
      <p className="text-14 text-muted">{words.choose}</p>
      <SizeChoiceTable
        key={table.id}
        table={table}
        unit={unit}
        savedSize={savedSize}
        onChoose={(size) => selectSavedSize(table.id, size)}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <p role="status">{savedSize !== undefined && words.remembered(savedSize)}</p>
        {savedSize !== undefined && (
          <button
            type="button"
            onClick={() => selectSavedSize(table.id, null)}
            className="min-h-11 font-semibold underline underline-offset-4 hover:text-accent"
          >
            {words.forget}
          </button>
        )}
      </div>
      <HowToMeasure table={table} />
      <p className="text-14 text-muted">
        {words.body} {words.between}
      </p>
      <Link
        to={{ pathname: paths.sizeGuide, hash: `#${groupOf(table.id)}` }}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold underline underline-offset-4 hover:text-accent"
      >
        {words.all}
      </Link>
    </div>
  )
}

function HowToMeasure({ table }: { table: GuideTable }) {
  return (
    <section aria-labelledby="size-how-to" className="rounded-surface bg-surface-sunken p-4">
      <h3 id="size-how-to" className="font-semibold">
        {words.howTo}
      </h3>
      <dl className="mt-2 grid gap-2 text-14">
        {table.measures.map((measure) => (
          <div key={measure}>
            <dt className="font-semibold">{words.measures[measure]}</dt>
            <dd className="text-pretty">{words.howToMeasure[measure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const groupOf = (id: SizeTableId) =>
  groups.find((group) => sizeTables[group].some((table) => table.id === id)) ?? 'women'

function findTable(shown: string): GuideTable | undefined {
  const [group, id] = shown.split(' ')
  return groups
    .filter((each) => each === group)
    .flatMap((each) => [...sizeTables[each]])
    .find((table) => table.id === id)
}
