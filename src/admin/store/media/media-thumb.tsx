import type { AdminMedia } from '@/data/media/admin-media'
import { mediaFile } from '@/domain/store/media'

/** A picture in its smallest file. */
export function MediaThumb({ media, className }: { media: AdminMedia; className: string }) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-picture bg-surface-sunken ${className}`}
    >
      <img
        src={mediaFile(media, media.widths[0], media.formats.at(-1))}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        // A picture that fails to load leaves the background instead of a broken-image icon.
        onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        className="dimmed size-full object-cover"
      />
    </span>
  )
}
