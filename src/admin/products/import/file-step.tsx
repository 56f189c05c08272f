import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { panel } from '@/admin/shared/page/panel'
import { adminImport } from '@/content/admin/catalogue/import'
import { adminImportPictures } from '@/content/admin/catalogue/import-pictures'
import { acceptedPictures, isPicture } from '@/data/storage/product-images'
import { Button } from '@/ui/button'
import type { FileFault } from './file-reader'

const words = adminImport.file

type FileStepProps = {
  file: { state: 'none' | 'reading' | 'open' } | { state: 'refused'; fault: FileFault }
  onOpen: (file: File) => void
  onPictures: (files: readonly File[]) => void
}

/** A file is chosen or dropped, and said why it cannot be read; pictures may be many at once. */
export function FileStep({ file, onOpen, onPictures }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isReading = file.state === 'reading'
  const take = (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    const pictures = files.filter(isPicture)
    if (pictures.length > 0) onPictures(pictures)
    else onOpen(first)
  }
  return (
    <section
      aria-label={words.choose}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isReading) take([...event.dataTransfer.files])
      }}
      className={`${panel} px-4 py-8 md:px-8 ${isOver ? 'outline-2 outline-accent' : ''}`}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={`.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,${acceptedPictures()}`}
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // The same file may be chosen again after it was corrected.
          target.value = ''
          take(chosen)
        }}
      />
      <div className="grid max-w-160 gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="medium"
            aria-disabled={isReading}
            onClick={() => !isReading && input.current?.click()}
          >
            <FileUp size={18} strokeWidth={1.6} aria-hidden="true" />
            {words.choose}
          </Button>
          <span className="text-muted max-md:hidden">{words.drop}</span>
        </div>
        <div role="status" className="empty:hidden">
          {isReading && <p>{words.reading}</p>}
        </div>
        {file.state === 'refused' && (
          <p role="alert" className="font-medium text-danger-text">
            {words.problems[file.fault]}
          </p>
        )}
        <p className="text-pretty">{words.hint}</p>
        <p className="text-pretty">{adminImportPictures.hint}</p>
        <p className="text-pretty text-muted">{words.safe}</p>
      </div>
    </section>
  )
}
