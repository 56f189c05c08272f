import { ZoomIn } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { galleryWords } from '@/content/product/product'
import { errors } from '@/content/shared/errors'
import type { Picture as ProductPicture } from '@/domain/product/product'
import { Picture } from '@/storefront/shared/product/picture'
import { PictureTransition } from '@/storefront/shared/product/picture-transition'
import { IconButton } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { gallerySizes } from './gallery-sizes'
import { Thumbnails } from './thumbnails'

const loadZoom = () => import('./zoom-dialog').then((module) => ({ default: module.ZoomDialog }))
const ZoomDialog = lazy(loadZoom)

type GalleryProps = {
  slug: string
  title: string
  pictures: readonly ProductPicture[]
  /** Shown on top of the picture. */
  badge?: ReactNode
  /** A button beside "Zoom". */
  action?: ReactNode
}

/**
 * A row of pictures that snaps into place on swipe, wheel and arrow keys. Several pictures have thumbnails (beside
 * it, or under it on a phone); a single one fills the whole column.
 */
export function Gallery({ slug, title, pictures, badge, action }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState<'never' | 'open' | 'closed'>('never')
  const row = useRef<HTMLUListElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const many = pictures.length > 1

  const show = (next: number) => {
    const place = row.current?.children[Math.max(0, Math.min(next, pictures.length - 1))]
    if (!(place instanceof HTMLElement) || !row.current) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current.scrollTo({ left: place.offsetLeft, behavior: reducedMotion ? 'instant' : 'smooth' })
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 1 }
    setIndex(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), pictures.length - 1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ]
    if (place === undefined) return
    event.preventDefault()
    show(place)
  }

  // Catches a failed import, so that it does not take the page down.
  const zoom = () =>
    loadZoom().then(
      () => setZoomed('open'),
      () => showToast({ title: errors.offline.title, description: errors.offline.text, tone: 'error' }),
    )

  return (
    <div
      className={`-mx-gutter flex flex-col gap-2 md:mx-0 ${many ? 'md:grid md:grid-cols-[4rem_1fr] md:gap-4 lg:grid-cols-[5.5rem_1fr]' : ''}`}
    >
      <div className="relative aspect-4/5 min-w-0 bg-surface-sunken md:order-2 md:overflow-hidden md:rounded-picture">
        <ul
          ref={row}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onClick={zoom}
          aria-label={galleryWords.label}
          tabIndex={many ? 0 : undefined}
          className="scrollbar-none relative flex size-full cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-4"
        >
          {pictures.map((picture, place) => (
            <li key={picture.src} className="size-full shrink-0 snap-start snap-always">
              <PictureTransition slug={place === 0 ? slug : undefined}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes={gallerySizes(many)}
                  priority={place === 0}
                />
              </PictureTransition>
            </li>
          ))}
        </ul>
        {badge}
        <div className="absolute end-4 top-4 flex gap-2">
          <IconButton
            ref={zoomButton}
            label={galleryWords.zoom}
            onClick={zoom}
            className="bg-chip-veil text-chip-on hover:bg-chip"
          >
            <ZoomIn size={22} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
          {action}
        </div>
        {many && (
          <p className="pointer-events-none absolute start-4 bottom-4 rounded-full bg-chip-veil px-2.5 py-1 text-12 font-semibold text-chip-on tabular-nums md:hidden">
            {galleryWords.count(index + 1, pictures.length)}
          </p>
        )}
      </div>
      {many && <Thumbnails pictures={pictures} index={index} show={show} />}
      {zoomed !== 'never' && (
        <Suspense>
          <ZoomDialog
            open={zoomed === 'open'}
            title={title}
            pictures={pictures}
            index={index}
            onClose={(last) => {
              setZoomed('closed')
              show(last)
            }}
            onClosed={() => zoomButton.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
