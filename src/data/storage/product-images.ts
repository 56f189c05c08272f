import { useMutation } from '@tanstack/react-query'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'

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

/**
 * Uploads a picture under a random name and resolves to its public address (specification 7).
 * @throws AppError
 */
export function useUploadProductImage() {
  return useMutation({ networkMode: 'always', mutationFn: (file: Blob) => uploadProductImage(file) })
}

type UploadOptions = {
  /** From 0 to 1, while the bytes go up. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** The same with its progress, which only XMLHttpRequest tells. @throws AppError */
export async function uploadProductImage(file: Blob, options: UploadOptions = {}): Promise<string> {
  const extension = extensions[file.type]
  if (!extension) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { readSession } = await import('../supabase/session-client')
  const { data } = await readSession()
  const name = `${crypto.randomUUID()}.${extension}`
  await send(`${supabaseUrl}/storage/v1/object/${bucketName}/${name}`, file, {
    ...options,
    token: data.session?.access_token ?? supabaseKey,
  })
  // On the shop's own address the path alone, which stays right when the shop moves.
  const base = supabaseUrl === location.origin ? '' : supabaseUrl
  return base + publicPath + name
}

function send(url: string, file: Blob, options: UploadOptions & { token: string }): Promise<void> {
  const { onProgress, signal, token } = options
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
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Deletes uploaded pictures that nothing shows. What is not the bucket's own is left alone; a failure as well. */
export async function deleteProductImages(addresses: readonly string[]): Promise<void> {
  const names = addresses.flatMap((address) => address.split(publicPath)[1] ?? [])
  if (names.length === 0) return
  const { storage } = await loadSupabase()
  await storage
    .from(bucketName)
    .remove(names)
    .catch(() => undefined)
}
