import type { EditedPage } from '@/data/pages/admin-page-queries'
import type { DraftSection } from '@/domain/store/draft-section'
import { defaultSections } from '@/sections/default-pages'

export const versionIn = (page: EditedPage, wanted: 'draft' | 'scheduled' | 'published') =>
  page.versions.find(({ state }) => state === wanted)

/** What shoppers see of a page: what is published, else what the software has for it. */
export function publicSections(page: EditedPage): readonly DraftSection[] {
  const { slug, kind, title } = page
  const department = kind === 'department' ? slug : null
  return (
    versionIn(page, 'published')?.sections ??
    page.defaultSections ??
    (page.isFixed || department !== null ? defaultSections({ slug, kind, title, department }) : [])
  )
}
