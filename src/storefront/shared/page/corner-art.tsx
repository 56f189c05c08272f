import { useShopSettings } from '@/data/settings/shop-settings'
import { mediaFile } from '@/domain/store/media'

/** The shop's ornament in the upper corner of what is positioned and isolated around it; nothing where it has none. */
export function CornerArt({ className }: { className: string }) {
  const corner = useShopSettings()?.brand.corner
  return (
    corner && (
      <img
        src={mediaFile(corner, corner.widths.at(-1), corner.formats.at(-1))}
        alt=""
        className={`absolute end-0 top-0 -z-1 h-75 w-97.5 max-w-none object-cover object-left-top max-md:-end-40 max-md:-top-16 max-md:opacity-60 rtl:-scale-x-100 ${className}`}
      />
    )
  )
}
