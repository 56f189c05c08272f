import { useMutation } from '@tanstack/react-query'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { pictureFiles, widthsOf } from '@/domain/picture-widths'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
import { drawPicture, encodePicture } from './scale-picture'

const bucketName = 'product-images'
const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const publicPath = `/storage/v1/object/public/${bucketName}/`

/** The kinds of picture that the bucket takes. */
export const imageTypes = Object.keys(extensions)

/** Of the smaller widths, from 0 to 1. */
const quality = 0.8

/** `uploadProductImage` as a mutation. */
export function useUploadProductImage() {
  return useMutation({ networkMode: 'always', mutationFn: (file: Blob) => uploadProductImage(file) })
}

type OnProgress = (part: number) => void

/**
 * Uploads a picture under a random name (specification 7), and beside it in the smaller widths that pages ask for.
 * @param onProgress is called with a number from 0 to 1 while the picture's own bytes go up
 * @returns its public address, in which its width says which others there are (src/domain/picture-widths.ts)
 * @throws AppError
 */
export async function uploadProductImage(file: Blob, onProgress?: OnProgress): Promise<string> {
  const extension = extensions[file.type]
  if (!extension) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { readSession } = await import('../supabase/session-client')
  const { data } = await readSession()
  const token = data.session?.access_token ?? supabaseKey
  const { width, smaller } = await inSmallerWidths(file)
  const id = crypto.randomUUID()
  const nameOf = (each: number) => `${id}-${each}.${extension}`
  const urlOf = (each: number) => `${supabaseUrl}/storage/v1/object/${bucketName}/${nameOf(each)}`
  // On the shop's own address the path alone, which stays right when the shop moves.
  const base = supabaseUrl === location.origin ? '' : supabaseUrl
  const address = base + publicPath + nameOf(width)
  await send(urlOf(width), file, token, onProgress)
  try {
    await Promise.all(smaller.map((each) => send(urlOf(each.width), each.blob, token)))
  } catch (error) {
    // Another attempt has another name.
    void deleteProductImages([address])
    throw error
  }
  return address
}

/** The picture's own width, and its smaller versions of the same type. @throws AppError */
async function inSmallerWidths(file: Blob) {
  const unreadable = () => toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable()
  })
  const { width, height } = bitmap
  const smaller: { width: number; blob: Blob }[] = []
  // One at a time: a phone's memory is small.
  for (const each of widthsOf(width).slice(0, -1)) {
    const canvas = drawPicture(bitmap, each, Math.max(1, Math.round((height / width) * each)))
    const blob = canvas && (await encodePicture(canvas, file.type, quality))
    if (!blob) throw unreadable()
    smaller.push({ width: each, blob })
  }
  bitmap.close()
  return { width, smaller }
}

/** By XMLHttpRequest, which alone tells the progress. */
function send(url: string, file: Blob, token: string, onProgress?: OnProgress): Promise<void> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('apikey', supabaseKey)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    // As bytes with their type: the embedded back end takes no multipart form, the hosted one takes both.
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('cache-control', 'max-age=31536000')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    const refuse = () => fail(toAppError({ message: 'UPLOAD_FAILED' }, request.status))
    request.onload = () => (request.status >= 200 && request.status < 300 ? done() : refuse())
    request.onerror = refuse
    request.ontimeout = refuse
    request.onabort = refuse
    request.timeout = 120_000
    request.send(file)
  })
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
