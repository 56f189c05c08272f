import type { ReactNode } from 'react'
import { preloadArt } from './preload-art'

/** Background, text colour and corner tiles, which must match the background. */
const looks = {
  'department-women': { paint: 'bg-banner-women text-chip-on', corner: 'top-0' },
  'department-men': { paint: 'bg-banner-men text-chip-on', corner: 'bottom-0' },
  'department-kids': { paint: 'bg-banner-kids text-chip-on', corner: 'top-0' },
  sale: { paint: 'bg-banner-sale text-band-on', corner: 'bottom-0' },
  deals: { paint: 'bg-banner-deals text-band-on', corner: 'top-0' },
  'flash-deals': { paint: 'bg-band text-band-on', corner: 'bottom-0' },
  'coming-soon': { paint: 'bg-banner-soon text-band-on', corner: 'bottom-0' },
} as const

type BannerProps = {
  name: keyof typeof looks
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
export function Banner({ name, low = false, priority = false, className = '', children }: BannerProps) {
  const { paint, corner } = looks[name]
  const set = (kind: string, widths: readonly number[], type: string) =>
    widths.map((width) => `/art/${name}${kind}-${width}.${type} ${width}w`).join(', ')
  const wide = { media: '(min-width: 47.5rem)', sizes: '1060px', width: 1240, height: 420 }
  const tall = (type: string) => set('-phone', [390, 780], type)
  const tallSizes = '286px'
  if (priority) preloadArt(tall('avif'), tallSizes, `not all and ${wide.media}`)
  return (
    <div className={`relative isolate overflow-hidden ${paint} ${className}`}>
      <div className={`dimmed absolute inset-0 -z-1 ${paint}`}>
        <picture>
          <source {...wide} type="image/avif" srcSet={set('', [1240, 2480], 'avif')} />
          <source {...wide} type="image/webp" srcSet={set('', [1240, 2480], 'webp')} />
          <source type="image/avif" srcSet={tall('avif')} sizes={tallSizes} />
          <img
            src={`/art/${name}-phone-780.webp`}
            srcSet={tall('webp')}
            sizes={tallSizes}
            alt=""
            width={390}
            height={300}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
            className={`absolute end-0 rtl:-scale-x-100 w-auto max-w-none md:h-full md:max-h-105 ${corner} ${low ? 'h-full' : 'h-55'}`}
          />
        </picture>
      </div>
      {children}
    </div>
  )
}
