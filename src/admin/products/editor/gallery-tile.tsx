import { GripVertical, RotateCw, X } from 'lucide-react'
import type { Ref } from 'react'
import { Thumb } from '@/admin/shared/products/thumb'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import type { GalleryPicture } from '@/domain/product/product-form'
import type { Upload } from './use-gallery'

const words = adminProductEdit.pictures

type GalleryTileProps = {
  picture: GalleryPicture
  place: number
  of: number
  upload: Upload | undefined
  isOpen: boolean
  isOver: boolean
  onOpen: () => void
  onRetry: () => void
  onRemove: () => void
  ref?: Ref<HTMLLIElement> | undefined
}

const chip =
  'absolute inline-flex h-6 items-center rounded-picture bg-surface-raised text-12 font-semibold shadow-rest'

/** A picture of the gallery, with its upload progress. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, place, of, upload, isOpen, isOver, onOpen, onRetry, onRemove, ref } = props
  const isThere = picture.src !== ''
  const src = upload?.preview ?? picture.src
  const caption = !isThere && upload ? upload.name : picture.alt
  return (
    <li ref={ref} className="group min-w-0">
      <div
        className={`relative rounded-picture ${isOver || isOpen ? 'outline-2 outline-offset-2 outline-accent' : ''}`}
      >
        <button
          type="button"
          aria-label={words.open(place + 1, of, picture.alt)}
          aria-expanded={isOpen}
          onClick={onOpen}
          className="block w-full"
        >
          {src ? (
            <Thumb key={src} src={src} className={`aspect-4/5 w-full ${isThere ? '' : 'opacity-40'}`} />
          ) : (
            <span className="block aspect-4/5 w-full rounded-picture border border-line bg-surface-sunken" />
          )}
        </button>
        <span
          aria-hidden="true"
          className={`${chip} pointer-events-none start-1 top-1 gap-0.5 pe-1.5 ps-0.5`}
        >
          <GripVertical size={12} strokeWidth={1.8} className="text-muted" />
          <span>{place === 0 ? words.cover : place + 1}</span>
        </span>
        <button
          type="button"
          aria-label={words.remove(place + 1)}
          onClick={onRemove}
          className={`${chip} end-1 top-1 w-6 justify-center disabled:hidden opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 after:absolute after:-inset-2.5 md:after:inset-0`}
        >
          <X size={14} strokeWidth={1.8} aria-hidden="true" />
        </button>
        {upload && !isThere && (
          <span className="pointer-events-none absolute inset-x-1.5 bottom-1.5 grid gap-1 text-12 font-semibold">
            {upload.state === 'failed' ? (
              <>
                <span className="text-danger-text">{words.failed}</span>
                <button
                  type="button"
                  onClick={onRetry}
                  className="pointer-events-auto inline-flex min-h-8 items-center justify-center gap-1 rounded-picture bg-surface-raised shadow-rest hover:bg-surface"
                >
                  <RotateCw size={12} strokeWidth={1.8} aria-hidden="true" />
                  {words.retry}
                </button>
              </>
            ) : (
              <>
                <span>{upload.state === 'preparing' ? words.preparing : words.percent(upload.progress)}</span>
                <span
                  role="progressbar"
                  aria-label={upload.name}
                  aria-valuenow={Math.round(upload.progress * 100)}
                  aria-valuemin={0}
                  aria-valuemax={100}
                  className="h-1 rounded-full bg-line"
                >
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ inlineSize: words.percent(upload.progress) }}
                  />
                </span>
              </>
            )}
          </span>
        )}
      </div>
      <p
        dir="auto"
        className={`mt-1 text-12 ${caption ? 'truncate' : ''} ${picture.alt ? '' : 'text-muted'}`}
      >
        {caption || words.noAlt}
      </p>
    </li>
  )
}
