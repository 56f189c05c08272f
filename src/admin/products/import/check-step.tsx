import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { panel } from '@/admin/shared/page/panel'
import { StateNote } from '@/admin/shared/page/state-note'
import { adminImport } from '@/content/admin/catalogue/import'
import { importProblems } from '@/content/admin/catalogue/import-problems'
import { number } from '@/content/shared/numbers'
import { shopToday } from '@/data/settings/shop-today'
import { type ImportReport, isUnpictured } from '@/domain/imports/import-report'
import { Button } from '@/ui/button'
import { ProblemList } from './problem-list'
import { aboutOf } from './problem-words'
import { ProductTitles } from './product-titles'
import type { useImportCheck } from './use-import-check'
import type { ImportFile } from './use-import-file'

const words = adminImport.check
const kinds = ['look', 'create', 'change', 'same'] as const
type Kind = (typeof kinds)[number]

type CheckStepProps = {
  source: ImportFile
  check: ReturnType<typeof useImportCheck>
  onBack: () => void
  onStart: () => void
}

/** What would be created, changed and left, and every row that needs a look; nothing is written yet. */
export function CheckStep({ source, check, onBack, onStart }: CheckStepProps) {
  const { report } = check
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (report && !check.isChecking && source.gathered && wanted(report) > 0) onStart()
  }
  if (check.hasFailed)
    return (
      <div className={panel}>
        <StateNote failed title={words.failed} text={adminImport.file.safe}>
          <Button size="small" onClick={check.again}>
            {words.again}
          </Button>
        </StateNote>
      </div>
    )
  const isBusy = check.isChecking || !source.gathered
  const unpictured = report?.create.filter(isUnpictured).length ?? 0
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <div role="status" className="empty:hidden">
        {isBusy && <p className="text-muted">{words.checking(check.progress.done, check.progress.of)}</p>}
      </div>
      {report && <Found report={report} source={source} isBusy={isBusy} />}
      {unpictured > 0 && <p className="font-medium">{words.unpictured(unpictured)}</p>}
      {report && report.create.length > 0 && !source.choices.mapping.includes('status') && (
        <p>{words.drafts}</p>
      )}
      {report && (
        <ActionBar
          text={words.summary(report.create.length, report.change.length)}
          note={words.note}
          discard={{ label: words.back, run: onBack }}
          submit={wanted(report) > 0 ? words.submit(wanted(report)) : words.nothing}
          isBusy={isBusy || wanted(report) === 0}
        />
      )}
    </form>
  )
}

const wanted = ({ create, change }: ImportReport) => create.length + change.length

function Found({ report, source, isBusy }: { report: ImportReport; source: ImportFile; isBusy: boolean }) {
  const [shown, setShown] = useState<Kind>('look')
  const rows = new Set(report.problems.map(({ row }) => row)).size
  const fixed = Object.keys(source.choices.corrections).length + source.choices.leftOut.length
  const counts: Record<Kind, number> = {
    look: rows,
    create: report.create.length,
    change: report.change.length,
    same: report.same.length,
  }
  return (
    <section aria-label={words.show} aria-busy={isBusy} className={`${panel} ${isBusy ? 'opacity-60' : ''}`}>
      <div className="grid grid-cols-2 border-b border-line md:grid-cols-4">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
            className={`border-b-2 px-4 py-3 text-start outline-offset-[-2px] hover:bg-surface-sunken ${
              kind === shown ? 'border-accent bg-surface' : 'border-transparent'
            }`}
          >
            <b
              className={`block text-20 font-semibold ${kind === 'look' && report.out > 0 ? 'text-danger-text' : ''}`}
            >
              {number(counts[kind])}
            </b>
            <span className="text-muted">{words.found[kind]}</span>
          </button>
        ))}
      </div>
      {shown === 'look' ? (
        <>
          {rows > 0 && <ProblemTools report={report} source={source} />}
          {rows === 0 && fixed === 0 && <p className="px-4 py-6 text-muted">{words.none}</p>}
          <ProblemList report={report} source={source} />
        </>
      ) : (
        <ProductTitles products={report[shown]} />
      )}
    </section>
  )
}

function ProblemTools({ report, source }: { report: ImportReport; source: ImportFile }) {
  const suggested = report.problems.flatMap(({ row, column, fix }) =>
    fix !== null && column >= 0 ? [{ row, column, value: fix }] : [],
  )
  const download = async () => {
    const [head = [], ...rows] = await source.rowsOf(report.problems.map(({ row }) => row))
    const numbers = [...new Set(report.problems.map(({ row }) => row))]
    const why = (row: number) =>
      report.problems
        .filter((problem) => problem.row === row)
        .map((problem) => importProblems[problem.problem](aboutOf(problem)))
        .join(' ')
    downloadCsv(words.fileName(shopToday()), [
      [...head, words.why],
      ...rows.map((row, place) => [
        ...Array.from({ length: head.length }, (_, column) => row[column] ?? ''),
        why(numbers[place] ?? 0),
      ]),
    ])
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-64">
        {report.out > 0 && <b className="font-semibold">{words.staysOut(report.out)} </b>}
        {report.changedRows > 0 && words.comesIn(report.changedRows)}
      </p>
      {suggested.length > 0 && (
        <Button look="quiet" size="small" onClick={() => source.correct(suggested)}>
          {words.takeAll}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => void download()}>
        <Download size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.download}
      </Button>
    </div>
  )
}
