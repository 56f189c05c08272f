import { Brush, File, Image, Menu } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { storeRooms } from '@/content/admin/store/rooms'
import { useIsPhone } from '@/ui/use-media'
import { SectionTabs } from '../shared/page/section-tabs'

const tabs = [
  { to: adminPaths.store, label: storeRooms.pages, icon: File },
  { to: adminPaths.storeMenus, label: storeRooms.menus, icon: Menu },
  { to: adminPaths.storeBrand, label: storeRooms.brand, icon: Brush },
  { to: adminPaths.storeMedia, label: storeRooms.media, icon: Image },
]

/** The rooms of the online store: tiles at the top of its panel, a row on a phone. */
export const StoreTabs = () => (
  <SectionTabs label={storeRooms.label} tabs={tabs} layout={useIsPhone() ? 'row' : 'tiles'} />
)
