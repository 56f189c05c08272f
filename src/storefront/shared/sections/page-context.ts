import { createContext, use } from 'react'
import type { StoredSection, StorePage } from '@/data/pages/fetch-page'
import type { ProductSummary } from '@/domain/product/product'

type PageContents = {
  /** Null where sections stand on no page, as in a preview. */
  page: Pick<StorePage, 'title' | 'description' | 'isIndexed'> | null
  sections: readonly StoredSection[]
  /** The products of the page's rows, in their order. */
  products: readonly ProductSummary[]
  /** When they were read, in ms UTC. */
  readAt: number
  refresh: () => void
}

/** What the sections of a page know of it. */
export const PageContext = createContext<PageContents>({
  page: null,
  sections: [],
  products: [],
  readAt: 0,
  refresh: () => {},
})

export const usePageContents = () => use(PageContext)
