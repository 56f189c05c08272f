type ArtProps = {
  /** As in `public/art/<name>-<width>.avif`. */
  name: string
  widths: readonly number[]
  sizes: string
  width: number
  height: number
  alt?: string
  className?: string
}

const set = (name: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/art/${name}-${width}.${type} ${width}w`).join(', ')

/** A composed picture below the first screen. */
export function Art({ name, widths, sizes, width, height, alt = '', className }: ArtProps) {
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
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
