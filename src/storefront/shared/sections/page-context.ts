import { createContext, use } from 'react'
import type { StoredSection } from '@/data/pages/fetch-page'
import type { ProductSummary } from '@/domain/product/product'
import type { ShopFacts } from '@/domain/store/facts'

type PageContents = {
  slug: string
  title: string
  /** All of the page's sections, in their order. */
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
export const PageContext = createContext<PageContents | null>(null)

export function usePageContents(): PageContents {
  const contents = use(PageContext)
  if (!contents) throw new Error('A section stands on no page')
  return contents
}
