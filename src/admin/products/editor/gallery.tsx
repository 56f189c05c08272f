import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSortable } from '@/admin/shared/list/use-sortable'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { acceptedPictures, isPicture } from '@/data/storage/product-images'
import { moved } from '@/domain/values/move'
import { Button } from '@/ui/button'
import { GalleryTile } from './gallery-tile'
import { PictureDetails } from './picture-details'
import type { Gallery as GalleryState, Upload } from './use-gallery'

const words = adminProductEdit.pictures

type GalleryProps = { colors: readonly string[]; colorName: string; gallery: GalleryState }

/** A product's pictures in order: add by file, drop, paste or camera, reorder, and edit the details. */
export function Gallery({ colors, colorName, gallery }: GalleryProps) {
  const { pictures, change } = gallery
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  usePastedFiles(gallery.add)

  const uploads = pictures.flatMap(({ key }) => gallery.uploads.get(key) ?? [])
  const countOf = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const open = pictures.find(({ key }) => key === openKey)
  const move = (key: string, to: number) => {
    const from = pictures.findIndex((picture) => picture.key === key)
    if (from < 0 || to < 0 || to >= pictures.length) return
    change((list) => moved(list, from, to))
    setSaid(words.moved(to + 1, pictures.length))
  }
  const sortable = useSortable({ ids: pictures.map(({ key }) => key), onMove: move })
  /** The focus moves to the picture that takes its position. */
  const remove = (key: string) => {
    const at = pictures.findIndex((picture) => picture.key === key)
    gallery.remove(key)
    requestAnimationFrame(() => {
      const tiles = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')
      const next = tiles?.[Math.min(at, tiles.length - 1)]
      if (next) next.focus()
      else files.current?.focus()
    })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const dropped = [...event.dataTransfer.files].filter((each) => each.type !== '' || isPicture(each))
    if (dropped.length > 0) gallery.add(dropped)
  }
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    gallery.add([...(target.files ?? [])])
    // Without this, choosing the same file again fires no change event.
    target.value = ''
  }
  const file = { type: 'file', tabIndex: -1, className: 'sr-only', onChange: onChoose } as const
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop} className="grid gap-3">
      <input ref={files} {...file} accept={acceptedPictures()} multiple aria-label={words.chooseLabel} />
      <input ref={camera} {...file} accept="image/*" capture="environment" aria-label={words.photoLabel} />
      <div className="flex flex-wrap gap-2 *:min-h-11 *:flex-1 md:hidden">
        <Button look="quiet" size="small" onClick={() => camera.current?.click()}>
          <Camera size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-accent" />
          {words.photo}
        </Button>
        <Button look="quiet" size="small" onClick={() => files.current?.click()}>
          <ImagePlus size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-accent" />
          {words.chooseShort}
        </Button>
      </div>
      <ul ref={list} className="grid grid-cols-3 gap-2 md:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]">
        {pictures.map((picture, place) => (
          <GalleryTile
            key={picture.key}
            picture={picture}
            place={place}
            of={pictures.length}
            upload={gallery.uploads.get(picture.key)}
            isOpen={picture.key === openKey}
            isOver={picture.key === sortable.over}
            ref={picture.src ? sortable.entry(picture.key) : undefined}
            onOpen={() => setOpenKey(picture.key === openKey ? null : picture.key)}
            onRetry={() => gallery.retry(picture.key)}
            onRemove={() => remove(picture.key)}
          />
        ))}
        <li className={`max-md:hidden ${pictures.length === 0 ? 'col-span-full' : ''}`}>
          <div
            className={`grid h-full content-center justify-items-center gap-1 rounded-picture border border-dashed border-line-strong p-2 text-center text-12 ${pictures.length === 0 ? 'min-h-36' : 'aspect-4/5 w-full'}`}
          >
            <ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
            <span>{words.drop}</span>
            <button
              type="button"
              onClick={() => files.current?.click()}
              className="min-h-6 font-semibold text-accent hover:underline"
            >
              {words.choose}
            </button>
          </div>
        </li>
      </ul>
      {open && (
        <PictureDetails
          key={open.key}
          picture={open}
          place={pictures.indexOf(open)}
          of={pictures.length}
          colors={colors}
          colorName={colorName}
          onChange={(facts) =>
            change((list) => list.map((each) => (each.key === open.key ? { ...each, ...facts } : each)))
          }
          onMove={(by) => move(open.key, pictures.indexOf(open) + by)}
          onRemove={() => remove(open.key)}
          onClose={() => setOpenKey(null)}
        />
      )}
      <p className="text-12 text-muted">
        {words.kinds}. {words.onlyPixels}
      </p>
      {gallery.problems.length > 0 && (
        <ul role="alert" className="font-medium text-danger-text">
          {gallery.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {uploads.length > 0 && words.uploads(countOf('done'), countOf('failed'), uploads.length)}
      </p>
    </div>
  )
}

function usePastedFiles(add: (files: readonly File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    addEventListener('paste', listener)
    return () => removeEventListener('paste', listener)
  }, [])
}
