import { adminPaths } from '@/config/admin-paths'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { SectionTabs } from '../shared/page/section-tabs'

const words = adminDiscounts.tabs
const tabs = [
  { to: adminPaths.discounts, label: words.discounts },
  { to: adminPaths.studentRequests, label: words.students },
]

export const DiscountTabs = () => <SectionTabs label={words.label} tabs={tabs} />
