import { Fragment, type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import type { StoredSection, StorePage } from '@/data/pages/fetch-page'
import type { ProductSummary } from '@/domain/product/product'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { PageContext } from '@/storefront/shared/sections/page-context'
import { sectionPart } from './section-part'

/** How many sections are on the first screen: their code comes with the page. */
const first = 2

const rowOf = v.object({ products: v.array(v.custom<ProductSummary>(() => true)) })

type PageSectionsProps = {
  /** What lists and banners take from the page; none in a preview of sections alone. */
  page?: Pick<StorePage, 'title' | 'description' | 'isIndexed'>
  sections: readonly StoredSection[]
  /** When they were read, in ms UTC. */
  readAt: number
  refresh: () => void
  /** Puts something around a section, such as the mark by which the preview knows it. */
  around?: (section: StoredSection, shown: ReactNode) => ReactNode
}

const justShown = (_section: StoredSection, shown: ReactNode) => shown

/** A page's sections below each other; one that fails leaves the others standing. */
export function PageSections({ page, sections, readAt, refresh, around = justShown }: PageSectionsProps) {
  const contents = useMemo(() => {
    const products = sections.flatMap((section) => (v.is(rowOf, section) ? section.products : []))
    return { page: page ?? null, sections, products, readAt, refresh }
  }, [page, sections, readAt, refresh])
  return (
    <PageContext value={contents}>
      {sections.map((section, place) => {
        const part = sectionPart(section.kind)
        const Part = place < first ? part?.now : part?.later
        const shown = Part && (
          <SectionBoundary>
            <Part section={section} />
          </SectionBoundary>
        )
        return <Fragment key={section.id}>{around(section, shown)}</Fragment>
      })}
    </PageContext>
  )
}
