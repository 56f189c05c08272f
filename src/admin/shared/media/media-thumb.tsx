import { Play } from 'lucide-react'
import type { AdminMedia } from '@/data/media/admin-media'
import { mediaFile } from '@/domain/store/media'

/** A picture in its smallest file, or a film's first frame. */
export function MediaThumb({ media, className }: { media: AdminMedia; className: string }) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-picture bg-surface-sunken ${className}`}
    >
      {media.kind === 'film' ? (
        <>
          <video
            // Some browsers draw nothing of the very first moment.
            src={`${media.src}#t=0.1`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            className="dimmed col-start-1 row-start-1 size-full object-cover"
          />
          <span className="col-start-1 row-start-1 grid size-9 place-items-center rounded-full bg-badge-light text-chip-on">
            <Play size={16} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
          </span>
        </>
      ) : (
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
      )}
    </span>
  )
}
