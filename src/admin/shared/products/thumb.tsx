import { pictureSources } from '@/domain/product/picture-widths'

/** A thumbnail, from the smallest file that the picture has. */
export function Thumb({
  src,
  className = 'h-10 w-8',
  eager = false,
}: {
  src: string
  className?: string
  /** For printing, which leaves out images that are not loaded. */
  eager?: boolean
}) {
  const sources = pictureSources(src)
  return (
    <span className={`block shrink-0 overflow-hidden rounded-picture bg-surface-sunken ${className}`}>
      <img
        key={src}
        src={src}
        srcSet={sources}
        sizes={sources && '104px'}
        alt=""
        width={104}
        height={130}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        // What is dragged is the entry that shows it.
        draggable={false}
        // A picture that fails to load leaves the background instead of a broken-image icon.
        onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        className="dimmed size-full object-cover"
      />
    </span>
  )
}
