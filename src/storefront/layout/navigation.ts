import { paths } from '@/config/paths'
import { screenPaths } from '@/config/screen-paths'
import { layout } from '@/content/layout/layout'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import { screenNames } from '@/content/shared/screen-names'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { ShownItem } from '@/domain/store/shown-menu'

/** `to` is null for the title of the entries below. */
export type NavEntry = { label: string; to: string | null; isSale: boolean; items: readonly NavEntry[] }

/** As many entries as the header has room for. */
const mostOfOwn = 7

/** The header's entries: the shop's menu, or what there is. None until the settings have loaded. */
export function useNavigation(): readonly NavEntry[] {
  const settings = useShopSettings()
  return settings ? menuOf(settings, 'header', headerOf) : []
}

/** A menu of the shop; where it has no entries, those that the software has for it. */
export function menuOf(
  { menus, ...settings }: ShopSettings,
  slug: string,
  otherwise: (settings: Omit<ShopSettings, 'menus'>) => readonly NavEntry[],
): readonly NavEntry[] {
  const own = menus[slug] ?? []
  return own.length > 0 ? own.map(named) : otherwise(settings)
}

export const linkTo = (label: string, to: string): NavEntry => ({ label, to, isSale: false, items: [] })

/** An entry for a page that the software has a name for. */
export const pageLink = (slug: keyof typeof fixedPages) => linkTo(fixedPages[slug], `/${slug}`)

function headerOf(shop: Omit<ShopSettings, 'menus'>): readonly NavEntry[] {
  return [
    ...shop.departments.map(({ slug, name }) => linkTo(name, `/${slug}`)),
    ...(shop.departments.length === 0 && shop.hasProducts ? [linkTo(layout.everything, paths.search)] : []),
    ...(shop.hasCollections ? [linkTo(screenNames.collections ?? '', paths.collections)] : []),
    ...ownPages(shop),
  ].slice(0, mostOfOwn)
}

/** The pages that the shop has made itself. */
export const ownPages = ({ pages }: Pick<ShopSettings, 'pages'>): readonly NavEntry[] =>
  pages.filter(({ isFixed }) => !isFixed).map(({ slug, name }) => linkTo(name ?? slug, `/${slug}`))

const named = ({ label, to, isSale, items }: ShownItem): NavEntry => ({
  ...{ label: label ?? nameOf(to ?? ''), to, isSale },
  items: items.map(named),
})

/** The software's name for what has no other. */
function nameOf(to: string): string {
  const [path = ''] = to.split(/[?#]/)
  const slug = path.slice(1)
  if (isFixedPage(slug)) return fixedPages[slug]
  const [screen] = Object.entries(screenPaths).find(([, each]) => each === path) ?? []
  return (screen && screenNames[screen]) ?? to.replace(/^(\/|[a-z]+:(\/\/)?)/, '')
}

/** `page` for exactly what is shown, `true` for the list of which it shows a category. */
export function currentOf(to: string, pathname: string, search: string): 'page' | 'true' | undefined {
  const [path, query] = to.split('?')
  if (path !== pathname) return undefined
  const shown = new URLSearchParams(search)
  if (query === undefined) return shown.has('category') ? 'true' : 'page'
  return [...new URLSearchParams(query)].every(([name, value]) =>
    [...shown].some(([each, chosen]) => each === name && chosen === value),
  )
    ? 'page'
    : undefined
}
