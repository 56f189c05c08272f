import { queryOptions } from '@tanstack/react-query'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { toDataUrl } from '../storage/data-url'
import { toAppError } from '../supabase/errors'
import { authorizedFetch } from '../supabase/rest'
import { reviewBucket } from './review-bucket'
import { reviewKeys } from './review-keys'

/** A published picture of a review as a data URL: it is not public by its address, so that a hidden one is gone at once. */
export const reviewPictureQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.picture(id),
    queryFn: ({ signal }) => fetchPicture(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A review's picture as its owners see it before it is published. */
export const moderatedPictureQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.moderatedPicture(id),
    queryFn: ({ signal }) => fetchPicture(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchPicture(id: string, signal: AbortSignal): Promise<string> {
  const answer = await authorizedFetch(
    `${supabaseUrl}/storage/v1/object/${reviewBucket}/${encodeURIComponent(id)}`,
    { headers: { authorization: `Bearer ${supabaseKey}` }, signal },
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const type = typeOf(bytes)
  if (!answer.ok || !type) throw toAppError({ message: 'NO_PICTURE' }, answer.ok ? 404 : answer.status)
  return toDataUrl(new Blob([bytes], { type }))
}

/** What kind of picture the bytes begin as, whatever their sender called them; null for anything else. */
function typeOf(bytes: Uint8Array): string | null {
  const begin = String.fromCharCode(...bytes.subarray(0, 12))
  if (begin.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (begin.startsWith('\x89PNG')) return 'image/png'
  return /^RIFF.{4}WEBP$/s.test(begin) ? 'image/webp' : null
}
