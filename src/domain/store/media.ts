export const mediaKinds = ['picture', 'film'] as const
export type MediaKind = (typeof mediaKinds)[number]
/** At least one of them. */
export type MediaKinds = readonly [MediaKind, ...MediaKind[]]

/** A picture in its widths (`<src>-<width>.<format>`), one file as it is where it has none, or a film, which is one file. */
export type Media = {
  kind: MediaKind
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
