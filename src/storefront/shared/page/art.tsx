type ArtProps = {
  /** As in `public/art/<name>-<width>.avif`. */
  name: string
  widths: readonly number[]
  sizes: string
  width: number
  height: number
  alt?: string
  /** On the first screen: loaded eagerly and with high priority. */
  priority?: boolean
  className?: string
}

const set = (name: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/art/${name}-${width}.${type} ${width}w`).join(', ')

/** One of the shop's own composed illustrations, in several widths. */
export function Art({ name, widths, sizes, width, height, alt = '', priority = false, className }: ArtProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set(name, widths, 'avif')} sizes={sizes} />
      <img
        src={`/art/${name}-${widths.at(-1)}.webp`}
        srcSet={set(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
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
