import { useQuery } from '@tanstack/react-query'
import { Film, ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { storeMedia } from '@/content/admin/store/media'
import { mediaQuery } from '@/data/media/admin-media'
import type { MediaKind } from '@/domain/store/media'
import { Button } from '@/ui/button'
import type { ControlProps } from '../form/control-props'
import { MediaPicker } from './media-picker'
import { MediaThumb } from './media-thumb'
import { mediaOf } from './media-value'

type MediaInputProps = ControlProps & { kind: MediaKind }

/** A picture or a film of the shop's own, chosen among those that are there, or uploaded. */
export function MediaInput({ kind, label, hint, error, value, onChange }: MediaInputProps) {
  const words = { ...storeMedia.pick, ...storeMedia.pick[kind] }
  const Icon = kind === 'film' ? Film : ImagePlus
  const id = useId()
  const [isPicking, setPicking] = useState(false)
  const list = useQuery(mediaQuery())
  const chosen = mediaOf(value)
  const media = list.data?.find((each) => each.id === chosen)
  const isGone = chosen !== null && list.data !== undefined && !media
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
        <span>{label}</span>
        {media?.width && media.height && (
          <span className="font-normal text-muted">{storeMedia.size(media.width, media.height)}</span>
        )}
      </p>
      <div className="flex items-center gap-3">
        {media ? (
          <MediaThumb media={media} className="h-21 w-26" />
        ) : (
          <span className="grid h-21 w-26 shrink-0 place-items-center rounded-picture border border-dashed border-line-strong text-muted">
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
          </span>
        )}
        <div className="grid gap-1.5">
          <p className="text-12 text-muted">{media ? media.alt || storeMedia.unnamed : words.none}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="small" onClick={() => setPicking(true)}>
              {media ? words.replace : words.choose}
            </Button>
            {chosen !== null && (
              <Button look="text" size="small" onClick={() => onChange(null)}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {hint && <p className="mt-1.5 text-14 text-muted">{hint}</p>}
      {(error || isGone) && (
        <p role="alert" className="mt-1.5 text-14 font-medium text-danger-text">
          {isGone ? words.gone : error}
        </p>
      )}
      {isPicking && (
        <MediaPicker
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={(picked) => onChange({ $media: picked })}
        />
      )}
    </div>
  )
}
