import { supabaseUrl } from '@/config/env'
import { loadSupabase } from '../supabase/client'
import type { UploadedMedia } from './media-schema'
import { PictureError } from './prepare-picture'
import { type OnProgress, uploadFile } from './upload-file'

const bucketName = 'store-films'
const publicPath = `/storage/v1/object/public/${bucketName}/`
/** What the bucket takes, and how its files end. */
const endings: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }
export const filmTypes: readonly string[] = Object.keys(endings)
/** As the bucket. */
const mostBytes = 50 * 1024 * 1024

/**
 * Uploads a film as it is, under a random name: a browser cannot encode it again.
 * @returns it as the table of media has it
 * @throws PictureError where it is no film that a browser plays, or too large, AppError
 */
export async function uploadStoreFilm(file: Blob, onProgress?: OnProgress): Promise<UploadedMedia> {
  const ending = endings[file.type]
  if (!ending) throw new PictureError('type')
  if (file.size > mostBytes) throw new PictureError('too-big')
  const name = `${crypto.randomUUID()}.${ending}`
  await uploadFile(`${supabaseUrl}/storage/v1/object/${bucketName}/${name}`, file, onProgress)
  // On the shop's own address the path alone, which stays right when the shop moves.
  const src = (supabaseUrl === location.origin ? '' : supabaseUrl) + publicPath + name
  // From there, since the content security policy takes films from nowhere else.
  const { width, height } = await sizeOf(src).catch((error: unknown) => {
    void deleteStoreFilm(src)
    throw error
  })
  return { kind: 'film', src, widths: [], formats: [], width, height, bytes: file.size, color: null }
}

/** Of a film's picture, in px. @throws PictureError where the browser cannot play it, or it is sound alone */
function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const film = document.createElement('video')
  film.preload = 'metadata'
  film.src = src
  return new Promise((done, fail) => {
    const refuse = () => fail(new PictureError('unreadable'))
    film.onerror = refuse
    film.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height } = film
      if (width > 0 && height > 0) done({ width, height })
      else refuse()
    }
  })
}

/** Deletes a film that was uploaded here; one of elsewhere is left alone, and a failure is ignored. */
export async function deleteStoreFilm(src: string): Promise<void> {
  const name = src.split(publicPath)[1]
  if (!name) return
  const { storage } = await loadSupabase()
  await storage
    .from(bucketName)
    .remove([name])
    .catch(() => undefined)
}
