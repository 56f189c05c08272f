import { createContext, use } from 'react'
import type { ProductSummary } from '@/domain/product/product'

type PageContents = {
  /** The products of the page's rows, in their order. */
  products: readonly ProductSummary[]
  /** When they were read, in ms UTC. */
  readAt: number
  refresh: () => void
}

/** What the sections of a page know of it. */
export const PageContext = createContext<PageContents>({ products: [], readAt: 0, refresh: () => {} })

export const usePageContents = () => use(PageContext)
