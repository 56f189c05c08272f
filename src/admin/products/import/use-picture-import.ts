import { useRef, useState } from 'react'
import { checkImport, importProducts } from '@/data/imports/imports'
import { PictureError, preparePicture } from '@/data/storage/prepare-picture'
import { deleteProductImages, uploadProductImage } from '@/data/storage/product-images'
import {
  inPictureOrder,
  type PlacedPicture,
  productOfPictures,
  productOfSku,
  productOfSlug,
  readPictureName,
} from '@/domain/imports/picture-names'
import type { ImportProduct } from '@/domain/imports/product-of-rows'

/** How many a check takes at once. */
const perCheck = 50

type FilePlace = PlacedPicture & { file: File }
export type PictureFault = 'unreadable' | 'large' | 'upload' | 'refused'
type State =
  | { state: 'none' | 'matching' | 'failed' }
  | {
      state: 'ready' | 'running' | 'done'
      placed: FilePlace[]
      /** Names of files that fit no product. */
      unplaced: string[]
      done: number
      faults: { name: string; fault: PictureFault }[]
    }

/** Many pictures at once: each is put to the product or the size that its file's name says, once the owner has seen which. */
export function usePictureImport(label: (pictures: number) => string) {
  const [state, setState] = useState<State>({ state: 'none' })
  /** What is going on; another choice takes its place. */
  const turn = useRef(0)

  const open = async (files: readonly File[]) => {
    turn.current += 1
    const mine = turn.current
    setState({ state: 'matching' })
    const found = await place(files).catch(() => null)
    if (turn.current !== mine) return
    setState(found ? { ...found, state: 'ready', done: 0, faults: [] } : { state: 'failed' })
  }
  const start = async (onEnd: () => void) => {
    if (state.state !== 'ready') return
    turn.current += 1
    const mine = turn.current
    const { placed, unplaced } = state
    const faults: { name: string; fault: PictureFault }[] = []
    let done = 0
    const show = (now: 'running' | 'done') =>
      turn.current === mine && setState({ state: now, placed, unplaced, done, faults: [...faults] })
    show('running')
    const id = crypto.randomUUID()
    for (const pictures of Map.groupBy(placed, ({ product }) => product).values()) {
      const sent: (FilePlace & { src: string; isNew: boolean })[] = []
      for (const picture of inPictureOrder(pictures)) {
        if (turn.current !== mine) return
        const stored = await store(picture.file)
        if ('src' in stored) sent.push({ ...picture, ...stored })
        else faults.push({ name: picture.name, fault: stored.fault })
        done += 1
        show('running')
      }
      if (sent.length > 0 && !(await write(id, label(placed.length), productOfPictures(sent)))) {
        void deleteProductImages(sent.flatMap(({ src, isNew }) => (isNew ? [src] : [])))
        faults.push(...sent.map(({ name }) => ({ name, fault: 'refused' as const })))
      }
    }
    show('done')
    onEnd()
  }
  const close = () => {
    turn.current += 1
    setState({ state: 'none' })
  }
  return { ...state, open, start, close }
}
export type PictureImport = ReturnType<typeof usePictureImport>

/** Which product each file's name says, as far as there is one. */
async function place(files: readonly File[]) {
  const named = files.map((file) => ({ file, names: readPictureName(file.name) }))
  const skus = [...new Set(named.flatMap(({ names }) => names.flatMap(({ sku }) => sku ?? [])))]
  const slugs = [...new Set(named.flatMap(({ names }) => names.map(({ slug }) => slug)))].filter(Boolean)
  const [ofSku, ofSlug] = [await found(skus, productOfSku), await found(slugs, productOfSlug)]
  const placed: FilePlace[] = []
  const unplaced: string[] = []
  for (const { file, names } of named) {
    const [match] = names.flatMap(({ sku, slug, place: number }) => {
      const bySku = sku === null ? undefined : ofSku.get(sku)
      const product = bySku ?? ofSlug.get(slug)
      return product ? [{ product, sku: bySku ? sku : null, slug, place: number }] : []
    })
    if (match) placed.push({ ...match, name: file.name, file })
    else unplaced.push(file.name)
  }
  return { placed, unplaced }
}

async function found(keys: readonly string[], productOf: (key: string) => ImportProduct) {
  const ids = new Map<string, string>()
  for (let begin = 0; begin < keys.length; begin += perCheck) {
    const part = keys.slice(begin, begin + perCheck)
    for (const [at, { id }] of (await checkImport(part.map(productOf))).entries())
      if (id) ids.set(part[at] ?? '', id)
  }
  return ids
}

async function store(file: File): Promise<{ src: string; isNew: boolean } | { fault: PictureFault }> {
  try {
    return await uploadProductImage((await preparePicture(file)).blob)
  } catch (error) {
    if (!(error instanceof PictureError)) return { fault: 'upload' }
    return { fault: error.problem === 'too-big' ? 'large' : 'unreadable' }
  }
}

const write = (id: string, file: string, product: ImportProduct) =>
  importProducts({ id, file, products: [product] }).then(
    (planned) => planned.every(({ action }) => action !== 'refused'),
    () => false,
  )
