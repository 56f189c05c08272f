import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { languageName } from '@/content/admin/store/languages'
import { adminTranslations } from '@/content/admin/store/translations'
import { saveTranslations, useSaveTranslations } from '@/data/translations/admin-translations'
import {
  readTranslationFile,
  type TranslationFile,
  translationFileLimits,
} from '@/domain/translations/translation-csv'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'
import { problemWords } from './problem-words'

const words = adminTranslations.file
/** So many rows are named that are wrong; the file is corrected and looked at again. */
const mostNamed = 100

type Changes = Extract<TranslationFile, { changes: unknown }>['changes']
type State =
  | { step: 'none' | 'checking' }
  | { step: 'refused'; text: string }
  | { step: 'wrong'; count: number; lines: string[] }
  | { step: 'ready'; changes: Changes; changed: number }

/** Reads translations from a file: it is checked as a whole, and written at once or not at all. */
export function ImportTranslations({ languages }: { languages: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<State>({ step: 'none' })
  const save = useSaveTranslations()
  const close = () => {
    setIsOpen(false)
    setState({ step: 'none' })
  }
  const open = async (file: File) => {
    setState({ step: 'checking' })
    setState(await check(file, languages))
  }
  const write = () => {
    if (state.step !== 'ready' || save.isPending) return
    const { changes } = state
    save.mutate(
      { changes },
      {
        onSuccess: ({ problems, changed }) => {
          if (problems.length > 0) return setState(wrong(changes, problems))
          showToast({ title: adminTranslations.saved(changed), tone: 'success' })
          close()
        },
        onError: () => showToast({ title: words.failed, tone: 'error' }),
      },
    )
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={words.import}
        onClick={() => setIsOpen(true)}
        className="max-md:size-11 max-md:px-0"
      >
        <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:hidden">{words.import}</span>
      </Button>
      <Dialog
        alert
        open={isOpen}
        onOpenChange={(wanted) => !wanted && !save.isPending && close()}
        title={words.title}
        actions={
          <>
            <Button look="quiet" size="medium" disabled={save.isPending} onClick={close}>
              {words.close}
            </Button>
            {state.step === 'ready' && state.changed > 0 ? (
              <Button size="medium" aria-disabled={save.isPending} onClick={write}>
                {save.isPending ? words.writing : words.write}
              </Button>
            ) : (
              <Button
                size="medium"
                aria-disabled={state.step === 'checking'}
                onClick={() => state.step !== 'checking' && input.current?.click()}
              >
                {words.choose}
              </Button>
            )}
          </>
        }
      >
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again after it was corrected.
            target.value = ''
            if (file) void open(file)
          }}
        />
        <p>{words.hint}</p>
        <div role="status" className="mt-3 grid gap-2 empty:hidden">
          {state.step === 'checking' && <p>{words.checking}</p>}
          {state.step === 'refused' && <p className="font-medium text-danger-text">{state.text}</p>}
          {state.step === 'ready' && (
            <p>{state.changed === 0 ? words.nothing : words.ready(state.changed)}</p>
          )}
          {state.step === 'wrong' && (
            <>
              <p className="font-medium text-danger-text">{words.wrong(state.count)}</p>
              <ul className="grid gap-1 text-14">
                {state.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {state.count > state.lines.length && <p>{words.more(state.count - state.lines.length)}</p>}
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}

async function check(file: File, languages: readonly string[]): Promise<State> {
  if (file.size > translationFileLimits.bytes) return { step: 'refused', text: words.large }
  const text = await file.text().catch(() => null)
  if (text === null) return { step: 'refused', text: words.unreadable }
  const read = readTranslationFile(text, languages)
  if ('problem' in read) {
    const columns = words.columns(['kind', 'id', 'field', 'text', ...languages].join(', '))
    return { step: 'refused', text: { ...words, columns }[read.problem] }
  }
  try {
    const { problems, changed } = await saveTranslations({ changes: read.changes, isTrial: true })
    return problems.length > 0
      ? wrong(read.changes, problems)
      : { step: 'ready', changes: read.changes, changed }
  } catch {
    return { step: 'refused', text: words.failed }
  }
}

function wrong(changes: Changes, problems: Awaited<ReturnType<typeof saveTranslations>>['problems']): State {
  const lines = problems.slice(0, mostNamed).map((problem) => {
    const change = changes[problem.at]
    return words.row(change?.row ?? 0, languageName(change?.language ?? ''), problemWords(problem))
  })
  return { step: 'wrong', count: problems.length, lines }
}
