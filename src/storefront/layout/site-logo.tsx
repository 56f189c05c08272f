import { preload } from 'react-dom'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { layout } from '@/content/layout/layout'
import { common } from '@/content/shared/common'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useMark } from '@/data/settings/use-mark'
import { type Media, mediaFile, mediaSet } from '@/domain/store/media'
import { useShownTheme } from '@/storefront/shared/page/use-shown-theme'
import { Mark } from '@/ui/mark'

/** The shop's logo, else its mark and name; leads home. */
export function SiteLogo({ className = '' }: { className?: string }) {
  const { logo, logoDark } = useShopSettings()?.brand ?? {}
  return (
    <Link
      to={paths.home}
      aria-label={layout.logo}
      className={`flex min-h-11 min-w-0 items-center gap-2 text-ink md:gap-2.5 ${className}`}
    >
      {logo ? <Logo light={logo} dark={logoDark ?? logo} /> : <NameWithMark />}
    </Link>
  )
}

function NameWithMark() {
  const mark = useMark()
  // Found late otherwise, as within a mask.
  if (mark) preload(mark, { as: 'image' })
  return (
    <>
      {mark && <Mark src={mark} className="size-6.5 shrink-0 text-accent md:size-7.5" />}
      <span
        dir="auto"
        className="truncate pt-[0.12em] font-display text-28 leading-none font-semibold tracking-tight"
      >
        {shop.name || common.home}
      </span>
    </>
  )
}

const sizes = '12rem'
const sourceOf = (media: Media) => {
  const format = media.formats.at(-1)
  return { src: mediaFile(media, media.widths.at(-1), format), set: format ? mediaSet(media, format) : '' }
}

/** The browser loads one of the two. */
function Logo({ light, dark }: { light: Media; dark: Media }) {
  const theme = useShownTheme()
  const shown = theme === 'dark' ? dark : light
  const { src, set } = sourceOf(shown)
  const other = sourceOf(dark)
  return (
    <picture className="contents">
      {theme === 'system' && dark !== light && (
        <source
          media="(prefers-color-scheme: dark) and (scripting)"
          srcSet={other.set || other.src}
          sizes={sizes}
        />
      )}
      <img
        src={src}
        {...(set && { srcSet: set, sizes })}
        alt=""
        {...(shown.width && shown.height && { width: shown.width, height: shown.height })}
        className="h-8 w-auto max-w-44 object-contain object-left md:h-10 md:max-w-60 rtl:object-right"
      />
    </picture>
  )
}
