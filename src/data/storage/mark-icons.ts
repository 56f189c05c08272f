import { type MarkIcon, markIconFile, markIcons } from '@/domain/store/mark-icons'
import { rest, unwrap } from '../supabase/rest'
import { encodePicture } from './scale-picture'
import { nameInStore, storeFileUrl } from './store-media'
import { uploadFile } from './upload-file'

/** In px, with the share of the shorter side that the mark takes; launchers cut a maskable one to a circle. */
const shapes: Readonly<Record<MarkIcon, { width: number; height: number; share: number }>> = {
  '180': { width: 180, height: 180, share: 0.7 },
  '192': { width: 192, height: 192, share: 0.7 },
  '512': { width: 512, height: 512, share: 0.7 },
  maskable: { width: 512, height: 512, share: 0.54 },
  '1200': { width: 1200, height: 630, share: 0.5 },
}
/** A mark may be of any colour: white is what most are drawn for. */
const ground = 'white'

/** Draws the icons of the app from a mark of the shop's own files and uploads them beside it, once. @throws AppError */
export async function addMarkIcons(id: string): Promise<void> {
  const mark = await unwrap(rest.from('media').select('src,widths,formats,has_icons').eq('id', id).single())
  const { src, widths, formats, has_icons } = mark
  const [width, format] = [widths.at(-1), formats.at(-1)]
  if (has_icons || nameInStore(src) === null || width === undefined || format === undefined) return
  const file = await fetch(`${src}-${width}.${format}`)
  const bitmap = await createImageBitmap(await file.blob())
  for (const icon of Object.values(markIcons)) {
    const blob = await drawn(bitmap, shapes[icon])
    if (!blob) return
    const name = nameInStore(markIconFile(src, icon))
    if (name !== null) await uploadFile(storeFileUrl(name), blob)
  }
  bitmap.close()
  await unwrap(rest.from('media').update({ has_icons: true }).eq('id', id).select('id').single())
}

/** The mark in the middle of a ground; null where the browser cannot draw. */
async function drawn(mark: ImageBitmap, { width, height, share }: (typeof shapes)[MarkIcon]) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const scale = (Math.min(width, height) * share) / Math.max(mark.width, mark.height)
  const [w, h] = [mark.width * scale, mark.height * scale]
  context.drawImage(mark, (width - w) / 2, (height - h) / 2, w, h)
  return encodePicture(canvas, 'image/png', 1)
}
