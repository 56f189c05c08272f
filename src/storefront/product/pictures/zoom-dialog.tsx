import * as Dialog from '@radix-ui/react-dialog'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { galleryWords } from '@/content/product/product'
import { zoomWords } from '@/content/product/zoom'
import { common } from '@/content/shared/common'
import { named } from '@/content/shared/lists'
import type { Picture as ProductPicture } from '@/domain/product/product'
import { Picture } from '@/storefront/shared/product/picture'
import { IconButton } from '@/ui/button'
import { useLayer } from '@/ui/layers'
import { useZoom } from './use-zoom'
import { closest } from './zoom'

type ZoomDialogProps = {
  open: boolean
  title: string
  pictures: readonly ProductPicture[]
  index: number
  /** Called with the index of the picture shown last. */
  onClose: (index: number) => void
  onClosed: () => void
}

/** Pixels that an arrow key pans; factor by which a button or key zooms. */
const arrow = 80
const nearer = 1.5
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** A full-screen viewer for the product's pictures with zoom, pan and swipe. */
export function ZoomDialog({ open, onClosed, ...rest }: ZoomDialogProps) {
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <ZoomContent open={open} onClosed={onClosed} {...rest} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ZoomContent({ open, title, pictures, index: first, onClose, onClosed }: ZoomDialogProps) {
  const [index, setIndex] = useState(first)
  useLayer(open, () => onClose(index))
  const picture = pictures[index]
  const show = (next: number) => {
    setIndex((next + pictures.length) % pictures.length)
    zoom.reset()
  }
  const zoom = useZoom((step) => show(index + step))
  const { view, isClose } = zoom

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [x, y] = arrows[event.key] ?? [0, 0]
    if (isClose && (x !== 0 || y !== 0)) zoom.move({ x: -x * arrow, y: -y * arrow })
    else if (x !== 0) show(index + x)
    else if (event.key === 'Home') show(0)
    else if (event.key === 'End') show(pictures.length - 1)
    else if (event.key === '+' || event.key === '=') zoom.zoomBy(nearer)
    else if (event.key === '-') zoom.zoomBy(1 / nearer)
    else if (event.key === '0') zoom.reset()
    else return
    event.preventDefault()
  }
  if (!picture) return null
  return (
    <Dialog.Content
      aria-describedby={undefined}
      onEscapeKeyDown={() => onClose(index)}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClosed()
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 flex flex-col bg-surface"
    >
      <div className="flex items-center gap-1 border-b border-line py-1.5 ps-5 pe-2">
        <Dialog.Title className="truncate text-16 font-semibold">
          <span className="sr-only">{zoomWords.title(title)}</span>
          <span aria-hidden="true">{title}</span>
        </Dialog.Title>
        <p role="status" className="ms-auto shrink-0 pe-2 text-14 text-muted tabular-nums">
          {galleryWords.count(index + 1, pictures.length)}
        </p>
        <IconButton
          label={zoomWords.zoomOut}
          aria-disabled={!isClose}
          onClick={() => zoom.zoomBy(1 / nearer)}
          className="aria-disabled:opacity-40"
        >
          <ZoomOut size={22} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={zoomWords.zoomIn}
          aria-disabled={view.scale >= closest}
          onClick={() => zoom.zoomBy(nearer)}
          className="aria-disabled:opacity-40"
        >
          <ZoomIn size={22} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={common.close} onClick={() => onClose(index)}>
          <X size={22} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <button
          {...zoom.frame}
          type="button"
          aria-label={named(isClose ? zoomWords.whole : zoomWords.closer, picture.alt)}
          aria-pressed={isClose}
          className={`block size-full touch-none overflow-hidden select-none focus-visible:-outline-offset-4 ${isClose ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
        >
          <span
            key={picture.src}
            className={`block size-full will-change-transform ${zoom.isDragging ? '' : 'transition-transform duration-fast ease-out motion-reduce:transition-none'}`}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Picture
              src={picture.src}
              alt=""
              sizes={isClose ? '300vw' : '100vw'}
              priority
              draggable={false}
              className="object-contain!"
            />
          </span>
        </button>
        {pictures.length > 1 && !isClose && (
          <>
            <IconButton
              label={zoomWords.previous}
              onClick={() => show(index - 1)}
              className="absolute! start-3 top-1/2 -translate-y-1/2 bg-surface-raised shadow-rest"
            >
              <ChevronLeft size={24} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton
              label={zoomWords.next}
              onClick={() => show(index + 1)}
              className="absolute! end-3 top-1/2 -translate-y-1/2 bg-surface-raised shadow-rest"
            >
              <ChevronRight size={24} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
          </>
        )}
      </div>
    </Dialog.Content>
  )
}
