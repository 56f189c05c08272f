import { pictureSources } from '@/domain/picture-widths'

declare global {
  /** Fulfilled when the page's first request has shown its pictures, or will show none; undefined without a request. */
  var firstPictures: Promise<void> | undefined
}

/**
 * Fetches a picture of the first screen before the page asks for it, in the width that the page will take, and shows it
 * in the skeleton (storefront/shared/product/picture-skeleton.tsx) as soon as the HTML is complete.
 * @param position which of the skeleton's pictures it is, from 0
 */
export function showPicture(src: string, { sizes, position }: { sizes: string; position: number }) {
  const picture = pictureElement(src, sizes)
  const show = () => {
    document.querySelectorAll('[data-picture-skeleton]')[position]?.replaceChildren(picture)
  }
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true })
  else show()
}

/** As the page's own `Picture` writes it; a picture is fetched from the moment its sources are set. */
function pictureElement(src: string, sizes: string): HTMLImageElement {
  const image = document.createElement('img')
  // The skeleton says that the page is loading; the page will say what the picture shows.
  image.alt = ''
  image.className = 'dimmed size-full object-cover'
  image.fetchPriority = 'high'
  const widths = pictureSources(src)
  if (widths) {
    image.sizes = sizes
    image.srcset = widths
  }
  image.src = src
  return image
}
