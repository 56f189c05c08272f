import { ImagePlus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { toDataUrl } from '@/data/storage/data-url'
import { PictureError, type PictureProblem, preparePicture } from '@/data/storage/prepare-picture'
import { acceptedPictures } from '@/data/storage/product-images'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import { Thumb } from '../shared/products/thumb'
import { useCollectionFields } from './details-panel'
import type { CollectionDraft } from './use-collection-draft'

const words = adminCollections.form

type CoverProps = {
  draft: CollectionDraft
  /** Shown while the collection has no picture of its own. */
  cover: string | null
}

/** A collection's picture from a file, drop, paste or URL. Files are re-encoded, so no metadata is uploaded. */
export function CoverField({ draft, cover }: CoverProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  /** Of two files that are prepared at a time the one chosen last counts, whichever takes longer; none after a removal. */
  const turns = useRef(0)
  const stop = () => {
    turns.current += 1
    setBusy(false)
  }
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const errorId = useId()
  const { setPicture } = draft
  const { picture } = draft.values
  const field = useCollectionFields()('imageUrl')
  const typed = draft.values.imageUrl.trim()

  const take = async (file: File | undefined) => {
    if (!file) return
    const turn = ++turns.current
    setProblem(null)
    setBusy(true)
    const result = await preparePicture(file)
      .then(({ blob }) => toDataUrl(blob))
      .catch((reason: unknown) => (reason instanceof PictureError ? reason : new PictureError('unreadable')))
    if (turn !== turns.current) return
    setBusy(false)
    if (result instanceof PictureError) setProblem(result.problem)
    else setPicture(result)
    // Without this, choosing the same file again fires no change event.
    if (input.current) input.current.value = ''
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

  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )

  const own = picture ?? (field.error ? '' : typed)
  const shown = own || (typed === '' ? cover : null)
  return (
    <Panel id="collection-picture" title={words.picture}>
      <div className="grid gap-4 border-t border-line p-4">
        <input
          ref={input}
          type="file"
          accept={acceptedPictures()}
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
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
          className={`flex min-h-36 items-center gap-4 rounded-control border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
        >
          {shown && <Thumb src={shown} className={`h-32.5 w-26 ${own ? '' : 'opacity-60'}`} />}
          <div className={shown ? 'grid gap-2' : 'mx-auto grid justify-items-center gap-2 text-center'}>
            {!shown && <ImagePlus size={22} strokeWidth={1.6} aria-hidden="true" className="text-accent" />}
            <p className={own ? 'sr-only' : 'text-12 text-muted'}>
              {own ? words.picture : shown ? words.standsFor : words.noPicture}
            </p>
            {!own && <p className="text-12 text-muted max-md:hidden">{words.drop}</p>}
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" size="small" onClick={() => input.current?.click()}>
                {own ? words.replace : words.choose}
              </Button>
              {own && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => {
                    stop()
                    setPicture(null)
                  }}
                >
                  <X size={14} strokeWidth={1.8} aria-hidden="true" />
                  {words.remove}
                </Button>
              )}
            </div>
          </div>
        </div>
        <p className="text-12 text-muted">{words.kinds}</p>
        <p role="status" className="text-muted empty:hidden">
          {isBusy && words.preparing}
        </p>
        <p id={errorId} role="alert" className="font-medium text-danger-text empty:hidden">
          {problem && words.pictureProblems[problem]}
        </p>
        <TextField
          {...field}
          note={words.or}
          type="url"
          inputMode="url"
          autoComplete="off"
          disabled={picture !== null}
        />
      </div>
    </Panel>
  )
}
