import type { StoredSection, StorePage } from '@/data/pages/fetch-page'

const section = (kind: string, fields: Readonly<Record<string, unknown>> = {}): StoredSection => ({
  id: kind,
  kind,
  isHidden: false,
  ...fields,
})

/** What a page shows that nothing is published of. */
export function defaultSections({
  slug,
  kind,
  title,
  department,
}: Pick<StorePage, 'slug' | 'kind' | 'title' | 'department'>): StoredSection[] {
  if (kind === 'department') {
    const departments = department === null ? [] : [{ id: department, slug: department, name: title }]
    return [section('department-banner'), section('listing', { departments, search: true })]
  }
  if (kind === 'policy') return [section('policy', { document: slug })]
  if (slug === 'deals') return [section('deals-banner'), section('club')]
  if (slug === 'flash-deals')
    return [section('deals-banner', { deals: 'flash', ground: 'band', corner: 'bottom' })]
  // It shows nothing where the shop has no charts.
  if (slug === 'size-guide') return [section('size-chart')]
  return [section(slug)]
}
