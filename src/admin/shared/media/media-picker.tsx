import { useState } from 'react'
import { storeMedia } from '@/content/admin/store/media'
import type { AdminMedia } from '@/data/media/admin-media'
import type { MediaKind } from '@/domain/store/media'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { MediaGrid } from './media-grid'
import { MediaWords } from './media-words'
import { UploadField } from './upload-field'

type MediaPickerProps = { kind: MediaKind; onClose: () => void; onPick: (id: string) => void }

/** Chooses a picture or a film among the shop's, or uploads one; what it shows is asked for where it is not said yet. */
export function MediaPicker({ kind, onClose, onPick }: MediaPickerProps) {
  const words = storeMedia.pick
  const [chosen, setChosen] = useState<AdminMedia | null>(null)
  const use = () => {
    if (!chosen) return
    onPick(chosen.id)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words[kind].choose}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="medium" disabled={chosen === null} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-14">
        <UploadField kinds={[kind]} isMultiple={false} onUploaded={setChosen} />
        {chosen && chosen.alt === '' && (
          <div className="grid gap-2 rounded-control bg-highlight-soft p-3">
            <p>{words.describe}</p>
            <MediaWords key={chosen.id} media={chosen} onSaved={setChosen} />
          </div>
        )}
        <MediaGrid
          kinds={[kind]}
          chosen={chosen?.id ?? null}
          onChoose={setChosen}
          className="max-h-[40dvh] content-start overflow-y-auto"
        />
      </div>
    </Dialog>
  )
}
