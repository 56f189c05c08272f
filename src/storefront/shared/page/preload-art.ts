import { preload } from 'react-dom'

/** Has the HTML's head fetch a phone's first picture, which within a picture element would be found late. */
export function preloadArt(imageSrcSet: string, imageSizes: string, media: string) {
  preload(imageSrcSet, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet,
    imageSizes,
    media,
  })
}
