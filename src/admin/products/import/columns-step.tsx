import type { FormEvent } from 'react'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { Panel, panelRow } from '@/admin/shared/page/panel'
import { adminImportColumns as words } from '@/content/admin/catalogue/import-columns'
import { chosenFields, type ImportField, importFields } from '@/domain/imports/import-fields'
import { SelectField } from '@/ui/field'
import { CollectionsPanel } from './collections-panel'
import type { OpenedFile } from './file-reader'
import type { ImportFile } from './use-import-file'

type ColumnsStepProps = { file: OpenedFile; source: ImportFile; onNext: () => void }

/** Says which column is what, with the first rows beside it, and where products of unknown collections go. */
export function ColumnsStep({ file, source, onNext }: ColumnsStepProps) {
  const { mapping, clearsEmpty } = source.choices
  const canGoOn = (['handle', 'title', 'sku'] as const).some((field) => mapping.includes(field))
  const leftOut = mapping.flatMap((field, column) =>
    field === null && file.samples.some((row) => (row[column] ?? '').trim() !== '')
      ? [file.head[column] || words.columns.noName(column + 1)]
      : [],
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn && source.gathered) onNext()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Panel id="import-columns" title={words.columns.title} by={words.columns.remembered}>
        <ul>
          {file.head.map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is their own
            <li key={column} className={`${panelRow} flex-wrap py-2.5 md:flex-nowrap`}>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium wrap-anywhere">
                  <bdi>{head || words.columns.noName(column + 1)}</bdi>
                </p>
                <Samples rows={file.samples} column={column} />
              </div>
              <FieldChoice
                name={head || words.columns.noName(column + 1)}
                value={mapping[column] ?? null}
                onChoose={(field) => source.setField(column, field)}
              />
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4 py-3 text-muted empty:hidden">
          {leftOut.length > 0 && words.columns.leftOut(leftOut)}
        </p>
        <label className="flex min-h-11 items-start gap-3 border-t border-line px-4 py-3">
          <input
            type="checkbox"
            checked={clearsEmpty}
            onChange={({ target }) => source.setClearsEmpty(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            {words.columns.clears}
            <span className="block text-14 text-muted">{words.columns.clearsHint}</span>
          </span>
        </label>
      </Panel>
      {source.gathered && <CollectionsPanel source={source} gathered={source.gathered} />}
      <ActionBar
        text={canGoOn ? words.columns.title : words.columns.needs}
        submit={words.columns.next}
        isBusy={!canGoOn || !source.gathered}
      />
    </form>
  )
}

function Samples({ rows, column }: { rows: readonly (readonly string[])[]; column: number }) {
  const shown = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
  if (shown.length === 0) return null
  return (
    <ul aria-label={words.columns.samples} className="mt-1 flex flex-wrap gap-1.5 text-14 text-muted">
      {shown.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that does not change
        <li key={place} dir="auto" className="max-w-56 truncate rounded-control bg-surface-sunken px-1.5">
          <bdi>{cell.slice(0, 120)}</bdi>
        </li>
      ))}
    </ul>
  )
}

type FieldChoiceProps = {
  name: string
  value: ImportField | null
  onChoose: (field: ImportField | null) => void
}

function FieldChoice({ name, value, onChoose }: FieldChoiceProps) {
  const offered = value === null || chosenFields.includes(value) ? chosenFields : [...chosenFields, value]
  return (
    <SelectField
      dense
      label={words.columns.fieldOf(name)}
      className="w-full *:first:sr-only md:w-72"
      value={value ?? ''}
      onChange={({ target }) => onChoose(importFields.find((field) => field === target.value) ?? null)}
    >
      <option value="">{words.columns.none}</option>
      {offered.map((field) => (
        <option key={field} value={field}>
          {words.fields[field]}
        </option>
      ))}
    </SelectField>
  )
}
