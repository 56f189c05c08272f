import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { adminSizeCharts } from '@/content/admin/catalogue/size-charts'
import { bodyPartNames } from '@/content/product/size-guide'
import {
  type ChartForm,
  type ChartTable,
  chartBounds,
  inUnit,
  readMeasure,
} from '@/domain/product/size-chart-form'
import { SelectField } from '@/ui/field'
import { Panel } from '../../shared/page/panel'
import { Add, Cell, Head, Remove } from './chart-cells'

const words = adminSizeCharts.form
const units = ['cm', 'in'] as const
const without = <Item,>(list: readonly Item[], place: number) => list.filter((_, each) => each !== place)
const replaced = <Item,>(list: readonly Item[], place: number, item: Item) =>
  list.map((each, at) => (at === place ? item : each))

type ChartTablePanelProps = { problems: readonly string[]; isTried: boolean }

/** The sizes as rows, what they are called elsewhere and the measures as columns; on a phone it scrolls sideways. */
export function ChartTablePanel({ problems, isTried }: ChartTablePanelProps) {
  const { setValue } = useFormContext<ChartForm>()
  const { field } = useController<ChartForm, 'table'>({ name: 'table' })
  const unit = useWatch<ChartForm, 'unit'>({ name: 'unit' })
  const parts = useId()
  const table = field.value
  const { systems, columns, rows } = table
  const set = (next: Partial<ChartTable>) => field.onChange({ ...table, ...next })
  const setRow = (place: number, row: Partial<ChartTable['rows'][number]>) =>
    set({ rows: rows.map((each, at) => (at === place ? { ...each, ...row } : each)) })
  const sizeName = (place: number) => rows[place]?.size.trim() || words.unnamed(place + 1)
  const columnName = (place: number) => columns[place]?.trim() || words.column(place + 1)
  const systemName = (place: number) => systems[place]?.trim() || words.system(place + 1)
  return (
    <Panel id="chart-table" title={words.table}>
      <div className="grid gap-3 border-t border-line p-4">
        <SelectField
          dense
          label={words.unit}
          hint={words.unitHint}
          value={unit}
          className="max-w-90"
          onChange={({ target }) => {
            const next = units.find((each) => each === target.value) ?? 'cm'
            field.onChange(inUnit(table, unit, next))
            setValue('unit', next)
          }}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {words.units[each]}
            </option>
          ))}
        </SelectField>
        <datalist id={parts}>
          {bodyPartNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="-mx-4 overflow-x-auto px-4 pb-2">
          <table className="border-separate border-spacing-1">
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky start-0 z-1 bg-surface-raised text-start text-14 font-medium"
                >
                  {words.size}
                </th>
                {systems.map((name, place) => (
                  <Head
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                    key={place}
                    name={systemName(place)}
                    onRemove={() =>
                      set({
                        systems: without(systems, place),
                        rows: rows.map((row) => ({ ...row, others: without(row.others, place) })),
                      })
                    }
                  >
                    <Cell
                      aria-label={words.system(place + 1)}
                      placeholder={words.systemExample}
                      isWrong={isTried && name.trim() === ''}
                      value={name}
                      onText={(text) => set({ systems: replaced(systems, place, text) })}
                    />
                  </Head>
                ))}
                {columns.map((name, place) => (
                  <Head
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={place}
                    name={columnName(place)}
                    onRemove={
                      columns.length > 1
                        ? () =>
                            set({
                              columns: without(columns, place),
                              rows: rows.map((row) => ({ ...row, measures: without(row.measures, place) })),
                            })
                        : null
                    }
                  >
                    <Cell
                      aria-label={words.column(place + 1)}
                      placeholder={words.columnExample}
                      list={parts}
                      isWrong={isTried && name.trim() === ''}
                      value={name}
                      onText={(text) => set({ columns: replaced(columns, place, text) })}
                    />
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                <tr key={place}>
                  <td className="sticky start-0 z-1 bg-surface-raised">
                    <Cell
                      aria-label={words.row(place + 1)}
                      isWrong={
                        isTried &&
                        (row.size.trim() === '' ||
                          rows.some((other, at) => at < place && other.size.trim() === row.size.trim()))
                      }
                      value={row.size}
                      onText={(size) => setRow(place, { size })}
                    />
                  </td>
                  {systems.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={at}>
                      <Cell
                        aria-label={words.cell(sizeName(place), systemName(at))}
                        value={row.others[at] ?? ''}
                        onText={(text) => setRow(place, { others: replaced(row.others, at, text) })}
                      />
                    </td>
                  ))}
                  {columns.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={at}>
                      <Cell
                        aria-label={words.cell(sizeName(place), columnName(at))}
                        dir="ltr"
                        isWrong={isTried && readMeasure(row.measures[at] ?? '', unit) === null}
                        value={row.measures[at] ?? ''}
                        onText={(text) => setRow(place, { measures: replaced(row.measures, at, text) })}
                      />
                    </td>
                  ))}
                  <td>
                    {rows.length > 1 && (
                      <Remove
                        label={words.removeRow(sizeName(place))}
                        onPress={() => set({ rows: without(rows, place) })}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {isTried &&
          problems.map((problem) => (
            <p key={problem} role="alert" className="text-14 font-medium text-danger-text">
              {problem}
            </p>
          ))}
        <p className="flex flex-wrap gap-2">
          <Add
            label={words.addRow}
            isFull={rows.length >= chartBounds.rows}
            onPress={() =>
              set({
                rows: [...rows, { size: '', others: systems.map(() => ''), measures: columns.map(() => '') }],
              })
            }
          />
          <Add
            label={words.addColumn}
            isFull={columns.length >= chartBounds.columns}
            onPress={() =>
              set({
                columns: [...columns, ''],
                rows: rows.map((row) => ({ ...row, measures: [...row.measures, ''] })),
              })
            }
          />
          <Add
            label={words.addSystem}
            isFull={systems.length >= chartBounds.systems}
            onPress={() =>
              set({
                systems: [...systems, ''],
                rows: rows.map((row) => ({ ...row, others: [...row.others, ''] })),
              })
            }
          />
        </p>
      </div>
    </Panel>
  )
}
