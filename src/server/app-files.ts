// What browsers and devices ask for to show the shop as an app, in a tab or in a link: its manifest, icons and picture.

import { paths } from '@/config/paths'
import { ownPath } from '@/config/site'
import { appShortcuts } from '@/content/shared/app-manifest'
import { common } from '@/content/shared/common'
import { appManifest } from '@/domain/shop/app-manifest'
import { letterIcon } from '@/domain/shop/letter-icon'
import { type MarkIcon, markIconFile, markIcons } from '@/domain/store/mark-icons'
import { mediaFile } from '@/domain/store/media'
import { pageQuery } from '@/sections/page-query'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { headOf } from '@/storefront/store/page-head'
import { readSettings } from './read-settings'
import { requestClient } from './request-client'

/** A file's text with its type, or where it lies; null where the shop has none. */
type AppFile = { text: string; type: string } | { at: string } | null

const drawn: Readonly<Record<string, MarkIcon>> = markIcons
const lettered = ['/favicon.svg', '/icons/icon.svg', '/icons/maskable.svg']
export const manifestPath = '/manifest.webmanifest'
/** Every address that appFile answers. */
export const appFilePaths: readonly string[] = [manifestPath, ...lettered, ...Object.keys(markIcons)]

/** The shop's own file at one of these addresses. @throws AppError */
export async function appFile(pathname: string, late: AbortSignal): Promise<AppFile> {
  const client = requestClient(late)
  if (pathname === manifestPath) {
    const [settings, home] = await Promise.all([
      readSettings(client),
      client.fetchQuery(pageQuery('home')).catch(() => null),
    ])
    const { name, tagline, brand } = settings
    const page =
      home && home.movedTo === undefined ? headOf(home, factsOf(settings), settings.tagline).head : null
    const manifest = appManifest({
      ...{ name: name || common.shop, tagline, colors: brand, hasIcons: brand.hasIcons, start: ownPath('/') },
      description: page?.description ?? tagline ?? undefined,
      shortcuts: (['newest', 'cart', 'wishlist', 'track'] as const).map((each) => ({
        name: appShortcuts[each],
        url: ownPath(paths[each]),
      })),
    })
    return { text: JSON.stringify(manifest), type: 'application/manifest+json' }
  }
  const { name, brand } = await readSettings(client)
  const { mark, hasIcons } = brand
  const icon = drawn[pathname]
  if (icon) return mark && hasIcons ? { at: markIconFile(mark.src, icon) } : null
  // In a tab the mark itself is clearer than an icon of the app.
  if (mark && pathname === '/favicon.svg')
    return { at: mediaFile(mark, mark.widths.at(0), mark.formats.at(-1)) }
  return { text: letterIcon(name, brand, pathname === '/icons/maskable.svg'), type: 'image/svg+xml' }
}
