import type { Media } from '@/domain/store/media'
import { MediaPicture } from '@/storefront/shared/page/media-picture'

/** A picture in one half of a ground, to the edge, as high as the words in the other half. */
export function EdgePicture({ media, alt }: { media: Media; alt?: string }) {
  return (
    <div className="relative self-stretch max-md:aspect-4/3 md:min-h-110">
      <MediaPicture
        media={media}
        {...(alt !== undefined && { alt })}
        sizes="(min-width: 47.5rem) 50vw, 100vw"
        className="dimmed absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
