import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminImport as words } from '@/content/admin/catalogue/import'
import { adminImportPictures } from '@/content/admin/catalogue/import-pictures'
import { usePageHead } from '@/ui/page-head'
import { CheckStep } from './check-step'
import { ColumnsStep } from './columns-step'
import { FileFacts } from './file-facts'
import { FileStep } from './file-step'
import { forgetImport, startImport, useImportRun } from './import-run'
import { ImportSteps, type Step } from './import-steps'
import { PictureStep } from './picture-step'
import { RecentImports } from './recent-imports'
import { RunStep } from './run-step'
import { useImportCheck } from './use-import-check'
import { useImportFile } from './use-import-file'
import { usePictureImport } from './use-picture-import'

/** Brings in products from a file: file, columns, check, import. Nothing is written before the check is seen. */
export function ImportPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const client = useQueryClient()
  const run = useImportRun()
  const source = useImportFile()
  const [isChecking, setChecking] = useState(false)
  const check = useImportCheck(source.gathered, source.choices.mapping, isChecking)
  const pictures = usePictureImport(adminImportPictures.label)
  const step = stepOf(run?.state, source.file.state === 'open', isChecking, pictures.state)
  useStepFocus(step)
  const onEnd = () => void client.invalidateQueries()
  const another = () => {
    forgetImport()
    source.close()
    setChecking(false)
  }
  const start = () => {
    const { report } = check
    if (source.file.state !== 'open' || !report) return
    startImport(source.file.file.name, [...report.create, ...report.change], onEnd)
    source.close()
    setChecking(false)
  }
  return (
    <div className="px-4 pb-28 md:px-7 md:pt-4 md:pb-5">
      <PageHeader
        title={words.titles[step]}
        above={<BackLink to={adminPaths.products}>{words.back}</BackLink>}
      />
      <ImportSteps step={step} />
      <div className="mt-4 grid max-w-300 grid-cols-1 gap-4">
        {run ? (
          <RunStep run={run} onEnd={onEnd} onAnother={another} />
        ) : pictures.state !== 'none' ? (
          <PictureStep pictures={pictures} onEnd={onEnd} />
        ) : source.file.state === 'open' ? (
          <>
            <FileFacts
              file={source.file.file}
              products={source.gathered?.products.length}
              onAnother={another}
            />
            {isChecking ? (
              <CheckStep source={source} check={check} onBack={() => setChecking(false)} onStart={start} />
            ) : (
              <ColumnsStep file={source.file.file} source={source} onNext={() => setChecking(true)} />
            )}
          </>
        ) : (
          <FileStep
            file={source.file}
            onOpen={(file) => void source.open(file)}
            onPictures={(files) => void pictures.open(files)}
          />
        )}
        <RecentImports without={run?.id} onChanged={onEnd} />
      </div>
    </div>
  )
}

function stepOf(run: string | undefined, isOpen: boolean, isChecking: boolean, pictures: string): Step {
  if (run === 'done' || run === 'undone') return 'done'
  if (run) return 'run'
  if (pictures === 'running') return 'run'
  if (pictures === 'done') return 'done'
  if (pictures !== 'none') return 'check'
  if (!isOpen) return 'file'
  return isChecking ? 'check' : 'columns'
}

/** A step that replaces another one takes the focus to the title, which says where one is. */
function useStepFocus(step: Step) {
  const [last, setLast] = useState(step)
  useEffect(() => {
    if (step === last) return
    setLast(step)
    const title = document.querySelector<HTMLElement>('main h1, h1')
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }, [step, last])
}
