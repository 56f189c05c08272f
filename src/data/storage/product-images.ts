import { useMutation } from '@tanstack/react-query'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The kinds of picture that the bucket takes. */
export const imageTypes = Object.keys(extensions)

/**
 * Uploads a picture under a random name and resolves to its public address (specification 7).
 * @throws AppError
 */
export function useUploadProductImage() {
  return useMutation({ networkMode: 'always', mutationFn: upload })
}

async function upload(file: Blob): Promise<string> {
  const extension = extensions[file.type]
  if (!extension) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { storage } = await loadSupabase()
  const bucket = storage.from('product-images')
  // As bytes with their type: the embedded back end takes no multipart form, the hosted one takes both.
  const { data, error } = await bucket.upload(
    `${crypto.randomUUID()}.${extension}`,
    await file.arrayBuffer(),
    {
      contentType: file.type,
      cacheControl: '31536000',
    },
  )
  if (error) throw toAppError(error, Number((error as { status?: number }).status ?? 0))
  return bucket.getPublicUrl(data.path).data.publicUrl
}
