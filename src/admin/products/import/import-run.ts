import { useSyncExternalStore } from 'react'
import { copyPicture } from '@/data/imports/fetch-picture'
import { importPictures, importProducts, retryPictures, settlePicture } from '@/data/imports/imports'
import { AppError } from '@/data/supabase/errors'
import { importLimits } from '@/domain/imports/file-text'
import { batchesOf, isUnpictured } from '@/domain/imports/import-report'
import type { ImportProduct } from '@/domain/imports/product-of-rows'

export type ImportRun = {
  id: string
  file: string
  state: 'running' | 'stopping' | 'stopped' | 'broken' | 'undone' | 'done'
  done: number
  total: number
  created: number
  /** New products without a picture. */
  unpictured: number
  changed: number
  same: number
  /** What the shop refused since the check. */
  refused: number
  /** Milliseconds that batches took. */
  took: number
  pictures: { state: 'none' | 'running' | 'done'; done: number; total: number; failed: number }
}

/** How many pictures are fetched at once. */
const together = 3

let run: ImportRun | null = null
let waiting: ImportProduct[][] = []
const listeners = new Set<() => void>()

function put(change: Partial<ImportRun>) {
  if (run) run = { ...run, ...change }
  for (const listener of listeners) listener()
}

/** Begins an import. It goes on while the owner works on other screens of the admin; `onEnd` is called when products are in. */
export function startImport(file: string, products: readonly ImportProduct[], onEnd: () => void) {
  waiting = batchesOf(products, importLimits)
  run = {
    ...{ id: crypto.randomUUID(), file, state: 'running', done: 0, total: products.length },
    ...{ created: 0, unpictured: 0, changed: 0, same: 0, refused: 0, took: 0 },
    pictures: { state: 'none', done: 0, total: 0, failed: 0 },
  }
  put({})
  void work(onEnd)
}

/** After it stopped or the line broke: what is in already is not written twice. */
export function goOnImporting(onEnd: () => void) {
  if (run?.state !== 'stopped' && run?.state !== 'broken') return
  put({ state: 'running' })
  void work(onEnd)
}

export const stopImport = () => run?.state === 'running' && put({ state: 'stopping' })

/** Forgets it, so that another file can be imported. */
export function forgetImport() {
  run = null
  waiting = []
  put({})
}

async function work(onEnd: () => void) {
  const id = run?.id
  /** The run, while no other one has taken its place. */
  const mine = () => (run && run.id === id ? run : null)
  for (let now = mine(); now?.state === 'running'; now = mine()) {
    const [batch] = waiting
    if (!batch) break
    const begun = performance.now()
    try {
      const planned = await importProducts({ id: now.id, file: now.file, products: batch })
      const then = mine()
      if (!then) return
      const count = (action: string) => planned.filter((each) => each.action === action).length
      waiting.shift()
      put({
        done: then.done + batch.length,
        created: then.created + count('create'),
        unpictured:
          then.unpictured +
          batch.filter((each, place) => planned[place]?.action === 'create' && isUnpictured(each)).length,
        changed: then.changed + count('change'),
        same: then.same + count('same'),
        refused: then.refused + count('refused'),
        took: then.took + performance.now() - begun,
      })
    } catch (error) {
      if (!mine()) return
      put({ state: error instanceof AppError && error.code === 'IMPORT_UNDONE' ? 'undone' : 'broken' })
    }
  }
  const last = mine()
  if (!last) return
  if (last.state === 'stopping') put({ state: 'stopped' })
  if (last.state === 'running') put({ state: 'done' })
  onEnd()
  if (mine()?.state === 'done') await copyPictures(last.id, onEnd)
}

/** Copies the pictures of an import into the shop, one part after the other; what cannot be copied is noted. */
async function copyPictures(id: string, onEnd: () => void) {
  const isMine = () => run?.id === id
  const change = (pictures: Partial<ImportRun['pictures']>) =>
    run && isMine() && put({ pictures: { ...run.pictures, ...pictures } })
  try {
    for (;;) {
      const found = isMine() ? await importPictures(id) : []
      if (found.length === 0 || !run) break
      change({ state: 'running', total: run.pictures.done + found.length })
      const one = async () => {
        for (let next = found.shift(); next && isMine(); next = found.shift()) {
          const { product, src } = next
          const result = await copyPicture(src)
          await settlePicture({ id, product, src, ...result })
          const isFailed = 'problem' in result
          if (run) change({ done: run.pictures.done + 1, failed: run.pictures.failed + (isFailed ? 1 : 0) })
        }
      }
      await Promise.all(Array.from({ length: together }, one))
    }
  } catch {
    // The line broke: those that are left stay at their addresses, and another try takes them.
  }
  change({ state: 'done' })
  onEnd()
}

/** Tries the pictures of an import again that could not be copied. */
export async function retryPicturesOf(id: string, file: string, onEnd: () => void) {
  await retryPictures(id)
  if (run?.id !== id) {
    run = {
      ...{ id, file, state: 'done', done: 0, total: 0 },
      ...{ created: 0, unpictured: 0, changed: 0, same: 0, refused: 0, took: 0 },
      pictures: { state: 'none', done: 0, total: 0, failed: 0 },
    }
  } else put({ pictures: { state: 'running', done: 0, total: 0, failed: 0 } })
  await copyPictures(id, onEnd)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The import of this tab; null without one. */
export const useImportRun = () => useSyncExternalStore(subscribe, () => run)
