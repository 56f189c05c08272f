import { adminPaths } from '@/config/admin-paths'
import { storeRooms } from '@/content/admin/store/rooms'
import { SectionTabs } from '../shared/page/section-tabs'

const tabs = [
  { to: adminPaths.store, label: storeRooms.pages },
  { to: adminPaths.storeMenus, label: storeRooms.menus },
  { to: adminPaths.storeBrand, label: storeRooms.brand },
  { to: adminPaths.storeMedia, label: storeRooms.media },
]

/** The rooms of the online store. */
export const StoreTabs = () => <SectionTabs label={storeRooms.label} tabs={tabs} />
