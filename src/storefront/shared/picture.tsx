import type { ImgHTMLAttributes } from 'react'

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string
  alt: string
  /** The size on the page, as in `sizes`; only for the shop's own drawings, which come in several widths. */
  sizes: string
  width?: number
  height?: number
  /** For what stands on the first screen: loaded at once and before the rest. */
  priority?: boolean
}

const widths = [206, 412, 824]

/**
 * A product's picture, 4:5. The shop's own drawings (`/catalogue/…​.webp`) exist as AVIF in three widths and are
 * asked for as such; an uploaded photograph is shown as it is.
 */
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
  const drawing = /^(\/catalogue\/.+)\.webp$/.exec(src)?.[1]
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={`dimmed size-full object-cover ${className}`}
      {...rest}
    />
  )
  if (!drawing) return image
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((w) => `${drawing}-${w}.avif ${w}w`).join(', ')}
        sizes={sizes}
      />
      <source type="image/webp" srcSet={`${drawing}-412.webp 412w, ${src} 824w`} sizes={sizes} />
      {image}
    </picture>
  )
}
