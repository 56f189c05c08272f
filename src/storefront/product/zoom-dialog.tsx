import * as Dialog from '@radix-ui/react-dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { common } from '@/content/common'
import { galleryWords } from '@/content/product'
import type { Picture as ProductPicture } from '@/domain/product'
import { Picture } from '@/storefront/shared/picture'
import { IconButton } from '@/ui/button'

type ZoomDialogProps = {
  open: boolean
  title: string
  pictures: readonly ProductPicture[]
  index: number
  /** Told which picture was shown last. */
  onClose: (index: number) => void
  onClosed: () => void
}

/** The picture as large as the screen; a click or Enter brings it closer, and then it can be moved about. */
export function ZoomDialog({ open, onClosed, ...rest }: ZoomDialogProps) {
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <ZoomContent onClosed={onClosed} {...rest} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ZoomContent({ title, pictures, index: first, onClose, onClosed }: Omit<ZoomDialogProps, 'open'>) {
  const [index, setIndex] = useState(first)
  const [close, setClose] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // Where it was pressed, as parts of the whole: that place comes to the middle.
  const spot = useRef({ x: 0.5, y: 0.5 })
  const picture = pictures[index]
  const move = (step: number) => {
    setIndex((index + step + pictures.length) % pictures.length)
    setClose(false)
  }
  useLayoutEffect(() => {
    const element = frame.current
    if (!close || !element) return
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    element.scrollTo(
      spot.current.x * scrollWidth - clientWidth / 2,
      spot.current.y * scrollHeight - clientHeight / 2,
    )
  }, [close])

  const onPress = ({ clientX, clientY, detail }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect()
    // Enter and Space press nowhere in particular.
    spot.current =
      box && detail > 0
        ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
        : { x: 0.5, y: 0.5 }
    setClose(!close)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (close || pictures.length < 2) return
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
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
      className="fixed inset-0 z-50 flex flex-col bg-paper"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-1.5 ps-5 pe-2">
        <Dialog.Title className="truncate text-16 font-semibold">
          <span className="sr-only">{galleryWords.zoomTitle(title)}</span>
          <span aria-hidden="true">{title}</span>
        </Dialog.Title>
        <p role="status" className="ms-auto shrink-0 text-14 text-muted tabular-nums">
          {galleryWords.count(index + 1, pictures.length)}
        </p>
        <IconButton label={common.close} onClick={() => onClose(index)}>
          <X size={22} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <div ref={frame} className="size-full overflow-auto overscroll-contain">
          <button
            type="button"
            aria-label={`${close ? galleryWords.whole : galleryWords.closer}: ${picture.alt}`}
            aria-pressed={close}
            onClick={onPress}
            className={
              close
                ? 'mx-auto block aspect-4/5 w-[max(100%,75rem)] max-w-none cursor-zoom-out md:w-375'
                : 'block size-full cursor-zoom-in'
            }
          >
            <Picture
              key={picture.src}
              src={picture.src}
              alt=""
              sizes="100vw"
              priority
              className={close ? '' : 'object-contain!'}
            />
          </button>
        </div>
        {pictures.length > 1 && (
          <>
            <IconButton
              label={galleryWords.previous}
              onClick={() => move(-1)}
              className="absolute! start-3 top-1/2 -translate-y-1/2 bg-raised shadow-rest"
            >
              <ChevronLeft size={24} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton
              label={galleryWords.next}
              onClick={() => move(1)}
              className="absolute! end-3 top-1/2 -translate-y-1/2 bg-raised shadow-rest"
            >
              <ChevronRight size={24} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
          </>
        )}
      </div>
    </Dialog.Content>
  )
}
