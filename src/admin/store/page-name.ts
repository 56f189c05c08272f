import { storePages } from '@/content/admin/store/pages'
import type { EditedPage } from '@/data/pages/admin-page-queries'

/** What the owner calls a page. The first page’s title is that of the browser’s tab and of search results. */
export const pageName = ({ kind, title }: Pick<EditedPage, 'kind' | 'title'>): string =>
  kind === 'home' ? storePages.kinds.home : (title ?? storePages.kinds[kind])
