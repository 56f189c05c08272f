import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Panel } from '@/admin/shared/page/panel'
import { adminPaths } from '@/config/admin-paths'
import { adminImportRun } from '@/content/admin/catalogue/import-run'
import { Button, buttonClass } from '@/ui/button'
import { goOnImporting, type ImportRun, stopImport } from './import-run'
import { UndoImport } from './undo-import'

const words = adminImportRun.run
const doneWords = adminImportRun.done

type RunStepProps = { run: ImportRun; onEnd: () => void; onAnother: () => void }

/** How far an import is, with a stop after each batch, and its result. */
export function RunStep({ run, onEnd, onAnother }: RunStepProps) {
  const { state, pictures } = run
  const isOver = state === 'done' || state === 'undone'
  const isWaiting = state === 'stopped' || state === 'broken'
  const left = run.done > 0 ? Math.ceil(((run.total - run.done) * run.took) / run.done / 1000) : null
  return (
    <Panel id="import-run" title={isOver ? doneWords.title : words.title} by={run.file}>
      <div className="grid gap-4 border-t border-line p-4">
        {run.total > 0 && <Progress name={words.products} done={run.done} of={run.total} isOver={isOver} />}
        {pictures.total > 0 && (
          <Progress
            name={words.pictures}
            done={pictures.done}
            of={pictures.total}
            failed={pictures.failed}
            isOver={pictures.state === 'done'}
          />
        )}
        <div role="status" className="grid gap-1 empty:hidden">
          {state === 'done' && run.total > 0 && (
            <p>
              <b className="font-semibold">{doneWords.result(run.created, run.changed)}</b>{' '}
              <span className="text-muted">
                {doneWords.seconds(Math.max(1, Math.round(run.took / 1000)))}
              </span>
            </p>
          )}
          {state === 'done' && run.unpictured > 0 && <p>{doneWords.unpictured(run.unpictured)}</p>}
          {isOver && run.same > 0 && <p>{doneWords.same(run.same)}</p>}
          {isOver && run.refused > 0 && <p>{doneWords.refused(run.refused)}</p>}
          {state === 'stopped' && <p>{words.stopped}</p>}
          {state === 'broken' && <p className="font-medium text-danger-text">{words.broken}</p>}
          {state === 'undone' && <p>{words.undone}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {(state === 'running' || state === 'stopping') && (
            <>
              <Button
                look="quiet"
                size="medium"
                aria-disabled={state === 'stopping'}
                onClick={() => stopImport()}
              >
                <Pause size={16} strokeWidth={1.6} aria-hidden="true" />
                {state === 'stopping' ? words.stopping : words.stop}
              </Button>
              {left !== null && <span className="text-muted">{words.left(left)}</span>}
            </>
          )}
          {isWaiting && (
            <Button size="medium" onClick={() => goOnImporting(onEnd)}>
              <Play size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
              {words.goOn}
            </Button>
          )}
          {(isOver || isWaiting) && (
            <>
              {isOver && (
                <Link to={adminPaths.products} className={buttonClass({ size: 'medium' })}>
                  {doneWords.look}
                </Link>
              )}
              {state === 'done' && run.unpictured > 0 && (
                <Button look="quiet" size="medium" onClick={onAnother}>
                  {doneWords.addPictures}
                </Button>
              )}
              {run.created + run.changed > 0 && state !== 'undone' && (
                <UndoImport id={run.id} onChanged={onEnd} onUndone={onAnother} />
              )}
              <Button look="quiet" size="medium" onClick={onAnother}>
                {doneWords.another}
              </Button>
            </>
          )}
        </div>
        {!isOver && <p className="text-muted">{words.leave}</p>}
      </div>
    </Panel>
  )
}

type ProgressProps = { name: string; done: number; of: number; failed?: number; isOver: boolean }

function Progress({ name, done, of, failed = 0, isOver }: ProgressProps) {
  return (
    <div>
      <p className="flex justify-between gap-3">
        <b className="font-semibold">{name}</b>
        <span className="text-muted tabular-nums">
          {words.done(done, of)}
          {failed > 0 && <span className="text-danger-text"> {words.failed(failed)}</span>}
        </span>
      </p>
      <progress
        aria-label={name}
        value={done}
        max={Math.max(1, of)}
        className={`mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-webkit-progress-bar]:bg-surface-sunken ${isOver ? '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success' : '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent'}`}
      />
    </div>
  )
}
