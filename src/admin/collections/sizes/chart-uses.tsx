import { X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { adminSizeCharts } from '@/content/admin/catalogue/size-charts'
import type { ChartUser } from '@/data/size-charts/admin-size-charts'
import type { ChartForm } from '@/domain/product/size-chart-form'
import { SelectField } from '@/ui/field'
import { Panel } from '../../shared/page/panel'

const words = adminSizeCharts.form
const kinds = ['departments', 'collections'] as const
export type ChartUses = Readonly<Record<(typeof kinds)[number], readonly ChartUser[]>>

/** The departments and collections that use a chart. */
export const usesOfChart = (uses: ChartUses, id: string): ChartUser[] =>
  kinds.flatMap((kind) => uses[kind].filter(({ chartId }) => chartId === id))

/** For whose goods the chart is. */
export function ChartUsesPanel({ uses }: { uses: ChartUses }) {
  const { setValue } = useFormContext<ChartForm>()
  const [departments, collections] = useWatch<ChartForm, ['departments', 'collections']>({
    name: ['departments', 'collections'],
  })
  const chosen = { departments, collections }
  const set = (kind: (typeof kinds)[number], ids: string[]) => setValue(kind, ids, { shouldDirty: true })
  const named = kinds.flatMap((kind) =>
    uses[kind].filter(({ id }) => chosen[kind].includes(id)).map((user) => ({ ...user, kind })),
  )
  return (
    <Panel id="chart-uses" title={words.uses}>
      <div className="grid gap-3 border-t border-line p-4">
        <p className="text-muted">{named.length > 0 ? words.usesText : words.noUses}</p>
        {named.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {named.map(({ id, name, kind }) => (
              <li key={id} className="flex items-center rounded-full border border-line ps-3">
                <bdi>{name}</bdi>
                <button
                  type="button"
                  aria-label={words.removeUse(name)}
                  onClick={() =>
                    set(
                      kind,
                      chosen[kind].filter((each) => each !== id),
                    )
                  }
                  className="grid size-9 place-items-center text-muted hover:text-ink touch:size-11"
                >
                  <X size={16} strokeWidth={1.6} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <SelectField
          dense
          label={words.addUse}
          value=""
          onChange={({ target }) => {
            const kind = kinds.find((each) => uses[each].some(({ id }) => id === target.value))
            if (kind) set(kind, [...chosen[kind], target.value])
          }}
        >
          <option value="">{words.choose}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={words[kind]}>
              {uses[kind]
                .filter(({ id }) => !chosen[kind].includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
    </Panel>
  )
}
