import { useQuery } from '@tanstack/react-query'
import { storeFields } from '@/content/admin/store/fields'
import { type TargetKind, type TargetRow, targetsQuery } from '@/data/pages/admin-targets'
import { SelectField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'
import { OrderedList } from '../../shared/form/ordered-list'
import { choiceOf } from './stored-value'

const words = storeFields.row

const isKind = (of: string): of is TargetKind =>
  ['collection', 'collection-group', 'department', 'category', 'page'].includes(of)

function useRows(of: string) {
  const targets = useQuery(targetsQuery())
  const rows: readonly TargetRow[] = isKind(of) ? (targets.data?.[of] ?? []) : []
  return { rows, error: targets.isLoadingError ? words.error : undefined }
}

type RowProps = ControlProps & { of: string }

/** A collection, a department, a category. */
export function RowInput({ of, value, onChange, error, ...frame }: RowProps) {
  const { rows, error: failed } = useRows(of)
  return (
    <SelectField
      dense
      {...frame}
      error={failed ?? error}
      value={choiceOf(value) ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : { $ref: { id: target.value } })}
    >
      <option value="">{storeFields.none}</option>
      {rows.map(({ id, name, slug }) => (
        <option key={id} value={id}>
          {name ?? slug}
        </option>
      ))}
    </SelectField>
  )
}

/** Several of them, in an order. */
export function RowsInput({
  of,
  most,
  label,
  hint,
  error,
  value,
  onChange,
}: RowProps & { most: number | undefined }) {
  const { rows, error: failed } = useRows(of)
  const chosen = Array.isArray(value) ? value.flatMap((each: unknown) => choiceOf(each) ?? []) : []
  const set = (ids: readonly string[]) => onChange(ids.map((id) => ({ $ref: { id } })))
  const nameOf = (id: string) => {
    const row = rows.find((each) => each.id === id)
    return row?.name ?? row?.slug ?? storeFields.problems.gone
  }
  return (
    <div className="grid gap-1">
      <SelectField
        dense
        label={label}
        hint={hint}
        error={failed ?? error}
        value=""
        disabled={most !== undefined && chosen.length >= most}
        onChange={({ target }) => target.value !== '' && set([...chosen, target.value])}
      >
        <option value="">{words.choose}</option>
        {rows
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name, slug }) => (
            <option key={id} value={id}>
              {name ?? slug}
            </option>
          ))}
      </SelectField>
      <OrderedList label={label} entries={chosen.map((id) => ({ id, name: nameOf(id) }))} onChange={set} />
    </div>
  )
}
