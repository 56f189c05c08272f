import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { problemsOfShop } from '@/domain/imports/import-problem'
import type { ImportProduct } from '@/domain/imports/product-of-rows'
import { AppError } from '../supabase/errors'
import { toJson } from '../supabase/json'
import { rpc } from '../supabase/rpc'
import { nothing, timestamp } from '../supabase/schemas'
import { importKeys } from './import-keys'

/** What an import would do, or did, with a product of a file. */
const planned = v.object({
  action: v.picklist(['create', 'change', 'same', 'refused']),
  /** Of the product that is meant, or that was made. */
  id: v.optional(v.string()),
  problems: v.array(
    v.object({
      problem: v.picklist(problemsOfShop),
      field: v.optional(v.string()),
      now: v.optional(v.string()),
    }),
  ),
})
/** Without what only the browser needs. */
const sent = (products: readonly ImportProduct[]) =>
  toJson(
    products.map(({ handle, isGiven, values, collection, pictures, variants }) => ({
      ...{ handle, is_given: isGiven, values, pictures, variants },
      ...(collection && { collection }),
    })),
  )

/** What an import of these would do; nothing is written. In their order. @throws AppError */
export const checkImport = (products: readonly ImportProduct[], signal?: AbortSignal) =>
  rpc('check_import', { p_products: sent(products) }, v.array(planned), { signal })

type Batch = { id: string; file: string; products: readonly ImportProduct[] }

/** Imports these, each wholly or not at all; the same ones again change nothing. @throws AppError IMPORT_UNDONE */
export const importProducts = ({ id, file, products }: Batch) =>
  withTries(() =>
    rpc('import_products', { p_import: id, p_file: file, p_products: sent(products) }, v.array(planned)),
  )

const undone = v.object({
  left: v.number(),
  gone: v.number(),
  kept: v.array(v.object({ id: v.string(), title: v.string() })),
})
/** Takes a part of an import back; called until nothing is left. @throws AppError UNDO_OVER, NOT_FOUND */
export const undoImport = (id: string) => withTries(() => rpc('undo_import', { p_import: id }, undone))

const imports = v.array(
  v.object({
    id: v.string(),
    file: v.string(),
    created: v.number(),
    changed: v.number(),
    /** Until when it can be taken back. */
    ends_at: timestamp,
    /** Pictures that could not be fetched. */
    failed: v.array(v.object({ id: v.string(), title: v.string(), src: v.string(), problem: v.string() })),
  }),
)
export type RecentImport = v.InferOutput<typeof imports>[number]

/** The imports that can still be taken back. */
export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.list(),
    queryFn: ({ signal }) => rpc('list_imports', {}, imports, { get: true, signal }),
  })

/** Pictures of an import that are still at another address, some of them; none when all are settled. */
export const importPictures = (id: string) =>
  rpc(
    'import_pictures',
    { p_import: id },
    v.array(v.object({ product: v.string(), title: v.string(), src: v.string() })),
    { get: true },
  )

export type PictureFailure = 'unreadable' | 'missing' | 'large' | 'upload'
type Settled = { id: string; product: string; src: string } & ({ copy: string } | { problem: PictureFailure })

/** Puts a picture's copy in the place of its address, or notes why there is none. */
export const settlePicture = ({ id, product, src, ...result }: Settled) =>
  withTries(() =>
    rpc(
      'settle_picture',
      {
        ...{ p_import: id, p_product: product, p_src: src },
        ...('copy' in result ? { p_copy: result.copy } : { p_problem: result.problem }),
      },
      nothing,
    ),
  )

/** Forgets which pictures could not be fetched. */
export const retryPictures = (id: string) => rpc('retry_pictures', { p_import: id }, nothing)

const isPassing = ({ kind, code }: AppError) =>
  kind === 'offline' || kind === 'rate-limited' || (kind === 'unknown' && code !== 'WRONG_ANSWER')
const tries = 4
const waitMs = 1500

/** A short break of the line, or a busy database, is waited for: what is sent again is done once. */
async function withTries<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof AppError) || !isPassing(error) || attempt === tries) throw error
      await new Promise((done) => setTimeout(done, waitMs * attempt))
    }
  }
}
