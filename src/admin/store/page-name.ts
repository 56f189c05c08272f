import { storePages } from '@/content/admin/store/pages'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import { screenNames } from '@/content/shared/screen-names'
import type { EditedPage } from '@/data/pages/admin-page-queries'

/** What the owner calls a page. The first page’s title is that of the browser’s tab and of search results. */
export function pageName({ slug, kind, title }: Pick<EditedPage, 'slug' | 'kind' | 'title'>): string {
  if (kind === 'home') return storePages.kinds.home
  return title ?? (isFixedPage(slug) ? fixedPages[slug] : screenNames[slug]) ?? storePages.kinds[kind]
}
