import { type Media, mediaFile, mediaSet } from '@/domain/store/media'
import { preloadArt } from './preload-art'

type MediaPictureProps = {
  media: Media
  sizes: string
  /** What it shows, where the section says it better than the picture's own text; '' where words beside it do. */
  alt?: string
  /** On the first screen: loaded eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** One of the shop's pictures, in the width that fits. */
export function MediaPicture({ media, sizes, alt, priority = false, className }: MediaPictureProps) {
  const { width, height, formats, widths } = media
  const last = formats.at(-1)
  if (priority) preloadArt(media, sizes)
  return (
    <picture className="contents">
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={mediaSet(media, format)} sizes={sizes} />
      ))}
      <img
        src={mediaFile(media, widths.at(-1), last)}
        {...(last && widths.length > 0 && { srcSet: mediaSet(media, last), sizes })}
        alt={alt ?? media.alt}
        {...(width && height && { width, height })}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        // A picture that fails to load leaves the background instead of a broken-image icon.
        onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        className={className}
      />
    </picture>
  )
}
