import { preload } from 'react-dom'
import { type Media, mediaSet } from '@/domain/store/media'

/**
 * Has the HTML's head fetch a page's first picture, which within a picture element would be found late.
 * @param when the media query under which it is shown
 */
export function preloadArt(media: Media, imageSizes: string, when?: string) {
  const [best] = media.formats
  if (!best || media.widths.length === 0) return
  const imageSrcSet = mediaSet(media, best)
  preload(imageSrcSet, {
    as: 'image',
    type: `image/${best}`,
    fetchPriority: 'high',
    imageSrcSet,
    imageSizes,
    media: when,
  })
}
