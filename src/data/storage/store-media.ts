import { supabaseUrl } from '@/config/env'
import { markIconFile, markIcons } from '@/domain/store/mark-icons'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
import type { UploadedMedia } from './media-schema'
import { preparePicture } from './prepare-picture'
import { extensions } from './product-images'
import { drawPicture } from './scale-picture'
import { deleteStoreFilm } from './store-films'
import { inSmallerWidths, type OnProgress, uploadFile } from './upload-file'

const bucketName = 'store-media'
const publicPath = `/storage/v1/object/public/${bucketName}/`
/** The name of a file of the shop's own by its address; null for a file of elsewhere. */
export const nameInStore = (src: string): string | null => src.split(publicPath)[1] ?? null
/** Where a file of this name is written. */
export const storeFileUrl = (name: string) => `${supabaseUrl}/storage/v1/object/${bucketName}/${name}`

/** A picture of a page is shown up to a desktop's whole width. */
const limits = { width: 2160, height: 2880, bytes: 5 * 1024 * 1024 }

/**
 * Re-encodes a picture, which removes its metadata, and uploads it under a random name in the widths that pages ask for.
 * @throws PictureError where it is no picture or too large, AppError
 */
export async function uploadStoreMedia(file: Blob, onProgress?: OnProgress): Promise<UploadedMedia> {
  const { blob: picture, height } = await preparePicture(file, limits)
  const format = extensions[picture.type]
  if (!format) throw toAppError({ message: 'UNSUPPORTED_TYPE' }, 415)
  const { width, smaller } = await inSmallerWidths(picture)
  const id = crypto.randomUUID()
  // On the shop's own address the path alone, which stays right when the shop moves.
  const src = (supabaseUrl === location.origin ? '' : supabaseUrl) + publicPath + id
  const urlOf = (each: number) => storeFileUrl(`${id}-${each}.${format}`)
  const widths = [...smaller.map((each) => each.width), width]
  try {
    await uploadFile(urlOf(width), picture, onProgress)
    await Promise.all(smaller.map((each) => uploadFile(urlOf(each.width), each.blob)))
  } catch (error) {
    // Another attempt has another name.
    void deleteStoreMedia({ kind: 'picture', src, widths, formats: [format] })
    throw error
  }
  const bytes = picture.size + smaller.reduce((sum, { blob }) => sum + blob.size, 0)
  return {
    kind: 'picture',
    src,
    widths,
    formats: [format],
    width,
    height,
    bytes,
    color: await mainColor(picture),
  }
}

/** The colour that a picture has on the whole, as `#rrggbb`; null where the browser cannot tell. */
async function mainColor(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  const pixel = bitmap && drawPicture(bitmap, 1, 1)?.getContext('2d')?.getImageData(0, 0, 1, 1).data
  bitmap?.close()
  if (!pixel) return null
  return `#${[...pixel.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Deletes the files of what was uploaded here; one of elsewhere is left alone, and a failure is ignored. */
export async function deleteStoreMedia(
  media: Pick<UploadedMedia, 'kind' | 'src' | 'widths' | 'formats'>,
): Promise<void> {
  if (media.kind === 'film') return deleteStoreFilm(media.src)
  const name = nameInStore(media.src)
  if (!name) return
  const files = media.formats.flatMap((format) => media.widths.map((width) => `${name}-${width}.${format}`))
  // Its icons, where it is a mark and has some.
  const icons = Object.values(markIcons).map((icon) => markIconFile(name, icon))
  await loadSupabase()
    .then(({ storage }) => storage.from(bucketName).remove([...files, ...icons]))
    .catch(() => undefined)
}
