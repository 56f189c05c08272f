import { ZoomIn } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { errors } from '@/content/errors'
import { galleryWords } from '@/content/product'
import type { Picture as ProductPicture } from '@/domain/product'
import { Picture } from '@/storefront/shared/picture'
import { SharedPicture } from '@/storefront/shared/shared-picture'
import { IconButton } from '@/ui/button'
import { showToast } from '@/ui/toast'

const loadZoom = () => import('./zoom-dialog').then((module) => ({ default: module.ZoomDialog }))
const ZoomDialog = lazy(loadZoom)

type GalleryProps = { slug: string; title: string; pictures: readonly ProductPicture[]; children?: ReactNode }

/**
 * A row of pictures that snaps under the finger, the wheel and the arrow keys; thumbnails beside it, or under it on
 * a phone. `children` lie on the picture.
 */
export function Gallery({ slug, title, pictures, children }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState<'never' | 'open' | 'closed'>('never')
  const row = useRef<HTMLUListElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const many = pictures.length > 1

  const show = (next: number) => {
    const place = row.current?.children[Math.max(0, Math.min(next, pictures.length - 1))]
    if (!(place instanceof HTMLElement) || !row.current) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current.scrollTo({ left: place.offsetLeft, behavior: calm ? 'instant' : 'smooth' })
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

  // Its code may not arrive, and that is no reason to lose the page.
  const zoom = () =>
    loadZoom().then(
      () => setZoomed('open'),
      () => showToast({ title: errors.offline.title, description: errors.offline.text, tone: 'error' }),
    )

  return (
    <div className="-mx-gutter flex flex-col gap-3 md:mx-0 md:grid md:grid-cols-[4rem_1fr] md:gap-4 lg:grid-cols-[5.5rem_1fr]">
      <div className="relative aspect-4/5 min-w-0 bg-sand md:order-2 md:overflow-hidden md:rounded-picture">
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
              <SharedPicture slug={place === 0 ? slug : undefined}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes="(min-width: 1280px) 605px, (min-width: 760px) 45vw, 100vw"
                  priority={place === 0}
                />
              </SharedPicture>
            </li>
          ))}
        </ul>
        {children}
        {many && (
          <p className="pointer-events-none absolute start-4 bottom-4 rounded-full bg-chip-veil px-2.5 py-1 text-12 font-semibold text-chip-on tabular-nums md:hidden">
            {galleryWords.count(index + 1, pictures.length)}
          </p>
        )}
        <IconButton
          ref={zoomButton}
          label={galleryWords.zoom}
          onClick={zoom}
          className="!absolute end-4 bottom-4 bg-chip-veil text-chip-on hover:bg-chip"
        >
          <ZoomIn size={22} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {many && (
        <ul className="grid grid-cols-4 gap-2 px-gutter md:grid-cols-1 md:content-start md:gap-3 md:px-0">
          {pictures.map((picture, place) => (
            <li key={picture.src}>
              <button
                type="button"
                aria-label={galleryWords.thumbnail(place + 1)}
                aria-current={place === index}
                onClick={() => show(place)}
                className="block aspect-4/5 w-full overflow-hidden rounded-picture bg-sand opacity-80 transition-opacity duration-fast hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-majorelle"
              >
                <Picture src={picture.src} alt="" sizes="(min-width: 760px) 88px, 25vw" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
