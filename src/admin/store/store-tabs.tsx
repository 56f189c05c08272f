import { Brush, File, Image, Languages, Menu } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { storeRooms } from '@/content/admin/store/rooms'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useIsPhone } from '@/ui/use-media'
import { SectionTabs } from '../shared/page/section-tabs'

const tabs = [
  { to: adminPaths.store, label: storeRooms.pages, icon: File },
  { to: adminPaths.storeMenus, label: storeRooms.menus, icon: Menu },
  { to: adminPaths.storeBrand, label: storeRooms.brand, icon: Brush },
  { to: adminPaths.storeMedia, label: storeRooms.media, icon: Image },
]

const translations = { to: adminPaths.translations, label: storeRooms.translations, icon: Languages }

/** The rooms of the online store: tiles at the top of its panel, a row on a phone. */
export function StoreTabs() {
  const isPhone = useIsPhone()
  const speaksSeveral = (useShopSettings()?.languages.length ?? 1) > 1
  return (
    <SectionTabs
      label={storeRooms.label}
      tabs={speaksSeveral ? [...tabs, translations] : tabs}
      layout={isPhone ? 'row' : 'tiles'}
    />
  )
}
