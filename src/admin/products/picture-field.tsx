import { ImagePlus, X } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { adminProducts } from '@/content/admin-products'
import { imageTypes } from '@/data/storage/product-images'
import { Button } from '@/ui/button'
import { PictureError, type PictureProblem, type PreparedPicture, preparePicture } from './prepare-picture'

const words = adminProducts.form

type PictureFieldProps = {
  picture: PreparedPicture | null
  onChange: (picture: PreparedPicture | null) => void
}

/** A picture by file, drop or paste; prepared here and shown before anything is uploaded. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const errorId = useId()

  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    setBusy(true)
    try {
      onChange(await preparePicture(file))
    } catch (error) {
      setProblem(error instanceof PictureError ? error.problem : 'unreadable')
    } finally {
      setBusy(false)
      // The same file can be chosen again.
      if (input.current) input.current.value = ''
    }
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    addEventListener('paste', listener)
    return () => removeEventListener('paste', listener)
  }, [])

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={words.chooseLabel}
        aria-describedby={problem ? errorId : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex min-h-36 items-center gap-4 rounded-control border border-dashed p-3 ${isOver ? 'border-majorelle bg-majorelle-wash' : 'border-line-strong bg-paper'}`}
      >
        {picture ? (
          <>
            <img
              src={picture.dataUrl}
              alt=""
              width={picture.width}
              height={picture.height}
              className="h-32.5 w-26 shrink-0 rounded-picture object-cover"
            />
            <div className="grid gap-2">
              <p>{words.pictureReady(picture.width, picture.height, kilobytes(picture.dataUrl))}</p>
              <p className="text-12 text-muted">{words.onlyPixels}</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  look="quiet"
                  size="small"
                  className="max-md:min-h-11"
                  onClick={() => input.current?.click()}
                >
                  {words.replace}
                </Button>
                <Button look="quiet" size="small" className="max-md:min-h-11" onClick={() => onChange(null)}>
                  <X size={14} strokeWidth={1.8} aria-hidden="true" />
                  {words.remove}
                </Button>
              </div>
            </div>
          </>
        ) : (
          <div className="mx-auto grid justify-items-center gap-2 text-center">
            <ImagePlus size={22} strokeWidth={1.6} aria-hidden="true" className="text-majorelle" />
            <p className="max-md:hidden">{words.drop}</p>
            <Button
              look="quiet"
              size="small"
              className="max-md:min-h-11"
              onClick={() => input.current?.click()}
            >
              {words.choose}
            </Button>
            <p className="text-12 text-muted">{words.pictureKinds}</p>
          </div>
        )}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {isBusy && words.preparing}
      </p>
      <p id={errorId} role="alert" className="mt-1.5 font-medium text-terracotta-text empty:hidden">
        {problem && words.pictureProblems[problem]}
      </p>
    </div>
  )
}

/** Four characters of the text stand for three bytes. */
function kilobytes(dataUrl: string): number {
  return Math.round(((dataUrl.length - dataUrl.indexOf(',')) * 3) / 4 / 1024)
}
