import { useMutation } from '@tanstack/react-query'
import { supabaseUrl } from '@/config/env'
import { pictureFiles } from '@/domain/product/picture-widths'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
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

/** `uploadProductImage` as a mutation. */
export function useUploadProductImage() {
  return useMutation({ networkMode: 'always', mutationFn: (file: Blob) => uploadProductImage(file) })
}

/**
 * Uploads a picture under a random name, and beside it in the smaller widths that pages ask for.
 * @param onProgress is called with a number from 0 to 1 while the picture's own bytes go up
 * @returns its public address, in which its width says which others there are (src/domain/product/picture-widths.ts)
 * @throws AppError
 */
export async function uploadProductImage(file: Blob, onProgress?: OnProgress): Promise<string> {
  const extension = extensions[file.type]
  if (!extension) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { width, smaller } = await inSmallerWidths(file)
  const id = crypto.randomUUID()
  const nameOf = (each: number) => `${id}-${each}.${extension}`
  const urlOf = (each: number) => `${supabaseUrl}/storage/v1/object/${bucketName}/${nameOf(each)}`
  // On the shop's own address the path alone, which stays right when the shop moves.
  const base = supabaseUrl === location.origin ? '' : supabaseUrl
  const address = base + publicPath + nameOf(width)
  await uploadFile(urlOf(width), file, onProgress)
  try {
    await Promise.all(smaller.map((each) => uploadFile(urlOf(each.width), each.blob)))
  } catch (error) {
    // Another attempt has another name.
    void deleteProductImages([address])
    throw error
  }
  return address
}

/** Deletes uploaded pictures that nothing shows, in all widths. Others are left alone; a failure is ignored. */
export async function deleteProductImages(addresses: readonly string[]): Promise<void> {
  const names = addresses.flatMap(pictureFiles).flatMap(({ src }) => src.split(publicPath)[1] ?? [])
  if (names.length === 0) return
  const { storage } = await loadSupabase()
  await storage
    .from(bucketName)
    .remove(names)
    .catch(() => undefined)
}
