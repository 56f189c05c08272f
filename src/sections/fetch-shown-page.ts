import { fixedPageDescriptions } from '@/content/shared/fixed-page-descriptions'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import { fetchPage, type StorePage } from '@/data/pages/fetch-page'
import { defaultSections } from './default-pages'
import { checkedSection } from './schemas'
import type { ShownPage } from './shown-page'

/** A page with its sections checked, and with the software's words where it is one of those that every shop has. */
export const shownPage = (page: StorePage): ShownPage => ({
  ...page,
  ...(isFixedPage(page.slug) && {
    title: page.title ?? fixedPages[page.slug],
    description: page.description ?? fixedPageDescriptions[page.slug],
  }),
  sections: (page.sections ?? defaultSections(page)).flatMap((section) => checkedSection(section) ?? []),
})

/**
 * A page, where it moved to, or null where there is none.
 * @throws AppError
 */
export async function fetchShownPage(
  slug: string,
  language: string,
  signal: AbortSignal,
): Promise<ShownPage | { movedTo: string } | null> {
  const page = await fetchPage(slug, language, signal)
  return page === null || page.movedTo !== undefined ? page : shownPage(page)
}
