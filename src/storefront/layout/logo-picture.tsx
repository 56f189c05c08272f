import { type Media, mediaFile, mediaSet } from '@/domain/store/media'
import { useShownTheme } from '@/storefront/shared/page/use-shown-theme'

const sizes = '12rem'
const sourceOf = (media: Media) => {
  const format = media.formats.at(-1)
  return { src: mediaFile(media, media.widths.at(-1), format), set: format ? mediaSet(media, format) : '' }
}

/** The shop's logo; the browser loads one of the two. */
export function LogoPicture({ light, dark }: { light: Media; dark: Media }) {
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
