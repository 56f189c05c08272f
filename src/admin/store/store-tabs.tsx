import { Brush, File, Image, Languages, Menu } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { storeRooms } from '@/content/admin/store/rooms'
import { useIsPhone } from '@/ui/use-media'
import { SectionTabs } from '../shared/page/section-tabs'
import { useIsTranslated } from '../shared/page/use-is-translated'

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
  const isTranslated = useIsTranslated()
  return (
    <SectionTabs
      label={storeRooms.label}
      tabs={isTranslated ? [...tabs, translations] : tabs}
      layout={isPhone ? 'row' : 'tiles'}
    />
  )
}
