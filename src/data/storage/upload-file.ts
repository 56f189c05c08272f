import { supabaseKey } from '@/config/env'
import { widthsOf } from '@/domain/product/picture-widths'
import { toAppError } from '../supabase/errors'
import { refusesToken } from '../supabase/expired'
import { drawPicture, encodePicture } from './scale-picture'

/** Of a smaller width, from 0 to 1. The larger ones are for screens that show several pixels on a point. */
const qualityOf = (width: number) => (width > 500 ? 0.65 : 0.8)

/** Called with a number from 0 to 1 while a file's bytes go up. */
export type OnProgress = (part: number) => void

/** The picture's own width, and its smaller versions of the same type. @throws AppError */
export async function inSmallerWidths(file: Blob) {
  const unreadable = () => toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable()
  })
  const { width, height } = bitmap
  const smaller: { width: number; blob: Blob }[] = []
  // One at a time: a phone's memory is small.
  for (const each of widthsOf(width).slice(0, -1)) {
    const canvas = drawPicture(bitmap, each, Math.max(1, Math.round((height / width) * each)))
    const blob = canvas && (await encodePicture(canvas, file.type, qualityOf(each)))
    if (!blob) throw unreadable()
    smaller.push({ width: each, blob })
  }
  bitmap.close()
  return { width, smaller }
}

/** As the signed-in owner, whose session is renewed once when Storage finds it too old. @throws AppError */
export async function uploadFile(url: string, file: Blob, onProgress?: OnProgress): Promise<void> {
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
    // A slow line sends 64 bytes in a millisecond.
    request.timeout = 120_000 + file.size / 64
    request.send(file)
  })
}
