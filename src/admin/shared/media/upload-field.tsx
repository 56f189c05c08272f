import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { storeMedia as words } from '@/content/admin/store/media'
import type { AdminMedia } from '@/data/media/admin-media'
import { imageTypes } from '@/data/storage/product-images'
import { filmTypes } from '@/data/storage/store-films'
import type { MediaKinds } from '@/domain/store/media'
import { Button } from '@/ui/button'
import { useUploads } from './use-uploads'

type UploadFieldProps = {
  kinds: MediaKinds
  isMultiple: boolean
  onUploaded?: (media: AdminMedia) => void
}

const types = { picture: imageTypes, film: filmTypes }

/** Pictures and films from files or by dropping them. Pictures are re-encoded, so no metadata is uploaded with them. */
export function UploadField({ kinds, isMultiple, onUploaded }: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { take, progress, problem } = useUploads(kinds, onUploaded)
  const takeFiles = (files: FileList | null) => {
    void take([...(files ?? [])].slice(0, isMultiple ? 50 : 1))
    // Without this, choosing the same file again fires no change event.
    if (input.current) input.current.value = ''
  }
  const label = isMultiple ? words.upload : words.files[kinds[0]].upload
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        takeFiles(event.dataTransfer.files)
      }}
      className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
    >
      <input
        ref={input}
        type="file"
        accept={kinds.flatMap((kind) => types[kind]).join(',')}
        multiple={isMultiple}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => takeFiles(target.files)}
      />
      <Button
        look="quiet"
        size="small"
        aria-disabled={progress !== null}
        onClick={() => progress === null && input.current?.click()}
      >
        <Upload size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
      </Button>
      <p role="status" className="text-muted">
        {progress ? (
          words.uploading(progress.done, progress.of)
        ) : (
          <span className="max-md:hidden">{words.drop}</span>
        )}
      </p>
      {problem && (
        <p role="alert" className="w-full font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  )
}
