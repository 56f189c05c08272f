import { drawingSources } from '@/storefront/shared/product/picture-sources'

/** Fetches a picture of the first screen before the page asks for it, in the width that the page will take. */
export function preloadPicture(src: string, sizes: string) {
  const drawing = drawingSources(src)
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  if (drawing) {
    link.type = 'image/avif'
    link.imageSrcset = drawing.avif
    link.imageSizes = sizes
  } else link.href = src
  document.head.append(link)
}
