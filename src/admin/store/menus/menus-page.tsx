import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { storeMenus as words } from '@/content/admin/store/menus'
import { menuName } from '@/content/admin/store/pages'
import { storeRooms } from '@/content/admin/store/rooms'
import { menusQuery } from '@/data/menus/admin-menus'
import { brandQuery } from '@/data/settings/admin-brand'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { useIsPhone } from '@/ui/use-media'
import { SectionTabs } from '../../shared/page/section-tabs'
import { ErrorNote } from '../../shared/page/state-note'
import { StoreRoom } from '../store-room'
import { MenuEditor } from './menu-editor'

/** In the order in which a page has them; any others come after. */
const order = ['header', 'footer', 'legal', 'checkout', 'support']

/** The menus of the shop, one at a time. */
export function StoreMenusPage() {
  usePageHead({ title: admin.title(storeRooms.menus), hidden: true })
  const { menu: slug = 'header' } = useParams()
  const isPhone = useIsPhone()
  const menus = useQuery(menusQuery())
  const brand = useQuery(brandQuery())
  const failed = menus.isLoadingError ? menus : brand.isLoadingError ? brand : null
  const placeOf = (each: string) => (order.includes(each) ? order.indexOf(each) : order.length)
  const list = (menus.data ?? []).toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug))
  const menu = list.find((each) => each.slug === slug) ?? list[0]
  return (
    <StoreRoom
      title={storeRooms.menus}
      choice={
        <SectionTabs
          label={words.choose}
          layout={isPhone ? 'row' : 'column'}
          tabs={list.map((each, place) => ({
            // The address without a name shows the first.
            to: place === 0 ? adminPaths.storeMenus : `${adminPaths.storeMenus}/${each.slug}`,
            label: menuName(each.slug),
          }))}
        />
      }
    >
      {failed?.error && (
        <ErrorNote title={words.error} error={failed.error} retry={() => void failed.refetch()} />
      )}
      {(menus.isPending || brand.isPending) && <Skeleton className="h-80" />}
      {menu && brand.data && <MenuEditor key={menu.slug} menu={menu} languages={brand.data.languages} />}
    </StoreRoom>
  )
}
