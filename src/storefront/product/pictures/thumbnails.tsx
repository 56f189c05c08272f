import { useEffect, useRef } from 'react'
import { galleryWords } from '@/content/product/product'
import type { Picture as ProductPicture } from '@/domain/product/product'
import { Picture } from '@/storefront/shared/product/picture'

type ThumbnailsProps = {
  pictures: readonly ProductPicture[]
  index: number
  show: (index: number) => void
}

/**
 * A row under the large picture on a phone, a column beside it on wide screens. It scrolls when there are more
 * pictures than fit, so that the large picture keeps its size.
 */
export function Thumbnails({ pictures, index, show }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.children[index]
    if (!(current instanceof HTMLElement) || !list.current) return
    // Keeps the previous thumbnail in view too. scrollIntoView would also scroll the page.
    list.current.scrollTo(current.offsetLeft - current.offsetWidth, current.offsetTop - current.offsetHeight)
  }, [index])

  return (
    <div className="relative">
      <ul
        ref={list}
        className="scrollbar-none relative flex gap-2 overflow-x-auto px-gutter py-1 md:absolute md:-inset-1 md:flex-col md:gap-3 md:p-1"
      >
        {pictures.map((picture, place) => (
          <li key={picture.src} className="w-20 shrink-0 md:w-full">
            <button
              type="button"
              aria-label={galleryWords.thumbnail(place + 1)}
              aria-current={place === index}
              onClick={() => show(place)}
              className="block aspect-4/5 w-full overflow-hidden rounded-picture bg-surface-sunken opacity-80 transition-opacity duration-fast hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-accent"
            >
              <Picture src={picture.src} alt="" sizes="88px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
