import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { toDataUrl } from '@/data/storage/data-url'
import { PictureError, type PictureProblem, preparePicture } from '@/data/storage/prepare-picture'
import { acceptedPictures } from '@/data/storage/product-images'
import { buttonClass, IconButton } from '@/ui/button'

type PictureFieldProps = {
  words: {
    title: string
    hint: string
    add: string
    preparing: string
    remove: (at: number) => string
    alt: (at: number) => string
    problems: Readonly<Record<PictureProblem, string>>
  }
  /** Beside the title, such as "optional". */
  note: string
  /** How many there may be, and how large each is made. */
  most: number
  limits: Parameters<typeof preparePicture>[1]
  /** As data URLs. */
  pictures: readonly string[]
  /** Takes an updater, because another picture may be removed while one is made small. */
  change: (update: (before: readonly string[]) => readonly string[]) => void
}

/** Pictures, made small in the browser before they are sent. */
export function PictureField({ words, note, most, limits, pictures, change }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, most - pictures.length)
    target.value = ''
    setBusy(true)
    setProblem(null)
    const added: string[] = []
    for (const file of files) {
      try {
        added.push(await toDataUrl((await preparePicture(file, limits)).blob))
      } catch (error) {
        setProblem(words.problems[error instanceof PictureError ? error.problem : 'unreadable'])
      }
    }
    change((before) => [...before, ...added].slice(0, most))
    setBusy(false)
  }
  const remove = (index: number) => {
    change((before) => before.filter((_, at) => at !== index))
    input.current?.focus()
  }
  return (
    <fieldset>
      <legend className="text-20 font-semibold">
        {words.title} <span className="text-14 font-normal text-muted">{note}</span>
      </legend>
      <p className="mt-1 text-14 text-muted">{words.hint}</p>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map((url, index) => (
            <li key={url} className="relative">
              <img
                src={url}
                alt={words.alt(index + 1)}
                className="size-28 rounded-picture border border-line object-cover"
              />
              <IconButton
                label={words.remove(index + 1)}
                className="absolute! end-0 top-0 bg-surface/90"
                onClick={() => remove(index)}
              >
                <X size={18} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < most && (
        <label
          className={`${buttonClass({ look: 'quiet', size: 'medium' })} mt-3 cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent`}
        >
          <input
            ref={input}
            type="file"
            multiple
            accept={acceptedPictures()}
            disabled={isBusy}
            onChange={(event) => void add(event)}
            className="sr-only"
          />
          <ImagePlus size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>{isBusy ? words.preparing : words.add}</span>
        </label>
      )}
      <p role="alert" className="mt-2 text-14 font-medium text-danger-text empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
