import type { StoredSection, StorePage } from '@/data/pages/fetch-page'

/** A page as it is shown: each of its sections in the form of its kind, or what the software has for a page without any. */
export type ShownPage = Omit<StorePage, 'sections'> & { sections: StoredSection[] }
