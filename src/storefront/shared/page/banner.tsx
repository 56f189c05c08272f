import type { ReactNode } from 'react'
import { type Media, mediaFile, mediaSet } from '@/domain/store/media'
import { preloadArt } from './preload-art'

/** What a banner is painted in: the background of its picture, and the colour of texts on it. */
const grounds = {
  rose: 'bg-banner-rose text-chip-on',
  sky: 'bg-banner-sky text-chip-on',
  sand: 'bg-banner-sand text-chip-on',
  sale: 'bg-banner-sale text-band-on',
  green: 'bg-banner-green text-band-on',
  night: 'bg-banner-night text-band-on',
  plum: 'bg-banner-plum text-band-on',
  band: 'bg-band text-band-on',
} as const
export type Ground = keyof typeof grounds

type BannerProps = {
  ground: Ground
  /** For a wide screen, and for a phone; without the latter a phone shows the same. */
  wide: Media | null
  tall: Media | null
  /** Where a picture stands that is lower than the banner. */
  corner?: 'top' | 'bottom'
  /** A lower banner, in which the picture keeps its height on a phone. */
  low?: boolean
  /** Loads the picture eagerly: for a banner at the top of its page. */
  priority?: boolean
  className?: string
  children: ReactNode
}

/**
 * Text at the start of a coloured field, a picture at its end, mirrored where the end is left. The picture has the same background, so no edge shows,
 * and the banner works without it.
 */
export function Banner({ ground, wide, tall, className = '', children, ...picture }: BannerProps) {
  const paint = grounds[ground]
  const small = tall ?? wide
  return (
    <div className={`relative isolate overflow-hidden ${paint} ${className}`}>
      <div className={`dimmed absolute inset-0 -z-1 ${paint}`}>
        {small && <BannerPicture wide={wide ?? small} tall={small} {...picture} />}
      </div>
      {children}
    </div>
  )
}

type PictureProps = Pick<BannerProps, 'corner' | 'low' | 'priority'> & { wide: Media; tall: Media }

const wideScreen = '(min-width: 47.5rem)'
const tallSizes = '286px'

function BannerPicture({ wide, tall, corner = 'bottom', low = false, priority = false }: PictureProps) {
  const last = tall.formats.at(-1)
  const isSized = last !== undefined && tall.widths.length > 0
  if (priority) preloadArt(tall, tallSizes, `not all and ${wideScreen}`)
  return (
    <picture>
      {wide.formats.map((format) => (
        <source
          key={format}
          media={wideScreen}
          sizes="1060px"
          width={wide.width ?? 1240}
          height={wide.height ?? 420}
          type={`image/${format}`}
          srcSet={mediaSet(wide, format)}
        />
      ))}
      {wide.formats.length === 0 && <source media={wideScreen} srcSet={wide.src} />}
      {tall.formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={mediaSet(tall, format)} sizes={tallSizes} />
      ))}
      <img
        src={mediaFile(tall, tall.widths.at(-1), last)}
        {...(isSized && { srcSet: mediaSet(tall, last), sizes: tallSizes })}
        alt=""
        width={tall.width ?? 390}
        height={tall.height ?? 300}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        className={`absolute end-0 rtl:-scale-x-100 w-auto max-w-none md:h-full md:max-h-105 ${corner === 'top' ? 'top-0' : 'bottom-0'} ${low ? 'h-full' : 'h-55'}`}
      />
    </picture>
  )
}
