import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminSizeCharts } from '@/content/admin/catalogue/size-charts'
import { bodyParts, measureName } from '@/content/product/size-guide'
import { type AdminSizeChart, useSaveSizeChart } from '@/data/size-charts/admin-size-charts'
import { wordsFor } from '@/data/supabase/errors'
import {
  type ChartForm,
  chartOf,
  chartProblems,
  groupNames,
  newChartTable,
  tableOf,
} from '@/domain/product/size-chart-form'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { forgetDraft } from '../../shared/form/owner-draft'
import { RowForm } from '../../shared/form/row-form'
import { useMay } from '../../shared/page/access'
import { Panel } from '../../shared/page/panel'
import { ChartTablePanel } from './chart-table'
import { type ChartUses, ChartUsesPanel, usesOfChart } from './chart-uses'
import { DeleteSizeChart } from './delete-size-chart'

const words = adminSizeCharts.form
const sample: ChartForm = {
  ...{ name: '', groups: '', unit: 'cm', table: newChartTable },
  ...{ departments: [], collections: [] },
}
const resolver: Resolver<ChartForm> = (values) => {
  const [first] = chartProblems(values)
  return first === undefined
    ? { values, errors: {} }
    : { values: {}, errors: { [first === 'name' || first === 'groups' ? first : 'table']: { type: first } } }
}

type SizeChartEditorProps = {
  /** Null for a new one. */
  saved: AdminSizeChart | null
  all: ChartUses & { charts: readonly AdminSizeChart[] }
  /** The shop's first. */
  language: string
}

/** A size chart's form. A save that would overwrite another owner's change is refused and keeps the entries. */
export function SizeChartEditor({ saved, all, language }: SizeChartEditorProps) {
  const navigate = useNavigate()
  const may = useMay()
  const save = useSaveSizeChart()
  const draft = `size-chart-${saved?.id ?? 'new'}`
  const [id] = useState(() => saved?.id ?? crypto.randomUUID())
  const usesIn = (kind: keyof ChartUses) =>
    all[kind].filter(({ chartId }) => chartId === id).map((user) => user.id)
  const values: ChartForm = {
    ...sample,
    name: saved?.name ?? '',
    ...(saved?.chart && {
      groups: groupNames(saved.chart.groups, language),
      table: tableOf(saved.chart, { language, nameOf: measureName }),
    }),
    departments: usesIn('departments'),
    collections: usesIn('collections'),
  }
  const form = useForm<ChartForm>({ resolver, defaultValues: values })
  const { formState, register, watch } = form
  const { isSubmitted } = formState
  const problems = chartProblems(watch())
  const problemOf = (name: 'name' | 'groups') =>
    isSubmitted && problems.includes(name) ? words.problems[name] : null
  const onSave = (typed: ChartForm, seen: AdminSizeChart | null) => {
    const name = typed.name.trim()
    const uses = (kind: keyof ChartUses) => {
      const before = usesIn(kind)
      return {
        add: typed[kind].filter((each) => !before.includes(each)),
        remove: before.filter((each) => !typed[kind].includes(each)),
      }
    }
    const chart = chartOf({
      form: typed,
      before: seen?.chart ?? null,
      groups: all.charts.flatMap((each) => each.chart?.groups ?? []),
      parts: bodyParts,
      language,
      nameOf: measureName,
    })
    const change = { departments: uses('departments'), collections: uses('collections') }
    save.mutate(
      { id, version: seen?.version ?? null, name, chart, ...change },
      {
        onSuccess: () => {
          forgetDraft(draft)
          showToast({ title: words.saved(name), tone: 'success' })
          void navigate(adminPaths.sizeCharts)
        },
      },
    )
  }
  return (
    <RowForm
      form={form}
      row={saved}
      values={values}
      draft={{ name: draft, sample }}
      page={{
        title: saved?.name ?? words.newTitle,
        back: { label: words.back, to: adminPaths.sizeCharts },
        tools: saved && may('delete') && <DeleteSizeChart chart={saved} uses={usesOfChart(all, saved.id)} />,
      }}
      words={words}
      isWrong={isSubmitted && problems.length > 0}
      save={save}
      refusal={save.error && wordsFor(save.error, words.refusals)}
      onSave={onSave}
    >
      <ChartTablePanel
        isTried={isSubmitted}
        problems={problems.flatMap((problem) =>
          problem === 'name' || problem === 'groups' ? [] : words.problems[problem],
        )}
      />
      <div className="grid gap-4 max-xl:order-first">
        <Panel id="chart-name" title={words.about}>
          <div className="grid gap-4 border-t border-line p-4">
            <TextField
              dense
              label={words.name}
              dir="auto"
              autoComplete="off"
              error={problemOf('name')}
              {...register('name')}
            />
            <TextField
              dense
              label={words.groups}
              hint={words.groupsHint}
              dir="auto"
              autoComplete="off"
              error={problemOf('groups')}
              {...register('groups')}
            />
          </div>
        </Panel>
        <ChartUsesPanel uses={all} />
      </div>
    </RowForm>
  )
}
