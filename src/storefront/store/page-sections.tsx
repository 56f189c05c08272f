import { Fragment, type ReactNode, useMemo } from 'react'
import type { StoredSection } from '@/data/pages/fetch-page'
import type { ProductSummary } from '@/domain/product/product'
import { withFacts } from '@/domain/store/facts'
import { firstSections } from '@/sections/registry'
import type { ShownPage } from '@/sections/shown-page'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { PageContext } from '@/storefront/shared/sections/page-context'
import { useShopFacts } from '@/storefront/shared/sections/shop-facts'
import { headOf } from './page-head'
import { sectionPart } from './section-part'

type Row = StoredSection & { products: readonly ProductSummary[] }
const isRow = (section: StoredSection): section is Row =>
  'products' in section && Array.isArray(section.products)

type PageSectionsProps = {
  /** Whose sections they are; none in a preview of sections alone. */
  page?: ShownPage
  /** Each in the form of its kind. */
  sections: readonly StoredSection[]
  /** When they were read, in ms UTC. */
  readAt: number
  refresh: () => void
  /** Puts something around a section, such as the mark by which the preview knows it. */
  around?: (section: StoredSection, shown: ReactNode) => ReactNode
  /** What stands instead of a section that fails, of which shoppers see nothing. */
  instead?: (section: StoredSection, error: Error) => ReactNode
}

/** A page's sections below each other; one that fails leaves the others standing. */
export function PageSections({
  page,
  sections: stored,
  readAt,
  refresh,
  around,
  instead,
}: PageSectionsProps) {
  // Facts come in here and not where the page is read: settings change by themselves, and a page that is kept shows new ones.
  const facts = useShopFacts()
  const sections = useMemo(() => stored.map((section) => withFacts(section, facts)), [stored, facts])
  const contents = useMemo(() => {
    const products = sections.flatMap((section) => (isRow(section) ? section.products : []))
    const title = page ? headOf(page, facts).name : ''
    return { page: page ?? null, title, sections, products, readAt, refresh, facts }
  }, [page, sections, readAt, refresh, facts])
  return (
    <PageContext value={contents}>
      {sections.map((section, place) => {
        const part = sectionPart(section.kind)
        const Part = place < firstSections ? part?.now : part?.later
        const shown = Part && (
          <SectionBoundary resetKey={section} fallback={(error) => instead?.(section, error)}>
            <Part id={section.id} section={section} />
          </SectionBoundary>
        )
        return <Fragment key={section.id}>{around ? around(section, shown) : shown}</Fragment>
      })}
    </PageContext>
  )
}
