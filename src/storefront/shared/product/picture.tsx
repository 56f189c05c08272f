import type { ImgHTMLAttributes } from 'react'
import { pictureSources } from '@/domain/product/picture-widths'
import { isFirstPage } from '@/ui/hydration'

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string
  alt: string
  /** As in `sizes`; only used for a picture that comes in several widths. */
  sizes: string
  width?: number
  height?: number
  /** On the first screen: loaded eagerly and with high priority. */
  priority?: boolean
}

/** A product's picture, 4:5. */
export function Picture({
  src,
  alt,
  sizes,
  width = 824,
  height = 1030,
  priority = false,
  className = '',
  ...rest
}: PictureProps) {
  const widths = pictureSources(src)
  return (
    <img
      src={src}
      srcSet={widths}
      sizes={widths && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      // Transitions wait for eager pictures, so that the next page appears with them, but not for one with a handler.
      // The first page has no page before it that could stay so long.
      onLoad={isFirstPage() ? () => {} : undefined}
      className={`dimmed size-full object-cover ${className}`}
      {...rest}
    />
  )
}
