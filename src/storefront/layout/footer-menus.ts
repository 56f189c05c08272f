import { paths } from '@/config/paths'
import { footer as words } from '@/content/layout/footer'
import type { FixedPage } from '@/content/shared/fixed-pages'
import { screenNames } from '@/content/shared/screen-names'
import { useShopSettings } from '@/data/settings/shop-settings'
import { linkTo, menuOf, type NavEntry, ownPages, pageLink } from './navigation'

const legal = ['legal-notice', 'terms', 'privacy', 'cookies', 'ad-choices', 'accessibility'] as const
const beforeOrders = ['shipping', 'returns', 'terms', 'privacy'] as const
const support = ['contact', 'shipping', 'returns', 'size-guide'] as const

/** The footer's columns and its last line: the shop's menus, or what there is. */
export function useFooterMenus(): { columns: readonly NavEntry[]; legal: readonly NavEntry[] } {
  const settings = useShopSettings()
  if (!settings) return { columns: [], legal: [] }
  return {
    columns: menuOf(settings, 'footer', ({ pages, departments, hasCollections, hasProducts }) =>
      [
        column(words.columns.shop, [
          ...departments.map(({ slug, name }) => linkTo(name, `/${slug}`)),
          ...(hasCollections ? [linkTo(screenNames.collections ?? '', paths.collections)] : []),
          ...(hasProducts ? [linkTo(words.newest, paths.newest)] : []),
        ]),
        column(words.columns.support, [
          ...thoseThere(support, pages),
          ...(hasProducts ? [linkTo(screenNames.track ?? '', paths.track)] : []),
        ]),
        column(words.columns.more, ownPages({ pages })),
      ].filter(({ items }) => items.length > 0),
    ),
    legal: menuOf(settings, 'legal', ({ pages }) => thoseThere(legal, pages)),
  }
}

/** What matters before an order. */
export function useCheckoutMenu(): readonly NavEntry[] {
  const settings = useShopSettings()
  return settings ? menuOf(settings, 'checkout', ({ pages }) => thoseThere(beforeOrders, pages)) : []
}

const column = (label: string, items: readonly NavEntry[]): NavEntry => ({
  ...{ label, to: null, isSale: false },
  items,
})

const thoseThere = (slugs: readonly FixedPage[], pages: readonly { slug: string }[]) =>
  slugs.filter((slug) => pages.some((page) => page.slug === slug)).map(pageLink)
