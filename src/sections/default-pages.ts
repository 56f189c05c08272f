import type { StoredSection, StorePage } from '@/data/pages/fetch-page'

const section = (kind: string, fields: Readonly<Record<string, unknown>> = {}): StoredSection => ({
  id: kind,
  kind,
  isHidden: false,
  ...fields,
})

/** What a page shows that nothing is published of. */
export function defaultSections({ slug, kind, title, department }: StorePage): StoredSection[] {
  if (kind === 'department') {
    const departments = department === null ? [] : [{ id: department, slug: department, name: title }]
    return [section('department-banner'), section('listing', { departments, search: true })]
  }
  if (kind === 'policy') return [section('policy', { document: slug })]
  return [section(slug)]
}
