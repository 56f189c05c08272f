import { adminSales } from '@/content/admin/sales'
import { SegmentedLinks } from '../list/segmented-links'
import type { usePeriod } from './use-period'

const words = adminSales.range
const presets = [1, 7, 30, 90, 365] as const

export function PeriodChoices({ days, lastHref }: Pick<ReturnType<typeof usePeriod>, 'days' | 'lastHref'>) {
  return (
    <SegmentedLinks
      label={words.label}
      chosen={days}
      choices={presets.map((count) => ({ value: count, label: words.presets[count], to: lastHref(count) }))}
    />
  )
}
