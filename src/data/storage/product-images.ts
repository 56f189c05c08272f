import { useMutation } from '@tanstack/react-query'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { pictureFiles, widthsOf } from '@/domain/product/picture-widths'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
import { refusesToken } from '../supabase/expired'
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
  await upload(urlOf(width), file, onProgress)
  try {
    await Promise.all(smaller.map((each) => upload(urlOf(each.width), each.blob)))
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

/** As the signed-in owner, whose session is renewed once when Storage finds it too old. @throws AppError */
async function upload(url: string, file: Blob, onProgress?: OnProgress): Promise<void> {
  const { memberToken, renewedToken } = await import('../supabase/session-client')
  const token = await memberToken()
  let { status, body } = await send(url, file, token, onProgress)
  if (token && refusesToken(status, body)) {
    const renewed = await renewedToken(token)
    if (renewed !== token) ({ status, body } = await send(url, file, renewed, onProgress))
  }
  if (status < 200 || status >= 300) throw toAppError({ message: 'UPLOAD_FAILED' }, status)
}

/** By XMLHttpRequest, which alone tells the progress. Status 0 means that no answer came. */
function send(
  url: string,
  file: Blob,
  token: string | null,
  onProgress?: OnProgress,
): Promise<{ status: number; body: string }> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('apikey', supabaseKey)
    request.setRequestHeader('authorization', `Bearer ${token ?? supabaseKey}`)
    // As bytes with their type: the embedded back end takes no multipart form, the hosted one takes both.
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('cache-control', 'max-age=31536000')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onloadend = () => done({ status: request.status, body: request.responseText })
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
