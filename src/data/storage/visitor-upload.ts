import { supabaseKey, supabaseUrl } from '@/config/env'

/**
 * Uploads a file to which the database gave a name, without a session. As bytes with their type: the embedded back end takes no
 * multipart form, the hosted one takes both. Resolves to whether it is stored.
 */
export const uploadAsVisitor = (bucket: string, path: string, file: Blob): Promise<boolean> =>
  fetch(`${supabaseUrl}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${supabaseKey}`,
      'content-type': file.type,
    },
    body: file,
    signal: AbortSignal.timeout(60_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
