import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminStock } from '@/content/admin/catalogue/stock'
import { SectionTabs } from '../page/section-tabs'

const tabs = [
  { to: adminPaths.products, label: admin.nav.products },
  { to: adminPaths.stock, label: adminStock.title },
  { to: adminPaths.collections, label: admin.nav.collections },
  { to: adminPaths.deals, label: admin.nav.deals },
  { to: adminPaths.reviews, label: admin.nav.reviews },
  { to: adminPaths.searchWords, label: admin.nav.searchWords },
]

export const ProductTabs = () => <SectionTabs label={admin.nav.products} tabs={tabs} />
