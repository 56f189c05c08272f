import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { downloadCsv } from '@/admin/shared/page/download-file'
import { Panel } from '@/admin/shared/page/panel'
import { adminPaths } from '@/config/admin-paths'
import { timeWords } from '@/content/admin/admin'
import { adminImportRun } from '@/content/admin/catalogue/import-run'
import { importsQuery, type RecentImport } from '@/data/imports/imports'
import { shopToday } from '@/data/settings/shop-today'
import { Button } from '@/ui/button'
import { retryPicturesOf } from './import-run'
import { UndoImport } from './undo-import'

const words = adminImportRun.done
const problems: Readonly<Record<string, string>> = words.pictureProblems
const most = 100

type RecentImportsProps = {
  /** The one that is shown above. */
  without: string | undefined
  onChanged: () => void
}

/** The imports that can still be taken back, each with the pictures that could not be copied. */
export function RecentImports({ without, onChanged }: RecentImportsProps) {
  const { data = [] } = useQuery(importsQuery())
  const shown = data.filter(({ id, failed }) => id !== without || failed.length > 0)
  if (shown.length === 0) return null
  return (
    <Panel id="recent-imports" title={words.recent}>
      <ul>
        {shown.map((each) => (
          <li key={each.id} className="grid gap-3 border-t border-line px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <bdi className="font-semibold">{each.file}</bdi>{' '}
                <span className="text-muted">
                  {words.result(each.created, each.changed)} · {words.until(timeWords(each.ends_at))}
                </span>
              </p>
              {each.id !== without && <UndoImport id={each.id} onChanged={onChanged} />}
            </div>
            {each.failed.length > 0 && <FailedPictures recent={each} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function FailedPictures({ recent, onChanged }: { recent: RecentImport; onChanged: () => void }) {
  const { id, file, failed } = recent
  const why = (problem: string) => problems[problem] ?? problem
  const download = () =>
    downloadCsv(words.reportName(shopToday()), [
      Object.values(words.reportHeads),
      ...failed.map(({ title, src, problem }) => [title, src, why(problem)]),
    ])
  return (
    <details>
      <summary className="min-h-11 content-center md:min-h-8">
        {words.pictures(failed.length)}{' '}
        <span className="font-medium text-accent underline underline-offset-4">{words.which}</span>
      </summary>
      <div className="flex flex-wrap gap-2 py-2">
        <Button look="quiet" size="small" onClick={() => void retryPicturesOf(id, file, onChanged)}>
          {words.retry}
        </Button>
        <Button look="quiet" size="small" onClick={download}>
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.report}
        </Button>
      </div>
      <ul className="grid gap-2 text-14">
        {failed.slice(0, most).map(({ id: product, title, src, problem }) => (
          <li key={`${product} ${src}`} className="min-w-0">
            <Link
              to={`${adminPaths.products}/${product}`}
              className="font-medium underline underline-offset-4"
            >
              <bdi>{title}</bdi>
            </Link>{' '}
            <bdi className="wrap-anywhere text-muted">{src}</bdi> <span>({why(problem)})</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
