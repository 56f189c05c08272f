import { createContext, use } from 'react'
import type { StoredSection, StorePage } from '@/data/pages/fetch-page'
import type { ProductSummary } from '@/domain/product/product'
import type { ShopFacts } from '@/domain/store/facts'
import { factsOf } from './shop-facts'

type PageContents = {
  /** Null where sections stand on no page, as in a preview. */
  page: Pick<StorePage, 'slug' | 'title' | 'description' | 'isIndexed'> | null
  /** What the page is called, also where its row says nothing. */
  title: string
  sections: readonly StoredSection[]
  /** The products of the page's rows, in their order. */
  products: readonly ProductSummary[]
  /** When they were read, in ms UTC. */
  readAt: number
  refresh: () => void
  /** What texts may name in braces; sections come with it in place. */
  facts: ShopFacts
}

/** What the sections of a page know of it. */
export const PageContext = createContext<PageContents>({
  page: null,
  title: '',
  sections: [],
  products: [],
  readAt: 0,
  refresh: () => {},
  facts: factsOf(undefined),
})

export const usePageContents = () => use(PageContext)
