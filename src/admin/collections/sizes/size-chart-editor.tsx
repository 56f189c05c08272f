import { useEffect, useRef, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
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
import { ActionBar } from '../../shared/form/action-bar'
import { KeepTyped } from '../../shared/form/keep-typed'
import { forgetDraft } from '../../shared/form/owner-draft'
import { useSaveShortcut } from '../../shared/form/use-save-shortcut'
import { BackLink } from '../../shared/page/back-link'
import { PageHeader } from '../../shared/page/page-header'
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
  const save = useSaveSizeChart()
  const draftName = `size-chart-${saved?.id ?? 'new'}`
  const [id] = useState(() => saved?.id ?? crypto.randomUUID())
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
  const usesIn = (kind: keyof ChartUses) =>
    all[kind].filter(({ chartId }) => chartId === id).map((user) => user.id)
  const valuesOf = (): ChartForm => ({
    ...sample,
    name: saved?.name ?? '',
    ...(saved?.chart && {
      groups: groupNames(saved.chart.groups, language),
      table: tableOf(saved.chart, { language, nameOf: measureName }),
    }),
    departments: usesIn('departments'),
    collections: usesIn('collections'),
  })
  const form = useForm<ChartForm>({ resolver, defaultValues: valuesOf() })
  const { reset, formState, register, watch } = form
  const { isDirty, isSubmitted } = formState
  const problems = chartProblems(watch())
  const problemOf = (name: 'name' | 'groups') =>
    isSubmitted && problems.includes(name) ? words.problems[name] : null
  // What the form was filled from: a save is refused when the stored chart is another by now.
  const seen = useRef(saved)
  useEffect(() => {
    if (isDirty || saved === seen.current) return
    seen.current = saved
    reset(valuesOf())
  })
  const discard = () => {
    seen.current = saved
    reset(valuesOf())
    save.reset()
  }
  const onSubmit = form.handleSubmit((typed) => {
    if (save.isPending) return
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
      before: seen.current?.chart ?? null,
      groups: all.charts.flatMap((each) => each.chart?.groups ?? []),
      parts: bodyParts,
      language,
      nameOf: measureName,
    })
    const change = { departments: uses('departments'), collections: uses('collections') }
    save.mutate(
      { id, version: seen.current?.version ?? null, name, chart, ...change },
      {
        onSuccess: () => {
          forgetDraft(draftName)
          showToast({ title: words.saved(name), tone: 'success' })
          void navigate(adminPaths.sizeCharts)
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={save.isPending}
        onSubmit={(event) => void onSubmit(event)}
        className="px-4 pb-24 md:flex md:flex-col md:px-7 md:pt-4 md:pb-5"
      >
        <PageHeader
          title={saved?.name ?? words.newTitle}
          above={<BackLink to={adminPaths.sizeCharts}>{words.back}</BackLink>}
        >
          {saved && <DeleteSizeChart chart={saved} uses={usesOfChart(all, saved.id)} />}
        </PageHeader>
        <div className="mt-4 max-w-300 empty:hidden">
          <KeepTyped form={form} name={draftName} saved={valuesOf()} sample={sample} />
        </div>
        <div className="mt-4 grid max-w-300 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
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
        </div>
        {save.error && (
          <p
            role="alert"
            className="mt-4 max-w-300 rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text"
          >
            {wordsFor(save.error, words.refusals)}
          </p>
        )}
        {(isDirty || !saved) && (
          <div className="mt-6 md:contents">
            <span className="md:flex-1" />
            <ActionBar
              text={saved ? words.dirty : words.fresh}
              note={isSubmitted && problems.length > 0 && words.check}
              discard={isDirty ? { label: words.discard, run: discard } : undefined}
              submit={save.isPending ? words.busy : saved ? words.save : words.create}
              isBusy={save.isPending}
            />
          </div>
        )}
      </form>
    </FormProvider>
  )
}
