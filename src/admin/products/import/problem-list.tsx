import { Check } from 'lucide-react'
import { useState } from 'react'
import { adminImport } from '@/content/admin/catalogue/import'
import { adminImportColumns } from '@/content/admin/catalogue/import-columns'
import { importProblems } from '@/content/admin/catalogue/import-problems'
import type { ImportProblem } from '@/domain/imports/import-problem'
import type { ImportReport } from '@/domain/imports/import-report'
import { Button } from '@/ui/button'
import { aboutOf } from './problem-words'
import type { ImportFile } from './use-import-file'

const words = adminImport.check
/** The rest is in the file of these rows. */
const most = 200
const row =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[4.5rem_9rem_minmax(0,10rem)_minmax(0,1fr)_auto] md:items-center'

type ProblemListProps = { report: ImportReport; source: ImportFile }

/** Every row that needs a look, with what to do about it, and those that were put right. */
export function ProblemList({ report, source }: ProblemListProps) {
  const { file } = source
  const head = file.state === 'open' ? file.file.head : []
  const nameOf = (column: number) =>
    head[column] || (column < 0 ? '' : adminImportColumns.columns.noName(column + 1))
  const corrected = Object.entries(source.choices.corrections).map(([key, value]) => {
    const [number = 0, column = 0] = key.split(' ').map(Number)
    return { number, column, value }
  })
  return (
    <>
      <ul>
        {corrected.map(({ number, column, value }) => (
          <li key={`${number} ${column}`} className={row}>
            <span className="text-muted tabular-nums">{words.row(number)}</span>
            <span className="font-medium">
              <bdi>{nameOf(column)}</bdi>
            </span>
            <Fixed text={value} />
            <PutBack onClick={() => source.uncorrect(number, column)} />
          </li>
        ))}
        {source.choices.leftOut.map((number) => (
          <li key={number} className={row}>
            <span className="text-muted tabular-nums">{words.row(number)}</span>
            <span />
            <Fixed text={words.leave(number)} />
            <PutBack onClick={() => source.putBack(number)} />
          </li>
        ))}
        {report.problems.slice(0, most).map((problem, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell can have the same problem twice
          <li key={`${problem.row} ${problem.column} ${problem.problem} ${place}`} className={row}>
            <Problem problem={problem} column={nameOf(problem.column)} source={source} />
          </li>
        ))}
      </ul>
      {report.problems.length > most && (
        <p className="border-t border-line px-4 py-3 text-muted">
          {words.more(report.problems.length - most)}
        </p>
      )}
    </>
  )
}

function Fixed({ text }: { text: string }) {
  return (
    <span className="col-span-2 flex min-w-0 items-center gap-1.5 font-medium text-success">
      <Check size={16} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{words.marks.fixed}</span>
      <bdi className="truncate">{text}</bdi>
    </span>
  )
}

function PutBack({ onClick }: { onClick: () => void }) {
  return (
    <Button look="quiet" size="small" className="justify-self-end" onClick={onClick}>
      {words.undo}
    </Button>
  )
}

type ProblemProps = { problem: ImportProblem; column: string; source: ImportFile }

function Problem({ problem, column, source }: ProblemProps) {
  const { row: number, value, isOut } = problem
  return (
    <>
      <span className="text-muted tabular-nums">{words.row(number)}</span>
      <span className="font-medium wrap-anywhere">
        <bdi>{column}</bdi>
      </span>
      <span className="max-md:col-span-2 max-md:empty:hidden">
        {problem.column >= 0 && (
          <bdi className="inline-block max-w-full truncate rounded-control bg-surface-sunken px-1.5 align-bottom">
            {value || words.empty}
          </bdi>
        )}
      </span>
      <p className="text-pretty wrap-anywhere max-md:col-span-2">
        <span
          className={`me-2 inline-flex rounded-control px-1.5 text-12 leading-5 font-medium ${
            isOut ? 'bg-danger-soft text-danger-text' : 'bg-highlight-soft'
          }`}
        >
          {isOut ? words.marks.out : words.marks.in}
        </span>
        {importProblems[problem.problem](aboutOf(problem))}
      </p>
      <div className="flex justify-end max-md:col-span-2 max-md:*:flex-1 md:max-w-64">
        <Fix problem={problem} column={column} source={source} />
      </div>
    </>
  )
}

/** What can be done about it here: the suggestion, leaving the row out, or typing what is right. */
function Fix({ problem, column: name, source }: ProblemProps) {
  const { row: number, column, fix } = problem
  const [typed, setTyped] = useState('')
  if (fix !== null && column >= 0)
    return (
      <Button
        look="quiet"
        size="small"
        className="max-w-full"
        onClick={() => source.correct([{ row: number, column, value: fix }])}
      >
        <bdi className="truncate">{words.use(fix.length > 40 ? `${fix.slice(0, 40)}…` : fix)}</bdi>
      </Button>
    )
  if (problem.problem === 'sku-twice' || problem.problem === 'option-twice')
    return (
      <Button look="quiet" size="small" onClick={() => source.leaveOut([number])}>
        {words.leave(number)}
      </Button>
    )
  if (!problem.isOut || column < 0) return null
  const set = () => typed.trim() !== '' && source.correct([{ row: number, column, value: typed }])
  return (
    <span className="flex gap-2">
      <input
        aria-label={words.type(name, number)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-2.5 text-16 md:h-9 md:text-14"
      />
      <Button look="quiet" size="small" onClick={set}>
        {words.set}
      </Button>
    </span>
  )
}
