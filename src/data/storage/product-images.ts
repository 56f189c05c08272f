import { useMutation } from '@tanstack/react-query'
import { supabaseUrl } from '@/config/env'
import { pictureFiles } from '@/domain/product/picture-widths'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
import { rest } from '../supabase/rest'
import { inSmallerWidths, type OnProgress, uploadFile } from './upload-file'

const bucketName = 'product-images'
/** What the bucket takes, and how its files end. */
export const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const publicPath = `/storage/v1/object/public/${bucketName}/`

export const imageTypes = Object.keys(extensions)

/** How phones' photos end, whose type most systems do not know. */
const photoName = /\.hei[cf]$/i

export const isPicture = ({ type, name }: File): boolean => type.startsWith('image/') || photoName.test(name)

/** What a field for pictures asks for. On a phone without HEIC: its own browser then hands on photos as JPEG, which is faster. */
export const acceptedPictures = (): string =>
  [...imageTypes, ...(navigator.maxTouchPoints > 1 ? [] : ['.heic', '.heif'])].join(',')

/** `uploadProductImage` as a mutation. */
export function useUploadProductImage() {
  return useMutation({ networkMode: 'always', mutationFn: (file: Blob) => uploadProductImage(file) })
}

/**
 * Uploads a picture, and beside it the smaller widths that pages ask for. It is named after its bytes, so that the same picture
 * is stored once, however often it is added.
 * @param onProgress is called with a number from 0 to 1 while the picture's own bytes go up
 * @returns its public address, in which its width says which others there are (src/domain/product/picture-widths.ts), and whether it
 * was stored now: one that was there already may be another product's
 * @throws AppError
 */
export async function uploadProductImage(
  file: Blob,
  onProgress?: OnProgress,
): Promise<{ src: string; isNew: boolean }> {
  const extension = extensions[file.type]
  if (!extension) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { width, smaller } = await inSmallerWidths(file)
  const id = await idOf(file)
  const nameOf = (each: number) => `${id}-${each}.${extension}`
  const urlOf = (each: number) => `${supabaseUrl}/storage/v1/object/${bucketName}/${nameOf(each)}`
  // On the shop's own address the path alone, which stays right when the shop moves.
  const base = supabaseUrl === location.origin ? '' : supabaseUrl
  const src = base + publicPath + nameOf(width)
  const stored = await storedNames(id)
  const isNew = !stored.has(nameOf(width))
  if (isNew) await uploadFile(urlOf(width), file, onProgress)
  else onProgress?.(1)
  try {
    const missing = smaller.filter((each) => !stored.has(nameOf(each.width)))
    await Promise.all(missing.map((each) => uploadFile(urlOf(each.width), each.blob)))
  } catch (error) {
    if (isNew) void deleteProductImages([src])
    throw error
  }
  return { src, isNew }
}

/** A picture's bytes as a UUID; a random one where the page's address is not secure enough for the browser to compute it. */
async function idOf(file: Blob): Promise<string> {
  const { subtle }: Partial<Crypto> = crypto
  if (!subtle) return crypto.randomUUID()
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  const hex = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The files of a picture that are stored. @throws AppError */
async function storedNames(id: string): Promise<ReadonlySet<string>> {
  const { storage } = await loadSupabase()
  const { data, error } = await storage.from(bucketName).list('', { search: id, limit: 100 })
  if (error) throw toAppError({ message: 'UPLOAD_FAILED' }, 500)
  return new Set(data.map(({ name }) => name))
}

/**
 * Deletes uploaded pictures that neither a product nor a collection shows, in all widths: another may have added the same one since.
 * Others are left alone; a failure is ignored.
 */
export async function deleteProductImages(addresses: readonly string[]): Promise<void> {
  const shown = await Promise.all(addresses.map(isShown))
  const unused = addresses.filter((_, place) => !shown[place])
  const names = unused.flatMap(pictureFiles).flatMap(({ src }) => src.split(publicPath)[1] ?? [])
  if (names.length === 0) return
  const { storage } = await loadSupabase()
  await storage
    .from(bucketName)
    .remove(names)
    .catch(() => undefined)
}

/** Whether something shows the picture, or nobody can tell. */
async function isShown(src: string): Promise<boolean> {
  const answers = await Promise.all([
    rest
      .from('products')
      .select('id')
      .contains('images', JSON.stringify([{ src }]))
      .limit(1),
    rest.from('products').select('id').eq('image_url', src).limit(1),
    rest.from('collections').select('id').eq('image_url', src).limit(1),
  ])
  return answers.some(({ data }) => data === null || data.length > 0)
}
