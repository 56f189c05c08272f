import { useRef, useState } from 'react'
import { productLimits } from '@/config/page-limits'
import { admin } from '@/content/admin/admin'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { toDataUrl } from '@/data/storage/data-url'
import { PictureError, preparePicture } from '@/data/storage/prepare-picture'
import { deleteProductImages, uploadProductImage } from '@/data/storage/product-images'
import type { GalleryPicture } from '@/domain/product/product-form'
import { showToast } from '@/ui/toast/toast'
import type { ProductFormState } from './use-product-form'

const words = adminProductEdit.pictures
/** Longer than a toast offers to undo a removal. */
const forgetAfterMs = 15_000

/** The upload of a local file. */
export type Upload = {
  name: string
  preview: string | null
  state: 'preparing' | 'uploading' | 'failed' | 'done'
  /** From 0 to 1. */
  progress: number
}
type Job = {
  name: string
  blob: Blob | null
  url: string | null
  isNew: boolean
  running: Promise<void> | null
}

/** The pictures of a product form. Files are re-encoded and uploaded at once, each with progress and a retry. */
export function useGallery({ watch, getValues, setValue, trigger, formState }: ProductFormState) {
  const pictures = watch('pictures')
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map())
  const [problems, setProblems] = useState<readonly string[]>([])
  const jobs = useRef(new Map<string, Job>())
  const last = useRef(Promise.resolve())

  const { isSubmitted } = formState
  /** Takes an updater, because uploads end while other pictures come and go. */
  const change = (update: (pictures: GalleryPicture[]) => GalleryPicture[]) => {
    setValue('pictures', update(getValues('pictures')))
    // Without a picture, the problem is shown at the field for its URL.
    if (isSubmitted) void trigger('imageUrl')
  }

  const note = (key: string, facts: Partial<Upload>) =>
    setUploads((current) => {
      const before = current.get(key) ?? { name: '', preview: null, state: 'preparing', progress: 0 }
      return new Map(current).set(key, { ...before, ...facts })
    })
  const drop = (key: string) => change((list) => list.filter((picture) => picture.key !== key))

  const send = async (key: string, job: Job, blob: Blob) => {
    note(key, { state: 'uploading', progress: 0 })
    try {
      const { src: url, isNew } = await uploadProductImage(blob, (progress) => note(key, { progress }))
      if (getValues('pictures').some((picture) => picture.key !== key && picture.src === url)) {
        drop(key)
        setProblems((all) => [...all, words.problems.twice(job.name)])
        job.running = null
        return
      }
      job.url = url
      job.isNew = isNew
      change((list) => list.map((picture) => (picture.key === key ? { ...picture, src: url } : picture)))
      note(key, { state: 'done', progress: 1 })
      // The picture was removed during its upload.
      if (!getValues('pictures').some((picture) => picture.key === key)) forget([url])
    } catch {
      note(key, { state: 'failed' })
    }
    job.running = null
  }
  const begin = async (key: string, job: Job, file: File) => {
    try {
      job.blob = (await preparePicture(file)).blob
      note(key, { preview: await toDataUrl(job.blob) })
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : 'unreadable'
      drop(key)
      setProblems((all) => [...all, words.problems[problem](file.name)])
      job.running = null
      return
    }
    await send(key, job, job.blob)
  }
  const add = (files: readonly File[]) => {
    const room = Math.max(0, productLimits.pictures - getValues('pictures').length)
    setProblems(files.length > room ? [words.tooMany] : [])
    const taken = files.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }))
    change((list) => [...list, ...taken.map(({ key }) => ({ key, src: '', alt: '', color: null, view: '' }))])
    // One at a time: decoding ten photographs at once can exhaust a phone's memory, and of two that are the same
    // the later one is left out.
    for (const { file, key } of taken) {
      const job: Job = { name: file.name, blob: null, url: null, isNew: false, running: null }
      jobs.current.set(key, job)
      note(key, { name: file.name })
      last.current = last.current.then(() => begin(key, job, file))
      job.running = last.current
    }
  }
  const retry = (key: string) => {
    const job = jobs.current.get(key)
    if (job?.blob && !job.running) job.running = send(key, job, job.blob)
  }
  const remove = (key: string) => {
    const at = getValues('pictures').findIndex((picture) => picture.key === key)
    const picture = getValues('pictures')[at]
    if (!picture) return
    drop(key)
    if (picture.src) forget([picture.src])
    showToast({
      title: words.removed,
      action: { label: admin.undo, onClick: () => change((list) => list.toSpliced(at, 0, current(picture))) },
    })
  }
  const current = (picture: GalleryPicture) => ({
    ...picture,
    src: picture.src || (jobs.current.get(picture.key)?.url ?? ''),
  })
  /** Deletes what this form has stored and no picture uses, after the undo has expired. */
  const forget = (addresses: readonly string[]) => {
    const mine = new Set([...jobs.current.values()].flatMap(({ url, isNew }) => (isNew ? [url] : [])))
    setTimeout(() => {
      const kept = new Set(getValues('pictures').map(({ src }) => src))
      void deleteProductImages(addresses.filter((each) => mine.has(each) && !kept.has(each)))
    }, forgetAfterMs)
  }
  /** Waits for all uploads and retries failed ones. Returns the pictures with their URLs, or null when one failed. */
  const settle = async (): Promise<GalleryPicture[] | null> => {
    const wanted = getValues('pictures')
    // What was stored already may be gone by now: another form that had stored it took it back.
    for (const { key, src } of wanted) if (!src || jobs.current.get(key)?.isNew === false) retry(key)
    await Promise.all(wanted.map(({ key }) => jobs.current.get(key)?.running))
    // Files that were not pictures have been removed from the list.
    const settled = getValues('pictures').map(current)
    return settled.every(({ src }) => src) ? settled : null
  }
  return {
    pictures,
    change,
    uploads,
    problems,
    add,
    retry,
    remove,
    settle,
    forget,
    /** The uploads now belong to the product. */
    saved: () => jobs.current.clear(),
  }
}

export type Gallery = ReturnType<typeof useGallery>
