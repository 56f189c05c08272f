/** A picture in its widths (`<src>-<width>.<format>`), or one file as it is where it has none. */
export type Media = {
  src: string
  widths: readonly number[]
  /** The newest first. */
  formats: readonly string[]
  width: number | null
  height: number | null
  color: string | null
  /** What it shows; empty for decoration. */
  alt: string
}

/** The address of one of a picture's files. */
export const mediaFile = ({ src, widths }: Media, width: number | undefined, format: string | undefined) =>
  widths.length === 0 || width === undefined || format === undefined ? src : `${src}-${width}.${format}`

/** A picture's files of a format for `srcset`. */
export const mediaSet = (media: Media, format: string): string =>
  media.widths.map((width) => `${mediaFile(media, width, format)} ${width}w`).join(', ')
