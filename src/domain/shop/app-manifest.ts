import { language } from '../text/language'
import { directionOf } from '../text/spoken-languages'
import { type BrandColors, paletteOf } from './palette'

type AppShop = {
  name: string
  tagline: string | null
  description: string | undefined
  colors: BrandColors
  /** Whether icons were drawn from the shop's mark. */
  hasIcons: boolean
  /** The home page in this language. */
  start: string
  shortcuts: readonly { name: string; url: string }[]
}

/** Launchers have room for a dozen letters and cut a longer name; a very long one is cut here. */
const mostLetters = 30

const png = (size: number) => ({ sizes: `${size}x${size}`, type: 'image/png' })
const svg = { sizes: 'any', type: 'image/svg+xml' }
const drawn = [
  { src: '/icons/icon-192.png', ...png(192) },
  { src: '/icons/icon-512.png', ...png(512) },
  { src: '/icons/maskable-512.png', ...png(512), purpose: 'maskable' },
]
const lettered = [
  { src: '/icons/icon.svg', ...svg },
  { src: '/icons/maskable.svg', ...svg, purpose: 'maskable' },
]

/** What an installed shop is called and looks like, as a web app manifest in this build's language: one app in all of them. */
export function appManifest({ name, tagline, description, colors, hasIcons, start, shortcuts }: AppShop) {
  const { light } = paletteOf(colors)
  return {
    id: '/',
    name: tagline ? `${name}: ${tagline}` : name,
    short_name: [...name].slice(0, mostLetters).join('').trim(),
    ...(description && { description }),
    lang: language,
    dir: directionOf(language),
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: light.surface,
    theme_color: light.accent,
    categories: ['shopping', 'lifestyle'],
    icons: hasIcons ? drawn : lettered,
    shortcuts,
  }
}
